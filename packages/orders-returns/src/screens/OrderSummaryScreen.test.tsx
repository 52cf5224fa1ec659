import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { OrderCard } from '../components/OrderCard.tsx';
import { orderContract, type Order } from '../contract.ts';
import { anOrder, anOrderItem } from '../fixtures.ts';
import messages from '../locales/en.json';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';

afterEach(cleanup);

function show(screenUnderTest: React.ReactNode, answer: () => Order) {
  const gateway = testGateway().on(orderContract.getOrder, () => ({ orders: [answer()] }));
  render(
    <MemoryRouter>
      <TestTexts messages={messages}>
        <TestStore store={gateway.store()}>{screenUnderTest}</TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}

test('ORD-08 the summary shows each item with its way, where the order goes and what it cost', async () => {
  show(<OrderSummaryScreen orderId="1300482917" />, () => anOrder());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Arrives Thursday, 26 November',
  );
  const way = screen.getByRole('list', { name: 'The way of Alder' });
  expect([...way.children].map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ordered, done14 Nov/),
    expect.stringMatching(/^Power checked, done15 Nov/),
    expect.stringMatching(/^Lenses cut and fitted, done18 Nov/),
    expect.stringMatching(/^On its way, now21 Nov/),
    'DeliveredThursday, 26 November',
  ]);
  expect(screen.getByText('Flat 7, Neelkanth Residency, Lane 6')).toBeTruthy();
  expect(screen.getByText('+91 98220 41377')).toBeTruthy();
  expect(screen.getByText('Card ending 4242')).toBeTruthy();
  expect(screen.getByText('₹7,400')).toBeTruthy();
});

test('where an order goes names an emirate that is also the city once', async () => {
  const order = anOrder();
  const shippingAddress = {
    ...order.shippingAddress,
    city: 'Dubai',
    state: 'Dubai',
    postcode: '',
    country: 'AE',
  };
  show(<OrderSummaryScreen orderId="1300482917" />, () => ({ ...order, shippingAddress }) as Order);
  expect(await screen.findByText(/, Dubai$/)).toBeTruthy();
  expect(screen.queryByText('Dubai')).toBeNull();
});

test('ORD-08 the page of an order is titled with its number, also while it is fetched', async () => {
  show(<OrderSummaryScreen orderId="1300482917" />, () => anOrder());
  expect(document.title).toBe('Order 1300482917 · Lunette');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Order 1300482917 · Lunette');
});

test('ORD-02 an item shows its lenses, its colour, its width and whose power it has', async () => {
  show(<OrderSummaryScreen orderId="1300482917" />, () => anOrder([anOrderItem()]));
  expect(await screen.findByText('Havana tortoise · 132 mm')).toBeTruthy();
  expect(screen.getByText('Clear 1.56, screen filter, Water and dust')).toBeTruthy();
  expect(screen.getByText('Power: Ananya')).toBeTruthy();
});

test('GLOB-07 an order of somebody else, or none, is told in words with a way on', async () => {
  show(<OrderSummaryScreen orderId="1" />, () => {
    throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
  });
  expect(await screen.findByText('We cannot find this order')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on shopping' }).getAttribute('href')).toBe('/');
});

test('a payment that failed says that nothing was charged and leads to paying again', async () => {
  show(<OrderSummaryScreen orderId="1300482917" />, () => anOrder(undefined, { status: 'payment_failed' }));
  expect(await screen.findByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(
    '/checkout/onepage/retrypayment?orderId=1300482917',
  );
});

test('ORD-08 the success page shows the order itself and leads to its summary', async () => {
  show(<OrderCard orderId="1300482917" />, () => anOrder());
  expect(await screen.findByText('Arrives Thursday, 26 November')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    '/checkout/onepage/success/order-summary?orderId=1300482917',
  );
});
