import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

const MESSAGES = { en, ar };

/** Renders a screen of the appointments for a test; `path` is its address, and `path()` returns the current one. */
export function renderWithAppointments(
  children: ReactNode,
  gateway: TestGateway,
  {
    language = 'en',
    country = 'IN',
    path: start = '/',
  }: Pick<TestTextsProps, 'language' | 'country'> & { path?: string } = {},
) {
  const store = gateway.store({ language, country });
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [start] });
  const view = render(
    <TestStore store={store}>
      <TestTexts language={language} country={country} messages={MESSAGES[language]}>
        <RouterProvider router={router} />
      </TestTexts>
    </TestStore>,
  );
  const path = () => router.state.location.pathname + router.state.location.search;
  const sent = (method: string, prefix: string) =>
    gateway.received.filter((call) => call.method === method && call.path.startsWith(prefix));
  return { ...view, store, path, sent };
}
