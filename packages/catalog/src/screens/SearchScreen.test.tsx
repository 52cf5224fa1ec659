import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { browseGateway } from '../browseGateway.ts';
import { renderAt } from '../renderAt.tsx';
import { SearchScreen } from './SearchScreen.tsx';

afterEach(cleanup);

test('CATG-08 what was found is listed by relevance, and filters keep the words in the address', async () => {
  const gateway = browseGateway();
  const { router } = renderAt('/search?q=round', <SearchScreen q="round" />, { gateway });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “round”' })).toBeVisible();
  expect(screen.getByText('226 matches among frames, lenses and accessories.')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  const filters = within(screen.getByRole('form'));
  await userEvent.click(filters.getByRole('checkbox', { name: /^Titanium/ }));
  expect(await screen.findByText('57 of 226 products.')).toBeVisible();
  expect(router.state.location.search).toBe('?q=round&material=titanium');
  expect(gateway.received.at(-1)?.query).toEqual({ material: 'titanium', page: '0' });
});

test('a search that finds nothing says so and leads on', async () => {
  const gateway = browseGateway({ totalCount: 0, unfilteredCount: 0 });
  renderAt('/search?q=zzz', <SearchScreen q="zzz" />, { gateway });
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See eyeglasses' })).toHaveAttribute('href', '/eyeglasses');
});

test('a search without words asks for some and makes no call', async () => {
  const gateway = browseGateway();
  renderAt('/search', <SearchScreen q="" />, { gateway });
  expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  expect(gateway.received).toHaveLength(0);
});
