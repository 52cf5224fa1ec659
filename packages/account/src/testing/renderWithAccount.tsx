import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { Toaster } from '@lunette/ui-kit';
import powerAr from '@lunette/prescription/locales/ar.json';
import powerEn from '@lunette/prescription/locales/en.json';
import entryAr from '@lunette/prescription/locales/entry/ar.json';
import entryEn from '@lunette/prescription/locales/entry/en.json';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import addressAr from '@lunette/session/locales/address/ar.json';
import addressEn from '@lunette/session/locales/address/en.json';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import signInAr from '@lunette/session/locales/signIn/ar.json';
import signInEn from '@lunette/session/locales/signIn/en.json';

const MESSAGES = {
  en: { ...en, ...addressEn, ...signInEn, ...powerEn, ...entryEn },
  ar: { ...ar, ...addressAr, ...signInAr, ...powerAr, ...entryAr },
};

interface Visit extends Pick<TestTextsProps, 'language' | 'country'> {
  /** The path of the page. */
  path?: string;
}

/** Renders a test of the account with texts, toasts and a router; `path()` returns the current path. */
export function renderWithAccount(
  children: ReactNode,
  gateway: TestGateway,
  { language = 'en', country, path = '/' }: Visit = {},
) {
  const store = gateway.store({ language, ...(country && { country }) });
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const screen = render(
    <TestStore store={store}>
      <TestTexts language={language} country={country} messages={MESSAGES[language]}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </TestTexts>
    </TestStore>,
  );
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...screen, store, router, path: at };
}
