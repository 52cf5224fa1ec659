import { TestTexts } from '@lunette/ui-kit/testing';
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { PageError } from './PageError.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Renders the error page for a loader that throws; returns its heading, text and link. */
async function refused(
  path: string,
  refusal: unknown,
  texts: Pick<ComponentProps<typeof TestTexts>, 'language' | 'messages'> = { messages: en },
) {
  const route = {
    path: '*',
    loader: () => {
      throw refusal;
    },
    Component: () => null,
    HydrateFallback: () => null,
    ErrorBoundary: PageError,
  };
  const router = createMemoryRouter([route], { initialEntries: [path] });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestTexts {...texts}>
      <RouterProvider router={router} />
    </TestTexts>,
  );
  await expect.poll(() => place.querySelector('main')).not.toBeNull();
  const link = place.querySelector('main a');
  return {
    heading: place.querySelector('h1')?.textContent,
    text: place.textContent,
    link: link?.textContent,
    href: link?.getAttribute('href'),
  };
}

const beyond = (detail: string) => data({ code: 'page_not_found', detail }, { status: 404 });

describe('a page that cannot be shown', () => {
  test('CATG-02 beyond the last page, the gateway’s message has the number of pages, and the link to the first page keeps the filters', async () => {
    const shown = await refused(
      '/eyeglasses?frame_shape=panto,round&page=99',
      beyond('There are only 4 pages here.'),
    );
    expect(shown.heading).toBe('This list has no such page');
    expect(shown.text).toContain('There are only 4 pages here.');
    expect(shown.text).not.toContain('This page is not here');
    expect(shown).toMatchObject({ link: 'To the first page', href: '/eyeglasses?frame_shape=panto,round' });
    expect(document.title).toBe('This list has no such page · Lunette');
  });

  test('CATG-02 beyond the last page, a page in Arabic has Arabic texts', async () => {
    const shown = await refused('/eyeglasses?page=99', beyond('توجد 4 صفحات فقط.'), {
      language: 'ar',
      messages: ar,
    });
    expect(shown.text).toContain('توجد 4 صفحات فقط.');
    expect(shown).toMatchObject({ link: 'إلى الصفحة الأولى', href: '/eyeglasses' });
  });

  test('ROUTE-10 any other missing address has a link to eyeglasses', async () => {
    const shown = await refused('/no/such/page', data(null, { status: 404 }));
    expect(shown.heading).toBe('This page is not here');
    expect(shown.href).toBe('/eyeglasses');
  });
});
