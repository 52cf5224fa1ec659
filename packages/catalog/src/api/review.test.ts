import { describe, expect, test } from 'vitest';
import { reviewContract } from '../contract/index.ts';
import { aReview, aReviewOf } from '../testing/fixtures/index.ts';
import { REVIEWS_ON_A_PAGE, reviewApi, reviewPage } from './review.ts';
import { reviewGateway } from '../testing/reviewGateway.ts';

const { getReviews, writeReview } = reviewApi.endpoints;

/** The reviews of a product in the order of the gateway, and a store that has read the first pages of them. */
async function listOf(ids: string[], pagesRead: number) {
  const reviews = ids.map((id, index) => ({ ...aReviewOf(index), id }));
  const gateway = reviewGateway().on(reviewContract.getReviews, ({ query: { count, page } }) => ({
    reviews: reviews.slice(page * count, (page + 1) * count),
    count: reviews.length,
  }));
  const store = gateway.store();
  for (let page = 0; page < pagesRead; page += 1)
    await store.dispatch(getReviews.initiate(reviewPage('7', page)));
  const shown = () =>
    Array.from({ length: pagesRead }, (_, page) =>
      getReviews
        .select(reviewPage('7', page))(store.getState())
        .data?.reviews.map(({ id }) => id),
    );
  const write = async () => {
    const body = { rating: 5, title: '', text: 'Light, and they stay.' };
    await store.dispatch(writeReview.initiate({ params: { productId: '7' }, body }));
  };
  return { gateway, shown, write };
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `r-${from + index}`);

describe('PDP-10 a written review is first in the list', () => {
  test('PDP-10 every page keeps its ten reviews, and none is shown twice', async () => {
    const { gateway, shown, write } = await listOf(numbered(1, 25), 2);
    gateway.on(reviewContract.writeReview, () => ({ review: aReview({ id: 'own' }), count: 26 }));
    await write();
    await expect.poll(() => shown()[0]?.[0]).toBe('own');
    expect(shown()).toEqual([['own', ...numbered(1, 9)], numbered(10, 19)]);
    expect(shown()[0]).toHaveLength(REVIEWS_ON_A_PAGE);
  });

  test('PDP-10 the replaced review is removed from its page, and the later pages stay', async () => {
    const { gateway, shown, write } = await listOf([...numbered(1, 12), 'own', ...numbered(13, 24)], 3);
    gateway.on(reviewContract.writeReview, () => ({ review: aReview({ id: 'own' }), count: 25 }));
    await write();
    await expect.poll(() => shown()[0]?.[0]).toBe('own');
    expect(shown()).toEqual([['own', ...numbered(1, 9)], numbered(10, 19), numbered(20, 24)]);
  });
});

test.each([
  ['r-3', [[...numbered(1, 2), ...numbered(4, 11)], numbered(12, 21), numbered(22, 25)]],
  ['r-14', [numbered(1, 10), [...numbered(11, 13), ...numbered(15, 21)], numbered(22, 25)]],
  ['r-24', [numbered(1, 10), numbered(11, 20), [...numbered(21, 23), 'r-25']]],
])('PDP-10 a changed review that is held is removed from its page, here %s', async (id, left) => {
  const { gateway, shown, write } = await listOf(numbered(1, 25), 3);
  gateway.on(reviewContract.writeReview, () => ({ review: aReview({ id, status: 'held' }), count: 24 }));
  await write();
  await expect.poll(shown).toEqual(left);
});
