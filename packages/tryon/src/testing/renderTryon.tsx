import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import type { CountryCode, Language } from '@lunette/country-config';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { tryonGateway } from './tryonGateway.ts';

/** Renders a screen for a test at an address, with texts, store, toasts and a router. */
export function renderTryon(
  screen: ReactNode,
  path: string,
  gateway: TestGateway = tryonGateway(),
  country?: CountryCode,
  language: Language = 'en',
) {
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [path] });
  const view = render(
    <TestTexts language={language} country={country} messages={language === 'ar' ? ar : en}>
      <TestStore store={gateway.store()}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </TestStore>
    </TestTexts>,
  );
  return { ...view, router, gateway };
}
