import { TestStore, type TestGateway } from '@lunette/api-client/testing';
import { Toaster } from '@lunette/ui-kit';
import powerAr from '@lunette/prescription/locales/ar.json';
import powerEn from '@lunette/prescription/locales/en.json';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ar from '../locales/ar.json';
import bagAr from '../locales/bag/ar.json';
import bagEn from '../locales/bag/en.json';
import en from '../locales/en.json';

/** Renders a node for a test with a cart, translations, toasts and a router; `path()` returns the current path. */
export function renderWithCart(
  children: ReactNode,
  gateway: TestGateway,
  { language = 'en', country }: Pick<TestTextsProps, 'language' | 'country'> = {},
) {
  const store = gateway.store({ language, ...(country && { country }) });
  const router = createMemoryRouter([{ path: '*', element: children }]);
  const screen = render(
    <TestStore store={store}>
      <TestTexts
        language={language}
        country={country}
        messages={language === 'ar' ? { ...ar, ...bagAr, ...powerAr } : { ...en, ...bagEn, ...powerEn }}
      >
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </TestTexts>
    </TestStore>,
  );
  return { ...screen, store, path: () => router.state.location.pathname };
}
