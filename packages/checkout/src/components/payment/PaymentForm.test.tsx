import { Refusal } from '@lunette/api-client/testing';
import { formatDeviceTime } from '@lunette/country-config';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { paymentContract, type PaymentMethod } from '../../contract/index.ts';
import { anOrderPayment, paymentMethods } from '../../testing/fixtures.ts';
import { paid, pickCash, press, showPayment } from '../../testing/paymentForm.tsx';

afterEach(cleanup);

test('PAY-04 a double click on the button sends one idempotency key', async () => {
  const { gateway } = showPayment();
  await pickCash();
  const button = await screen.findByRole('button', { name: /^Place order/ });
  button.click();
  button.click();
  await expect.poll(() => paid(gateway).length).toBeGreaterThan(0);
  expect(new Set(paid(gateway).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('PAY-04 after a lost answer the next click repeats the same attempt', async () => {
  const gateway = checkoutGateway().on(paymentContract.payOrder, () => {
    throw new TypeError('connection lost');
  });
  const { path } = showPayment(gateway);
  await pickCash();
  await press(/^Place order/);
  expect((await screen.findByRole('alert')).textContent).toContain('never placed or charged twice');
  gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'cash_due', orderPlaced: true }));
  await press(/^Place order/);
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  const [first, second] = paid(gateway);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('if the total has changed, the new total is shown and the shopper stays on the page', async () => {
  const gateway = checkoutGateway().on(paymentContract.payOrder, () => {
    throw new Refusal(
      409,
      'total_changed',
      'The total is ₹4,249 now. Please look at it again before you pay.',
    );
  });
  const { path } = showPayment(gateway);
  await press('Continue to card details');
  expect((await screen.findByRole('alert')).textContent).toContain('The total is ₹4,249 now.');
  expect(path()).toBe('/');
});

test('once the order exists, it says until when the order is kept', async () => {
  const keptUntil = '2026-11-24T09:02:00.000Z';
  const gateway = checkoutGateway().on(paymentContract.payOrder, () =>
    anOrderPayment({ status: 'failed', message: 'Please try again.', keptUntil }),
  );
  showPayment(gateway);
  await press('Continue to card details');
  const time = formatDeviceTime(keptUntil, 'en', 'IN');
  expect((await screen.findByText(/is kept for you/)).textContent).toBe(
    `Order 1300482917 is kept for you until ${time} while you pay.`,
  );
});

test('goods that were sold meanwhile are named, with a link to the bag', async () => {
  const gateway = checkoutGateway().on(paymentContract.payOrder, () => {
    throw new Refusal(409, 'out_of_stock', 'Alder is out of stock: the last piece was sold meanwhile.');
  });
  const { path } = showPayment(gateway);
  await press('Continue to card details');
  expect((await screen.findByRole('alert')).textContent).toContain('Alder is out of stock');
  await userEvent.click(screen.getByRole('link', { name: 'Look at the bag' }));
  expect(path()).toBe('/cart');
});

test('if the provider is unavailable, the order is kept and can be paid later', async () => {
  const message = 'Card payments cannot be reached at the moment. Your order is kept.';
  const gateway = checkoutGateway().on(paymentContract.payOrder, () =>
    anOrderPayment({ status: 'failed', message }),
  );
  showPayment(gateway);
  await press('Continue to card details');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(
    screen.getByRole('button', { name: 'Continue to card details' }).getAttribute('aria-busy'),
  ).toBeNull();
});

test('CART-17 an order that voucher and credit pay completely is placed with one click, without a card', async () => {
  const none = {
    ...paymentMethods()[0],
    id: 'none' as const,
    title: 'Nothing left to pay',
  } as PaymentMethod;
  const gateway = checkoutGateway()
    .on(paymentContract.getPaymentMethods, () => ({ paymentMethods: [none] }))
    .on(paymentContract.payOrder, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
  const { path } = showPayment(gateway);
  expect(await screen.findByRole('radio', { name: /^Nothing left to pay/ })).toBeTruthy();
  await press('Place the order');
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  expect(paid(gateway)[0]?.body).toMatchObject({ paymentMethod: 'none' });
});

test('a payment method that this version does not support is left out; if no other is left, a reload is suggested', async () => {
  const later = { ...paymentMethods()[0], id: 'later', title: 'Pay later' } as PaymentMethod;
  const gateway = checkoutGateway().on(paymentContract.getPaymentMethods, () => ({
    paymentMethods: [later, ...paymentMethods()],
  }));
  showPayment(gateway);
  expect(await screen.findByRole('radio', { name: /^Card/ })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: /^Pay later/ })).toBeNull();
  cleanup();
  gateway.on(paymentContract.getPaymentMethods, () => ({ paymentMethods: [later] }));
  showPayment(gateway);
  expect((await screen.findByRole('alert')).textContent).toContain('The store has been updated');
});

test('payment methods that could not be loaded can be loaded again', async () => {
  const gateway = checkoutGateway().on(paymentContract.getPaymentMethods, () => {
    throw new Refusal(503, 'unavailable', 'The store is resting.');
  });
  showPayment(gateway);
  expect((await screen.findByRole('alert')).textContent).toContain('The store is resting.');
  gateway.on(paymentContract.getPaymentMethods, () => ({ paymentMethods: paymentMethods() }));
  await press('Try again');
  expect(await screen.findByRole('radio', { name: /^Card/ })).toBeTruthy();
});
