import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { loginFlagRead } from '@lunette/session';
import addressAr from '@lunette/session/locales/address/ar.json';
import addressEn from '@lunette/session/locales/address/en.json';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

const MESSAGES = { en: { ...en, ...addressEn }, ar: { ...ar, ...addressAr } };

interface Around extends Pick<TestTextsProps, 'language' | 'country'> {
  /** Rendered on every other page to which the shopper is sent. */
  elsewhere?: ReactNode;
  /** The query string of the screen's URL. */
  search?: string;
  /** Whether a customer is signed in. */
  signedIn?: boolean;
}

/** Renders a screen of the checkout for a test; `path()` returns the current path, `goBack()` goes back in the history. */
export function renderWithCheckout(
  children: ReactNode,
  gateway: TestGateway,
  { language = 'en', country = 'IN', elsewhere = null, search = '', signedIn = false }: Around = {},
) {
  const store = gateway.store({ language, country });
  if (signedIn) store.dispatch(loginFlagRead(true));
  const router = createMemoryRouter(
    [
      { path: '/', element: children },
      { path: '*', element: elsewhere },
    ],
    { initialEntries: ['/came-from', `/${search}`] },
  );
  const screen = render(
    <TestStore store={store}>
      <TestTexts language={language} country={country} messages={MESSAGES[language]}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </TestTexts>
    </TestStore>,
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  const goBack = () => act(() => router.navigate(-1));
  return { ...screen, store, path, goBack };
}
