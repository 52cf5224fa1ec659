import type { AppStore } from '@lunette/api-client';
import { TestStore, testGateway, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

interface Place {
  path?: string;
  language?: ComponentProps<typeof TestTexts>['language'];
  country?: ComponentProps<typeof TestTexts>['country'];
  gateway?: TestGateway;
  /** A store that a test has prepared. */
  store?: AppStore;
}

/** Renders a part of the layout at an address, for tests; the returned router can navigate to other addresses. */
export function renderAt(
  part: ReactNode,
  { path = '/', language = 'en', country, gateway, store }: Place = {},
) {
  const page = (
    <>
      {part}
      <main id="content" tabIndex={-1} />
    </>
  );
  const origin = 'http://localhost:3000';
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => ({ origin }),
        children: [{ path: '*', element: page }],
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: [path] },
  );
  const shown = render(
    <TestStore store={store ?? (gateway ?? testGateway()).store({ language, country: country ?? 'IN' })}>
      <TestTexts language={language} country={country} messages={language === 'ar' ? ar : en}>
        <RouterProvider router={router} />
      </TestTexts>
    </TestStore>,
  );
  return { ...shown, router };
}

function Nothing() {
  return null;
}
