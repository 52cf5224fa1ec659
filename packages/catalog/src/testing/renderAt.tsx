import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router';
import en from '../locales/browse/en.json';

export interface RenderOptions {
  gateway: TestGateway;
  store?: ReturnType<TestGateway['store']>;
  /** Runs before the screen at every address, as a route's own loader does. */
  loader?: (url: URL) => Promise<unknown>;
}

/** Draws a screen at an address, with its words, a store and a router; other addresses show their own path. */
export function renderAt(
  path: string,
  screen: ReactNode,
  { gateway, store = gateway.store(), loader }: RenderOptions,
) {
  const load: LoaderFunction = async ({ request }) => {
    await loader?.(new URL(request.url));
    return null;
  };
  const [pathname = '/'] = path.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: screen, loader: load, HydrateFallback: () => null },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <TestStore store={store}>
      <TestTexts messages={en}>
        <RouterProvider router={router} />
      </TestTexts>
    </TestStore>,
  );
  return { ...view, router, store, gateway };
}
