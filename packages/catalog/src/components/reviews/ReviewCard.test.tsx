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
