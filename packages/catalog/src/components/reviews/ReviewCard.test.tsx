import { testGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aReview } from '../../testing/fixtures/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ReviewCard } from './ReviewCard.tsx';

afterEach(cleanup);

function show(part: Parameters<typeof aReview>[0]) {
  renderAt('/', <ReviewCard review={aReview(part)} verified="Verified buyer" />, { gateway: testGateway() });
}

test('a review in another language than the page is marked with it, for the eye and for a screen reader', async () => {
  show({ language: 'ar', title: 'ممتاز', text: 'العدسات صافية حتى الحافة.' });
  expect((await screen.findByText('العدسات صافية حتى الحافة.')).closest('[lang]')).toHaveAttribute(
    'lang',
    'ar',
  );
  expect(screen.getByText('Arabic')).toBeVisible();
});

test('a review in the language of the page says nothing of it', async () => {
  show({ language: 'en' });
  expect((await screen.findByText(/First pair/)).closest('blockquote')).not.toHaveAttribute('lang');
  expect(screen.queryByText('English')).toBeNull();
});
