import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { reviewContract } from '../../contract/index.ts';
import { aProduct, aReviewOf, aReviewPicture } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderWithTexts } from '../../testing/renderProduct.tsx';
import { ReviewSection } from './ReviewSection.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import './ReviewList.tsx';

afterEach(cleanup);

test('PDP-10 a first review that is held leaves the text that there is none', async () => {
  const gateway = productGateway().on(reviewContract.getReviews, () => ({ reviews: [], count: 0 }));
  const SendsReview = ({ onWritten }: { onWritten: () => void }) => (
    <button type="button" onClick={onWritten}>
      Send
    </button>
  );
  const product = aProduct({ rating: { average: 0, count: 0 } });
  renderWithTexts(<ReviewSection product={product} writeReview={SendsReview} />, { store: gateway.store() });
  expect(screen.getByText('Nobody has written about it yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => gateway.received.length).toBe(1);
  expect(await screen.findByText('Nobody has written about it yet.')).toBeTruthy();
});

test('PDP-10 the focus stays above the review form when the button that opened it is removed', async () => {
  const WritesReview = () => <textarea aria-label="Words" />;
  renderWithTexts(<ReviewSection product={aProduct()} writeReview={WritesReview} />, {
    store: productGateway().store(),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words' }));
});

test('in Arabic the button for more reviews has the form of its number', async () => {
  const gateway = productGateway().on(reviewContract.getReviews, ({ query }) => ({
    reviews: Array.from({ length: query.count }, (_, index) => aReviewOf(index)),
    count: 11,
  }));
  renderWithTexts(<ReviewSection product={aProduct()} />, {
    store: gateway.store({ language: 'ar', country: 'AE' }),
    language: 'ar',
    country: 'AE',
  });
  expect(await screen.findByRole('button', { name: 'اعرض تقييماً آخر' })).toBeTruthy();
});

test('in Arabic the author and the place of a review are separated by an Arabic comma', async () => {
  renderWithTexts(<ReviewSection product={aProduct({ reviews: [aReviewOf(0)] })} />, {
    store: productGateway().store({ language: 'ar', country: 'AE' }),
    language: 'ar',
    country: 'AE',
  });
  expect((await screen.findAllByText('Meera K.، Pune')).length).toBeGreaterThan(0);
});

test('PDP-01 the pictures of image reviews are in a row above the reviews', () => {
  const imageReviews = [0, 1].map((index) => ({
    ...aReviewOf(index),
    pictures: [aReviewPicture(index * 90), aReviewPicture(index * 90 + 45)],
  }));
  const product = aProduct({ imageReviews });
  renderWithTexts(<ReviewSection product={product} />, { store: productGateway(product).store() });
  const title = screen.getByRole('heading', { level: 3, name: 'Pictures from customers' });
  const row = title.nextElementSibling;
  expect([...(row?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)).toEqual([
    'Picture 1 by Meera K.',
    'Picture 2 by Meera K.',
    'Picture 1 by Joseph A.',
    'Picture 2 by Joseph A.',
  ]);
});

test('without image reviews there is no row of pictures', () => {
  renderWithTexts(<ReviewSection product={aProduct()} />, { store: productGateway().store() });
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});
