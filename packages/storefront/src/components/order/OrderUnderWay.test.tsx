import { testGateway } from '@lunette/api-client/testing';
import { latestOrderContract } from '@lunette/orders-returns/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { OrderUnderWay } from './OrderUnderWay.tsx';

afterEach(() => {
  document.cookie = 'hasSession_in=; Path=/; Max-Age=0';
});

test('ORD-03 the order of a visitor without a session is not requested', async () => {
  const gateway = testGateway();
  renderAt(<OrderUnderWay />, { gateway });
  await new Promise((done) => setTimeout(done, 300));
  expect(gateway.received).toEqual([]);
});

test('ORD-03 the order of a session is requested once the page is hydrated; without an order nothing is shown', async () => {
  document.cookie = 'hasSession_in=1; Path=/';
  const gateway = testGateway().on(latestOrderContract.getLatestOrder, () => ({ orders: [] }));
  renderAt(<OrderUnderWay />, { gateway });
  await expect.poll(() => gateway.received.map(({ path }) => path)).toEqual(['/v2/orders/latest']);
  expect(screen.queryByRole('complementary')).toBeNull();
});
