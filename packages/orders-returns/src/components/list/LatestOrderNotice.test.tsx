import { testGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { latestOrderContract } from '../../contract/latest.ts';
import type { Order } from '../../contract/order.ts';
import { aDeliveredItem, anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { renderWithStore } from '../../testing/renderWithStore.tsx';
import { LatestOrderNotice } from './LatestOrderNotice.tsx';

afterEach(cleanup);

/** Renders the notice with a test gateway that has these orders, and waits for its answer. */
async function show(orders: Order[]) {
  const gateway = testGateway().on(latestOrderContract.getLatestOrder, () => ({ orders }));
  renderWithStore(<LatestOrderNotice />, gateway);
  await expect.poll(() => gateway.received.length).toBe(1);
  await new Promise((done) => setTimeout(done, 50));
}
const notice = () => screen.queryByRole('complementary', { name: 'Your latest order' });
const packed = { status: 'packed', date: '2036-11-25' };

test('ORD-03 the notice shows the order under way with its day and next step, links to its page, and can be closed', async () => {
  const expectedStatuses = [packed, { status: 'delivered', date: '2036-11-27' }];
  await show([anOrder([anOrderItem({ nextStatus: packed, expectedStatuses })])]);
  const link = screen.getByRole('link', { name: 'Alder arrives Thursday, 27 November' });
  expect(link.getAttribute('href')).toContain('order-summary?orderId=1300482917');
  expect(notice()?.textContent).toContain('Next: Packed, Tue, 25 Nov');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).toBeNull();
});

test('a next step that this version does not know is shown by its group', async () => {
  const nextStatus = { status: 'engraved', group: 'in_work' as const, date: '2036-11-25' };
  await show([anOrder([anOrderItem({ nextStatus })])]);
  expect(notice()?.textContent).toContain('Next: In work, Tue, 25 Nov');
});

test.each<[string, Order[]]>([
  ['there is no order', []],
  ['it has arrived', [anOrder([aDeliveredItem()])]],
  ['it is not paid', [anOrder(undefined, { status: 'pending_payment' })]],
  ['it was cancelled', [anOrder(undefined, { status: 'cancelled' })]],
])('the notice shows no order if %s', async (_why, orders) => {
  await show(orders);
  expect(notice()).toBeNull();
});
