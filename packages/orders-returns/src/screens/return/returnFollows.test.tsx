import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { orderContract } from '../../contract/order.ts';
import { refundContract } from '../../contract/refund.ts';
import { returnContract } from '../../contract/return/return.ts';
import { aDeliveredItem, anOrder } from '../../testing/fixtures/index.ts';
import { orderPage } from '../../testing/orderPage.ts';
import { refundsOf } from '../../testing/refunds.ts';
import { openOrderGateway, renderWithStore } from '../../testing/renderWithStore.tsx';
import { aReturn } from '../../testing/returns.ts';
import { OrderSummaryScreen } from '../OrderSummaryScreen.tsx';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';

/** A test gateway with a return of the given status, and the number of requests that it has received. */
function openGateway(stands: { status: string }) {
  const item = () => ({
    ...aDeliveredItem(),
    return: { returnId: '40218077', status: stands.status, quantity: 1 },
  });
  const gateway = openOrderGateway()
    .on(orderContract.getOrder, () => ({ orders: [anOrder([item()])] }))
    .on(returnContract.getReturnDetails, () => ({ returns: [aReturn({ status: stands.status })] }))
    .on(refundContract.getRefundDetails, () => refundsOf());
  return { gateway, asked: () => gateway.received.length };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

test('RET-07 the page of a return polls its status, less often after a while, and stops once the return has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stands = { status: 'picked_up' };
  const { gateway, asked } = openGateway(stands);
  renderWithStore(<ReturnDetailsScreen orderId="1300482917" itemId="item-marram" />, gateway);
  await pass(1);
  const heading = screen.getByRole('heading', { level: 1 });
  const before = heading.textContent;
  stands.status = 'received';
  await pass(6);
  expect(heading.textContent).not.toBe(before);
  await pass(120);
  const slowly = asked();
  await pass(31);
  expect(asked() - slowly).toBeLessThanOrEqual(2);
  expect(asked()).toBeGreaterThan(slowly);
  stands.status = 'refunded';
  await pass(31);
  expect(heading.textContent).toBe('Your money is sent');
  const last = asked();
  await pass(300);
  expect(asked()).toBe(last);
});

test('RET-07 the page of an order polls the status of its return, and stops once the return has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stands = { status: 'label' };
  const { gateway, asked } = openGateway(stands);
  renderWithStore(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, gateway);
  await pass(1);
  const first = asked();
  await pass(6);
  expect(asked()).toBeGreaterThan(first);
  stands.status = 'refunded';
  await pass(6);
  const last = asked();
  await pass(300);
  expect(asked()).toBe(last);
});

test('a hidden page does not poll, and polls soon after it is visible again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { gateway, asked } = openGateway({ status: 'label' });
  renderWithStore(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, gateway);
  await pass(6);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  show('hidden');
  const hidden = asked();
  await pass(300);
  expect(asked()).toBe(hidden);
  show('visible');
  await pass(6);
  expect(asked()).toBeGreaterThan(hidden);
});

test('RET-07 on the page of several returns, each is an article with the name of its heading', async () => {
  const { gateway } = openGateway({ status: 'received' });
  const [open, ended] = [aReturn({ status: 'received' }), aReturn({ status: 'refunded' })];
  gateway.on(returnContract.getReturnDetails, () => ({
    returns: [open, { ...ended, returnId: '40218078', groupId: '40218078' }],
  }));
  renderWithStore(<ReturnDetailsScreen orderId="1300482917" itemId="item-marram" />, gateway);
  await screen.findByRole('article', { name: 'Your money is sent' });
  const names = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(screen.getByRole('article', { name })).toBeVisible();
});
