import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import messages from '../locales/en.json';
import phoneCapture from '../locales/phoneCapture/en.json';

const MESSAGES = { ...messages, ...phoneCapture };

/** Renders a screen for a test, at an address, in front of a gateway. */
export function renderMarketing(screen: ReactNode, gateway: TestGateway, path = '/') {
  const store = gateway.store();
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [path] });
  const view = render(
    <TestTexts messages={MESSAGES}>
      <TestStore store={store}>
        <RouterProvider router={router} />
      </TestStore>
    </TestTexts>,
  );
  return { ...view, store };
}
