import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import addressAr from '../locales/address/ar.json';
import addressEn from '../locales/address/en.json';
import signInAr from '../locales/signIn/ar.json';
import signInEn from '../locales/signIn/en.json';
import staffAr from '../locales/staff/ar.json';
import staffEn from '../locales/staff/en.json';

const MESSAGES = {
  en: { ...addressEn, ...signInEn, ...staffEn },
  ar: { ...addressAr, ...signInAr, ...staffAr },
};

interface Visit extends Pick<TestTextsProps, 'language' | 'country'> {
  /** The path of the page. */
  path?: string;
}

/** Renders a test with a session, texts, toasts and a router; `path()` returns the current path. */
export function renderWithSession(
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
