import { expect, test } from 'vitest';
import { readReviewsAddress, reviewsAddress } from './reviewsAddress.ts';

test('ROUTE-05 the URL of /reviews contains stars and page; invalid values are ignored', () => {
  const read = (search: string) => readReviewsAddress(new URLSearchParams(search));
  expect(read('')).toEqual({ page: 0 });
  expect(read('rating=4&page=3')).toEqual({ rating: 4, page: 2 });
  expect(read('rating=9&page=-1')).toEqual({ page: 0 });
  expect(reviewsAddress({})).toBe('/reviews');
  expect(reviewsAddress({ rating: 4, page: 2 })).toBe('/reviews?rating=4&page=3');
});
