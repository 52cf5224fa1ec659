import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import type { CountryCode, Language } from '@lunette/country-config';
import powerAr from '@lunette/prescription/locales/ar.json';
import powerEn from '@lunette/prescription/locales/en.json';
import entryAr from '@lunette/prescription/locales/entry/ar.json';
import entryEn from '@lunette/prescription/locales/entry/en.json';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PurchaseChoice, RenderBuy } from '../components/buy/purchaseChoice.ts';
import browseAr from '../locales/browse/ar.json';
import browseEn from '../locales/browse/en.json';
import productAr from '../locales/product/ar.json';
import productEn from '../locales/product/en.json';
import { productGateway } from './productGateway.ts';
import { ProductScreen, type ProductScreenProps } from '../screens/product/ProductScreen.tsx';

const TEXTS = {
  en: { ...browseEn, ...productEn, ...powerEn, ...entryEn },
  ar: { ...browseAr, ...productAr, ...powerAr, ...entryAr },
};

interface ProductOptions {
  gateway?: TestGateway;
  store?: ReturnType<TestGateway['store']>;
  productId?: string;
  /** The panel that is open at first: `lenses` or `power`. */
  at?: string;
  language?: Language;
  country?: CountryCode;
  faceWidth?: number;
  exchanged?: ProductScreenProps['exchanged'];
}

/** Renders the product screen with a bag that records what was added to it. */
export function renderProduct({
  gateway = productGateway(),
  at,
  faceWidth,
  exchanged,
  ...options
}: ProductOptions = {}) {
  const { language = 'en', country, productId = '100101' } = options;
  const store = options.store ?? gateway.store({ language, ...(country && { country }) });
  const bought: PurchaseChoice[] = [];
  const renderBuy: RenderBuy = (choice, label, added) => (
    <button
      type="button"
      onClick={() => {
        bought.push(choice);
        void added();
      }}
    >
      {label}
    </button>
  );
  const screen = (
    <ProductScreen productId={productId} renderBuy={renderBuy} faceWidth={faceWidth} exchanged={exchanged} />
  );
  const view = renderWithTexts(screen, {
    store,
    language,
    country,
    path: `/product/${productId}${at ? `#${at}` : ''}`,
  });
  return { ...view, gateway, store, bought };
}

interface TextOptions {
  store: ReturnType<TestGateway['store']>;
  language?: Language;
  country?: CountryCode | undefined;
  path?: string;
}

/** Renders a part of the product page with its translations, a store and a router. */
export function renderWithTexts(
  children: ReactNode,
  { store, language = 'en', country, path = '/' }: TextOptions,
) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const view = render(
    <TestStore store={store}>
      <TestTexts language={language} country={country} messages={TEXTS[language]}>
        <RouterProvider router={router} />
      </TestTexts>
    </TestStore>,
  );
  return { ...view, router };
}
