import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exchangeContract } from '../../contract/exchange.ts';
import { anExchange } from '../../testing/exchange.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { openOrderGateway, renderWithStore } from '../../testing/renderWithStore.tsx';
import { ExchangeWaitingNote } from './ExchangeWaitingNote.tsx';

afterEach(cleanup);

const placed = { status: 'placed', at: '2026-11-20T06:00:00Z' };
const exchangeOf = { exchangeId: 'exchange-1', orderId: '1300482917', itemId: 'item-alder' };
const orderOf = (statusHistory = [placed]) => anOrder([anOrderItem({ statusHistory })], { exchangeOf });

function show(order: ReturnType<typeof anOrder>, change: Parameters<typeof anExchange>[0] = {}) {
  const gateway = openOrderGateway().on(exchangeContract.getExchange, () =>
    anExchange({ status: 'confirmed', leaves: 'collected', ...change }),
  );
  renderWithStore(<ExchangeWaitingNote order={order} />, gateway);
  return gateway;
}

test('RET-10 the order says that the new goods wait for the old ones, with a link to the return', async () => {
  show(orderOf());
  await screen.findByText(/^It leaves once the old goods are on their way to us\./);
  expect(screen.getByRole('link', { name: 'See the return' }).getAttribute('href')).toBe(
    '/sales/order/return-details/1300482917?itemId=item-alder',
  );
});

test.each([
  ['are sent at once', { leaves: 'at_once' as const }],
  ['wait for a payment', { status: 'unpaid' }],
])('there is no such note for goods that %s', async (_what, change) => {
  const gateway = show(orderOf(), change);
  await expect.poll(() => gateway.received.length).toBe(1);
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByText(/^It leaves once/)).toBeNull();
});

test('no exchange is requested for goods that are already being made or are not from an exchange', () => {
  const begun = show(orderOf([placed, { status: 'confirmed', at: '2026-11-20T07:00:00Z' }]));
  const other = show(anOrder([anOrderItem({ statusHistory: [placed] })]));
  expect([begun.received, other.received]).toEqual([[], []]);
});
