import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_IDS } from '../../../contract/index.ts';
import {
  choiceCount,
  choicesOf,
  cleared,
  FILTER_NAMES,
  listingHref,
  readListing,
  toggled,
} from './listingUrl.ts';

test('the filters in a URL are those of the contract', () => {
  expect(FILTER_NAMES).toEqual(FILTER_IDS);
});

test('CATG-02 a URL without a page requests page=0, and ?page=2 is the second page', () => {
  expect(readListing('').page).toBe(0);
  expect(readListing('?page=1').page).toBe(0);
  expect(readListing('?page=2').page).toBe(1);
  expect(listingHref('/eyeglasses', {}, 1)).toBe('/eyeglasses?page=2');
});

test('an invalid page number means the first page', () => {
  for (const page of ['0', '-3', '1.5', 'two', '99999', ''])
    expect(readListing(`?page=${page}`).page).toBe(0);
});

test('filters and sort order are in the URL, and unknown parameters are left out', () => {
  const { query } = readListing('?frame_shape=round,panto&frame_shape=square&sort=new&utm_source=mail&q=x');
  expect(query).toEqual({ frame_shape: 'panto,round,square', sort: 'new' });
  expect(listingHref('/eyeglasses', query)).toBe('/eyeglasses?frame_shape=panto,round,square&sort=new');
  expect(listingHref('/search?q=round', query, 2)).toBe(
    '/search?q=round&frame_shape=panto,round,square&sort=new&page=3',
  );
});

test('a choice can be added and removed', () => {
  const set = toggled(toggled({ sort: 'new' }, 'frame_shape', 'round'), 'frame_shape', 'panto');
  expect(choicesOf(set, 'frame_shape')).toEqual(['panto', 'round']);
  expect(choiceCount(set)).toBe(2);
  expect(toggled(toggled(set, 'frame_shape', 'round'), 'frame_shape', 'panto')).toEqual({ sort: 'new' });
  expect(cleared(toggled(set, 'price', '1000_2499'), 'frame_shape')).toEqual({
    sort: 'new',
    price: '1000_2499',
  });
  expect(cleared(set)).toEqual({ sort: 'new' });
});

test('a written URL is read back unchanged', () => {
  const id = fc.stringMatching(/^[a-z0-9_]{1,12}$/);
  const filters = fc.dictionary(
    fc.constantFrom(...FILTER_NAMES),
    fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(filters, fc.integer({ min: 0, max: 9999 }), (set, page) => {
      const query = Object.fromEntries(
        Object.entries(set).map(([name, ids]) => [name, [...ids].sort().join(',')]),
      );
      expect(readListing(listingHref('/x', query, page).slice(2))).toEqual({ page, query });
    }),
  );
});
