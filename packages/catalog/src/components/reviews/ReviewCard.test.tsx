import { testGateway } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aReview, aReviewPicture } from '../../testing/fixtures/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { ReviewTexts } from './ReviewPictures.tsx';
// Loaded before the tests, so that no test waits for the chunk.
import './ReviewPictureZoom.tsx';

afterEach(cleanup);

const TEXTS: ReviewTexts = {
  verified: 'Verified buyer',
  pictures: 'Pictures from customers',
  picture: (author, number) => `Picture ${number} by ${author}`,
};

function show(part: Parameters<typeof aReview>[0]) {
  renderAt('/', <ReviewCard review={aReview(part)} texts={TEXTS} />, { gateway: testGateway() });
}

test('a review in a language other than that of the page is marked with it, visibly and for screen readers', async () => {
  show({ language: 'ar', title: 'ممتاز', text: 'العدسات صافية حتى الحافة.' });
  expect((await screen.findByText('العدسات صافية حتى الحافة.')).closest('[lang]')).toHaveAttribute(
    'lang',
    'ar',
  );
  expect(screen.getByText('Arabic')).toBeVisible();
});

test('a review in the language of the page has no mark', async () => {
  show({ language: 'en' });
  expect((await screen.findByText(/First pair/)).closest('blockquote')).not.toHaveAttribute('lang');
  expect(screen.queryByText('English')).toBeNull();
});

test('PDP-01 a picture of a review opens enlarged, with what the review says; a placeholder replaces one that fails', async () => {
  const [good, failing] = [aReviewPicture(30), '/gone.jpg'];
  show({ pictures: [failing, good] });
  const missing = await screen.findByRole('button', { name: 'Picture 1 by Meera K.' });
  await expect.poll(() => missing.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 by Meera K.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures from customers' });
  expect(within(dialog).getByRole('img', { name: 'Picture 2 by Meera K.' })).toHaveAttribute('src', good);
  expect(within(dialog).getByText(/First pair/)).toBeVisible();
  expect(within(dialog).getByText('Verified buyer')).toBeVisible();
});
