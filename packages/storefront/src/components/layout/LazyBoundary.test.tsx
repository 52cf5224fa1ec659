import { screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { LazyBoundary } from './LazyBoundary.tsx';

const Lost = lazy<() => null>(() => Promise.reject(new Error('the chunk cannot be fetched')));

test('SHELL-13 a part that cannot be loaded is left out or replaced by a message or a link, and the rest of the page remains', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt(
    <>
      <div data-testid="place">
        <LazyBoundary fallback="coming">
          <Lost />
        </LazyBoundary>
      </div>
      <LazyBoundary failed={<a href="/bag">Bag</a>}>
        <Lost />
      </LazyBoundary>
      <LazyBoundary message="The bar did not load.">
        <Lost />
      </LazyBoundary>
    </>,
  );
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(''));
  expect((await screen.findByRole('alert')).textContent).toContain('The bar did not load.');
  expect(screen.getByRole('link', { name: 'Bag' })).toBeDefined();
  expect(screen.getByRole('main')).toBeDefined();
  silent.mockRestore();
});
