import { countryOf } from '@lunette/country-config';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { browseGateway } from '../testing/browseGateway.ts';
import { recentSearches } from '../components/search/entries/recentSearches.ts';
import { productCards } from '../testing/fixtures/card.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { SearchScreen } from './SearchScreen.tsx';

afterEach(cleanup);

const trending = countryOf('IN').trendingSearches.desktop;

test('CATG-08 results are listed by relevance, and filters keep the search text in the URL', async () => {
  const gateway = browseGateway();
  const { router } = renderAt('/search?q=round', <SearchScreen q="round" trending={trending} />, { gateway });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “round”' })).toBeVisible();
  expect(screen.getByText('46 products in 226 colours and packs.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  const filters = within(screen.getByRole('form'));
  await userEvent.click(filters.getByRole('checkbox', { name: /^Titanium/ }));
  expect(await screen.findByText('12 of 46 products, in 57 colours and packs.')).toBeVisible();
  expect(router.state.location.search).toBe('?q=round&material=titanium');
  expect(gateway.received.at(-1)?.query).toEqual({ material: 'titanium', page: '0' });
  expect(recentSearches('IN')[0]).toBe('round');
});

test('CATG-08 another order is in the URL as sort and in the call as order', async () => {
  const gateway = browseGateway();
  const { router } = renderAt('/search?q=round', <SearchScreen q="round" trending={trending} />, { gateway });
  const [order] = await screen.findAllByRole('combobox', { name: 'Sort' });
  await userEvent.selectOptions(order as HTMLElement, 'Price, low to high');
  await screen.findByText('46 products in 226 colours and packs.');
  expect(router.state.location.search).toBe('?q=round&sort=price_asc');
  expect(gateway.received.at(-1)?.query).toEqual({ order: 'price_asc', page: '0' });
});

test('if no result matches all words, the page says so, explains how they were read and offers parts of the search', async () => {
  const gateway = browseGateway({
    description: 'Nothing has all of this. The nearest come first.',
    search: {
      match: 'some',
      notes: ['Read as “titanium”.'],
      tries: [{ text: 'titanium', modelCount: 8 }],
      nearest: [],
    },
  });
  renderAt('/search?q=titanum%20round', <SearchScreen q="titanum round" trending={trending} />, { gateway });
  expect(await screen.findByText(/Nothing has all of this/)).toBeVisible();
  expect(screen.getByText('Read as “titanium”.')).toBeVisible();
  const tries = within(screen.getByRole('list', { name: 'Parts of your search' }));
  expect(tries.getByRole('link', { name: 'titanium 8' })).toHaveAttribute('href', '/search?q=titanium');
});

test('CATG-07 filters that empty a search show “empty filters” and name the one to remove', async () => {
  const none = browseGateway({ totalCount: 0, search: { match: 'all', notes: [], tries: [], nearest: [] } });
  renderAt('/search?q=round&material=titanium', <SearchScreen q="round" trending={trending} />, {
    gateway: none,
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Empty filters/i);
  expect(within(alert).getByRole('link', { name: 'Remove “Titanium”' })).toHaveAttribute(
    'href',
    '/search?q=round',
  );
});

test('a search without results says so, and shows trending searches and the goods that are worn most', async () => {
  const gateway = browseGateway({
    totalCount: 0,
    unfilteredCount: 0,
    search: { match: 'none', notes: [], tries: [], nearest: productCards(4) },
  });
  renderAt('/search?q=zzz', <SearchScreen q="zzz" trending={trending} />, { gateway });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing found for “zzz”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Round frames' })).toHaveAttribute('href', trending[0]?.url);
  expect(screen.getByRole('heading', { level: 2, name: 'Worn most' })).toBeVisible();
  expect(recentSearches('IN')).not.toContain('zzz');
  expect(screen.getByRole('link', { name: 'See eyeglasses' })).toHaveAttribute('href', '/eyeglasses');
});

test('without a search text the page asks for one, shows trending searches and makes no call', async () => {
  const gateway = browseGateway();
  renderAt('/search', <SearchScreen q="" trending={trending} />, { gateway });
  expect(await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(trending.length);
  expect(gateway.received).toHaveLength(0);
});
