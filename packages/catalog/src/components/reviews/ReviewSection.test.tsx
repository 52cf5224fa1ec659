import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TestTexts } from '@lunette/ui-kit/testing';
import { useState } from 'react';
import { productContract, reviewContract } from '../../contract/index.ts';
import reviewTexts from '../../locales/reviews/en.json';
import { prefetchProduct } from '../../prefetchProduct.ts';
import { ProductScreen } from '../../screens/product/ProductScreen.tsx';
import { aProduct, aReviewOf, aReviewPicture } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderWithTexts } from '../../testing/renderProduct.tsx';
import { ReviewForm } from './ReviewForm.tsx';
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

test('PDP-10 a review that is being written is kept in another colour of its model, but not for another model', async () => {
  const gateway = productGateway()
    .on(productContract.getProduct, ({ params: { id } }) =>
      aProduct({ id, modelName: id === 'rowan' ? 'Rowan' : 'Alder' }),
    )
    .on(reviewContract.getOwnReview, () => ({ review: null }));
  const store = gateway.store();
  // As in the apps, a product is loaded before its page is opened.
  await Promise.all(['havana', 'black', 'rowan'].map((id) => prefetchProduct(store, id)));
  const WritesReview = (props: { productId: string; onWritten: () => void }) => (
    <TestTexts messages={reviewTexts}>
      <ReviewForm isSignedIn onSignIn={() => undefined} {...props} />
    </TestTexts>
  );
  function Page() {
    const [id, setId] = useState('havana');
    return (
      <>
        {['black', 'rowan'].map((other) => (
          <button key={other} type="button" onClick={() => setId(other)}>
            {other}
          </button>
        ))}
        <ProductScreen productId={id} renderBuy={() => null} writeReview={WritesReview} />
      </>
    );
  }
  renderWithTexts(<Page />, { store });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /others know/ });
  await userEvent.type(text, 'It was a little');
  await userEvent.click(screen.getByRole('button', { name: 'black' }));
  const isRead = (id: string) => gateway.received.some(({ path }) => path.endsWith(`/${id}/review/own`));
  await expect.poll(() => isRead('black')).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /others know/ }).value).toBe(
    'It was a little',
  );
  await userEvent.click(screen.getByRole('button', { name: 'rowan' }));
  expect(screen.queryByRole('textbox', { name: /others know/ })).toBeNull();
});

test('PDP-10 with the keyboard, the focus moves from the button for more reviews to the first new one', async () => {
  const gateway = productGateway().on(reviewContract.getReviews, ({ query }) => ({
    reviews: Array.from({ length: query.count }, (_, index) => ({
      ...aReviewOf(index),
      id: `${query.page}-${index}`,
      title: `Page ${query.page + 1}, review ${index + 1}`,
    })),
    count: 30,
  }));
  renderWithTexts(<ReviewSection product={aProduct()} />, { store: gateway.store() });
  for (const page of [2, 3]) {
    (await screen.findByRole('button', { name: 'Show 10 more' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toContain(`Page ${page}, review 1`);
    expect(document.activeElement?.localName).toBe('li');
  }
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
