import { Refusal, testGateway, TestStore, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latestOrderContract } from '../contract/latest.ts';
import { orderContract } from '../contract/order.ts';
import { anOrder, aDeliveredItem, anOrderItem } from '../testing/fixtures/index.ts';
import messages from '../locales/en.json';
import { OrderListScreen } from './OrderListScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A test gateway with a number of orders, in pages of ten. */
function ordersGateway(total: number) {
  const all = Array.from({ length: total }, (_, index) =>
    anOrder(undefined, { id: `13004829${10 + index}` }),
  );
  return testGateway().on(orderContract.getOrders, ({ query }) => {
    const from = query.page * query['page-size'];
    return { orders: all.slice(from, from + query['page-size']), totalOrder: total };
  });
}

function show(gateway: TestGateway) {
  render(
    <MemoryRouter>
      <TestTexts messages={messages}>
        <TestStore store={gateway.store()}>
          <OrderListScreen />
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}

test('ORD-03 an order in the list shows its status, date, goods and total, and links to its page', async () => {
  show(
    testGateway().on(orderContract.getOrders, () => ({
      orders: [anOrder([anOrderItem()]), anOrder([aDeliveredItem()], { id: '1300482918' })],
      totalOrder: 2,
    })),
  );
  const link = await screen.findByRole('link', { name: 'Alder arrives Thursday, 26 November' });
  expect(link.getAttribute('href')).toBe('/checkout/onepage/success/order-summary?orderId=1300482917');
  expect(screen.getByText(/Order 1300482917, placed 14 Nov/)).toBeTruthy();
  expect(screen.getByText('₹4,100')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Alder' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All delivered' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
  expect(document.title).toBe('Your orders · Lunette');
});

test('ORD-04 further pages are appended to the list until all orders are shown', async () => {
  const gateway = show(ordersGateway(12));
  expect(await screen.findByText('10 of 12')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
  await expect.poll(() => screen.getAllByRole('heading', { level: 2 }).length).toBe(12);
  expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
  expect(gateway.received.map(({ query }) => query)).toEqual([
    { page: '0', 'page-size': '10' },
    { page: '1', 'page-size': '10' },
  ]);
});

test('GLOB-07 if the next page fails, the shown orders remain and the page can be requested again', async () => {
  const gateway = ordersGateway(12);
  show(gateway);
  const more = await screen.findByRole('button', { name: 'Show more orders' });
  let fails = true;
  gateway.on(orderContract.getOrders, () => {
    if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
    return { orders: [anOrder(undefined, { id: '1300482999' })], totalOrder: 11 };
  });
  fireEvent.click(more);
  expect(await screen.findByText('More orders could not be loaded.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
  await expect.poll(() => screen.getAllByRole('heading', { level: 2 }).length).toBe(11);
});

test('GLOB-07 orders that cannot be loaded show an error with its reason, and can be requested again', async () => {
  let fails = true;
  show(
    testGateway().on(orderContract.getOrders, () => {
      if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { orders: [anOrder()], totalOrder: 1 };
    }),
  );
  expect(await screen.findByText('The shop is busy. The orders themselves are safe.')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Alder arrives Thursday, 26 November' })).toBeTruthy();
});

test('a customer without orders sees a link to the goods', async () => {
  show(testGateway().on(orderContract.getOrders, () => ({ orders: [], totalOrder: 0 })));
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See eyeglasses' }).getAttribute('href')).toBe('/eyeglasses');
});

test('ORD-04 the list shows an order that was placed elsewhere when the shopper comes back to the page', async () => {
  let latestOrderId = '1300482917';
  const orders = [anOrder()];
  const gateway = show(
    testGateway()
      .on(orderContract.getOrders, () => ({ orders: [...orders], totalOrder: orders.length }))
      .on(latestOrderContract.getOrderExists, () => ({ exists: true, latestOrderId })),
  );
  expect(await screen.findByText(/Order 1300482917/)).toBeTruthy();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  await expect.poll(() => gateway.received.filter(({ path }) => path === '/v2/orders/exists').length).toBe(1);
  latestOrderId = '1300489999';
  orders.unshift(anOrder(undefined, { id: latestOrderId }));
  await expect
    .poll(() => {
      comeBack();
      return screen.queryByText(/Order 1300489999/);
    })
    .toBeTruthy();
  expect(screen.getByText(/Order 1300482917/)).toBeTruthy();
});

test('an order of another store has the date of its own country', async () => {
  const { shippingAddress } = anOrder();
  const order = anOrder(undefined, {
    createdAt: '2026-11-14T02:50:00Z',
    shippingAddress: { ...shippingAddress, country: 'US' },
  });
  show(testGateway().on(orderContract.getOrders, () => ({ orders: [order], totalOrder: 1 })));
  expect(await screen.findByText('Order 1300482917, placed 13 Nov')).toBeTruthy();
});

test('ORD-04 an order of another store, which is newer, is no reason to read the list again', async () => {
  const { shippingAddress } = anOrder();
  const abroad = anOrder(undefined, {
    id: '1300483000',
    shippingAddress: { ...shippingAddress, country: 'US' },
  });
  const gateway = show(
    testGateway()
      .on(orderContract.getOrders, () => ({ orders: [abroad, anOrder()], totalOrder: 2 }))
      .on(latestOrderContract.getOrderExists, () => ({ exists: true, latestOrderId: '1300482917' })),
  );
  await screen.findByText(/Order 1300482917/);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => gateway.received.filter(({ path }) => path === '/v2/orders/exists').length).toBe(1);
  await new Promise((done) => setTimeout(done, 50));
  expect(gateway.received.filter(({ query }) => query.page !== undefined)).toHaveLength(1);
});
