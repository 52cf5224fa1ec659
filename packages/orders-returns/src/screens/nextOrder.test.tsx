import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract } from '../contract/order.ts';
import { anOrder, anOrderItem } from '../testing/fixtures/index.ts';
import { orderPage } from '../testing/orderPage.ts';
import { heldAnswer, openOrderGateway, renderWithStore } from '../testing/renderWithStore.tsx';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';

afterEach(cleanup);

const [FIRST, SECOND] = ['1300482917', '1300482999'];
const EXCHANGED = anOrder(
  [
    anOrderItem({
      exchange: { exchangeId: 'x1', status: 'done', newOrderId: SECOND, returnStatus: 'received' },
    }),
  ],
  { id: FIRST, cancellableUntil: '2036-11-15T08:50:00Z' },
);
const NEW = anOrder([anOrderItem({ id: 'item-sable', name: 'Sable' })], {
  id: SECOND,
  exchangeOf: { exchangeId: 'x1', orderId: FIRST, itemId: 'item-alder' },
});

/** The route of an order, which stays mounted when its number changes. */
function OrderRoute() {
  const [params] = useSearchParams();
  return <OrderSummaryScreen {...orderPage} orderId={params.get('orderId') ?? FIRST} />;
}

const number = (id: string) => screen.findByText(new RegExp(`^Order ${id}`));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

test('a link from one order to another shows the other one only, also while it loads and if it fails, and moves the focus to its heading', async () => {
  const answer = heldAnswer();
  let isBusy = true;
  const gateway = openOrderGateway().on(orderContract.getOrder, async ({ params }) => {
    if (params.orderId === FIRST) return { orders: [EXCHANGED] };
    await answer.wait();
    if (isBusy) throw new Refusal(503, 'unavailable', 'The store is busy.');
    return { orders: [NEW] };
  });
  renderWithStore(<OrderRoute />, gateway);
  const asked = (times: number) =>
    expect.poll(() => gateway.received.filter(({ path }) => path.endsWith(SECOND))).toHaveLength(times);
  await number(FIRST);
  expect(document.activeElement).toBe(document.body);
  await follow(SECOND);
  await screen.findByRole('status', { name: 'Loading your order' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await asked(1);
  answer.letGo();
  await screen.findByText(/The store is busy/);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  isBusy = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await asked(2);
  answer.letGo();
  await number(SECOND);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await follow(FIRST);
  await number(FIRST);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
