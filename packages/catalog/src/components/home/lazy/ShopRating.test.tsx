import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reviewContract } from '../../../contract/index.ts';
import { productGateway } from '../../../testing/productGateway.ts';
import { renderWithTexts } from '../../../testing/renderProduct.tsx';
import { ShopRating } from './ShopRating.tsx';

afterEach(cleanup);

test('HOME-09 a single review is counted as one', async () => {
  const bottomline = { average_score: 5, total_reviews: 1 };
  const gateway = productGateway().on(reviewContract.getShopRating, () => ({ bottomline }));
  const { container } = renderWithTexts(<ShopRating />, { store: gateway.store() });
  await screen.findByRole('img', { name: '5 of 5 stars' });
  expect(container.textContent).toContain('5 from 1 review');
  expect(container.textContent).not.toContain('reviews');
});
