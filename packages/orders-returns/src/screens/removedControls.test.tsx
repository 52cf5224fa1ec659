import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderChangeContract } from '../contract/change.ts';
import { orderContract } from '../contract/order.ts';
import { refundContract } from '../contract/refund.ts';
import { returnContract } from '../contract/return/return.ts';
import { anOrder } from '../testing/fixtures/index.ts';
import { orderPage } from '../testing/orderPage.ts';
import { refundsOf, refusedRefunds } from '../testing/refunds.ts';
import { OPEN_ORDER, openOrderGateway, renderWithStore, returnGateway } from '../testing/renderWithStore.tsx';
import { aReturn } from '../testing/returns.ts';
import { OrderListScreen } from './OrderListScreen.tsx';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';
import { ReturnDetailsScreen } from './return/ReturnDetailsScreen.tsx';

afterEach(cleanup);

const summary = <OrderSummaryScreen {...orderPage} orderId={OPEN_ORDER.id} />;

/** Presses a button with the keyboard. */
const press = async (name: string) => {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};
const nameOfFocus = () => document.activeElement?.textContent;

test('a failed refund that is taken as store credit is confirmed with its amount, and the keyboard stays in its place', async () => {
  let refunds = refusedRefunds(['storecredit']);
  const gateway = openOrderGateway()
    .on(refundContract.getRefundDetails, () => refunds)
    .on(refundContract.creditRefund, () => (refunds = refundsOf()));
  renderWithStore(summary, gateway);
  const button = await screen.findByRole('button', { name: 'Take it as store credit' });
  await press('Take it as store credit');
  await screen.findByText('₹3,559.49 is in your account as store credit.');
  await expect.poll(() => button.isConnected).toBe(false);
  await expect.poll(nameOfFocus).toBe('Alder');
});

test('after cash at the door is confirmed, the focus is on the time of the confirmation', async () => {
  const at = '2026-11-15T05:35:00Z';
  const gateway = openOrderGateway().on(orderChangeContract.confirmCash, () => ({
    orders: [{ ...OPEN_ORDER, cashConfirmation: { open: false, at } }],
  }));
  renderWithStore(summary, gateway);
  await press('Confirm');
  await expect.poll(nameOfFocus).toMatch(/^You confirmed on 15 Nov/);
});

test('the last page of orders takes the focus of the button that loaded it', async () => {
  const gateway = openOrderGateway().on(orderContract.getOrders, ({ query: { page } }) => ({
    orders: [anOrder(undefined, page === 0 ? {} : { id: 'further', status: 'payment_failed' })],
    totalOrder: 11,
  }));
  renderWithStore(<OrderListScreen />, gateway);
  await press('Show more orders');
  const headings = () => screen.getAllByRole('heading', { level: 2 });
  await expect.poll(() => headings().length).toBe(2);
  await expect.poll(() => document.activeElement).toBe(headings()[1]);
});

test('a return that was cancelled keeps the keyboard on its page', async () => {
  let one = aReturn({ status: 'label', cancellable: true });
  const gateway = returnGateway()
    .on(returnContract.getReturnDetails, () => ({ returns: [one] }))
    .on(returnContract.cancelReturn, () => {
      one = { ...one, status: 'cancelled', cancellable: false };
      return { returns: [one] };
    });
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press('Cancel this return');
  await press('Yes, cancel it');
  await expect.poll(() => screen.queryByRole('button', { name: 'Yes, cancel it' })).toBeNull();
  await expect.poll(() => document.activeElement?.closest('article')).toBe(screen.getByRole('article'));
});
