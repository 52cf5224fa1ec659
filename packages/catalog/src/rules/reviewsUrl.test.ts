import { expect, test } from 'vitest';
import { readReviewsUrl, reviewsUrl } from './reviewsUrl.ts';

test('ROUTE-05 the URL of /reviews contains stars and page; invalid values are ignored', () => {
  const read = (search: string) => readReviewsUrl(new URLSearchParams(search));
  expect(read('')).toEqual({ page: 0 });
  expect(read('rating=4&page=3')).toEqual({ rating: 4, page: 2 });
  expect(read('rating=9&page=-1')).toEqual({ page: 0 });
  expect(reviewsUrl({})).toBe('/reviews');
  expect(reviewsUrl({ rating: 4, page: 2 })).toBe('/reviews?rating=4&page=3');
});
