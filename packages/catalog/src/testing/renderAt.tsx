import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router';
import en from '../locales/browse/en.json';

/** Options of `renderAt`. */
export interface RenderOptions {
  gateway: TestGateway;
  store?: ReturnType<TestGateway['store']>;
  /** Runs before the screen at every URL, like the loader of a route. */
  loader?: (url: URL) => Promise<unknown>;
}

/** Renders a screen at a URL, with translations, a store and a router; other URLs show their own path. */
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
