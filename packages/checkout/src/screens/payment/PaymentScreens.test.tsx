import { api, PERSONAL_TAGS } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { formatDeviceTime } from '@lunette/country-config';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { cardSession, checkoutGateway } from '../../testing/checkoutGateway.ts';
import { paymentContract, type OrderPayment } from '../../contract/index.ts';
import { anOrderPayment } from '../../testing/fixtures.ts';
import { renderWithCheckout } from '../../testing/renderWithCheckout.tsx';
import { PaymentConfirmScreen } from './PaymentConfirmScreen.tsx';
import { RetryPaymentScreen } from './RetryPaymentScreen.tsx';
import { SuccessScreen } from '../SuccessScreen.tsx';

afterEach(cleanup);

const orderId = '1300482917';
const paying = (change: Partial<OrderPayment>) =>
  checkoutGateway().on(paymentContract.getPayment, () => anOrderPayment(change));
const strange = () =>
  checkoutGateway().on(paymentContract.getPayment, () => {
    throw new Refusal(404, 'order_not_found', 'There is no such order.');
  });
const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

test('GLOB-08 the chunks of confirmation, retry and success are each loaded only when shown', async () => {
  const files = ['/PaymentConfirm.tsx', '/RetryPayment.tsx', '/Success.tsx'];
  expect(files.map(isLoaded)).toEqual([false, false, false]);
  renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, paying({ status: 'pending' }));
  await screen.findByText('Order');
  expect(files.map(isLoaded)).toEqual([true, false, false]);
});

test('each of these pages has its title at the first render, in the language of the shopper', async () => {
  const pages = [
    [
      <PaymentConfirmScreen orderId={orderId} />,
      'Your payment is being confirmed',
      'This order cannot be found',
    ],
    [<RetryPaymentScreen orderId={orderId} />, 'Pay for your order', 'Pay for your order'],
    [<SuccessScreen orderId={orderId} order={null} />, `Order ${orderId}`, `Order ${orderId}`],
  ] as const;
  for (const [page, first, settled] of pages) {
    const { unmount } = renderWithCheckout(page, strange());
    expect(document.title).toBe(`${first} · Lunette`);
    await screen.findByText('This order cannot be found');
    expect(document.title).toBe(`${settled} · Lunette`);
    unmount();
  }
  renderWithCheckout(<SuccessScreen orderId={orderId} order={null} />, strange(), {
    language: 'ar',
    country: 'AE',
  });
  expect(document.title).toBe(`الطلب ${orderId} · Lunette`);
});

test('after a sign-out elsewhere these pages remove the order and stop polling its payment', async () => {
  const pages = [
    [<PaymentConfirmScreen orderId={orderId} />, { status: 'pending' }, 'Your payment is being confirmed'],
    [<PaymentConfirmScreen orderId={orderId} />, { status: 'failed' }, 'The payment did not go through'],
    [<RetryPaymentScreen orderId={orderId} />, { status: 'failed' }, 'Pay for your order'],
    [<SuccessScreen orderId={orderId} order={null} />, { status: 'paid', orderPlaced: true }, 'Thank you'],
  ] as const;
  for (const [page, payment, title] of pages) {
    const gateway = paying(payment);
    const { store, unmount } = renderWithCheckout(page, gateway);
    expect(await screen.findByRole('heading', { name: new RegExp(title) })).toBeTruthy();
    let asked = 0;
    gateway.on(paymentContract.getPayment, () => {
      asked += 1;
      throw new Refusal(404, 'order_not_found', 'There is no such order.');
    });
    store.dispatch(api.util.invalidateTags([...PERSONAL_TAGS]));
    expect(await screen.findByText('This order cannot be found')).toBeTruthy();
    expect(screen.queryByText(orderId)).toBeNull();
    expect(asked).toBe(1);
    unmount();
  }
});

describe('confirmation', () => {
  test('a pending payment is shown as pending, polled, and leads to the success page when it is paid', async () => {
    const gateway = paying({ status: 'pending' });
    const { path } = renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, gateway);
    expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeTruthy();
    expect(screen.getByText(/please do not pay again/)).toBeTruthy();
    gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
    await expect.poll(path).toBe(`/checkout/onepage/success?orderId=${orderId}`);
  });

  test('a declined payment says why and links to another try', async () => {
    const message = 'Your bank declined the card. Nothing has been charged.';
    const { path } = renderWithCheckout(
      <PaymentConfirmScreen orderId={orderId} />,
      paying({ status: 'failed', message }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(path()).toBe(`/checkout/onepage/retrypayment?orderId=${orderId}`);
  });

  test('a shopper who returns without paying reads that nothing was charged', async () => {
    renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, paying({ status: 'created' }));
    expect(await screen.findByRole('heading', { name: 'The payment has not been made yet' })).toBeTruthy();
  });

  test('a cancelled order is shown as cancelled, links to the order and cannot be paid any more', async () => {
    const gateway = paying({ status: 'expired', orderCancelled: true });
    const { path } = renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, gateway);
    expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy();
    expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'See the order' }));
    expect(path()).toBe(`/checkout/onepage/success/order-summary?orderId=${orderId}`);
  });

  test('if the money arrived after the order had ended, the page says what happens to the money', async () => {
    const message = 'Your money came after the order had ended. We are sending it back.';
    const gateway = paying({ status: 'expired', orderCancelled: true, message });
    renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, gateway);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the bag' }).getAttribute('href')).toBe('/cart');
  });

  test('PAY-10 if late money places an ended order, the open page redirects to the success page', async () => {
    const message = 'This order can no longer be paid.';
    let answer: Partial<OrderPayment> = {
      status: 'expired',
      orderCancelled: true,
      awaitsLateMoney: true,
      message,
    };
    const gateway = checkoutGateway().on(paymentContract.getPayment, () => anOrderPayment(answer));
    const { path } = renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, gateway);
    expect(await screen.findByText(message)).toBeTruthy();
    answer = { status: 'paid', orderPlaced: true };
    await expect.poll(path, { timeout: 10_000 }).toBe(`/checkout/onepage/success?orderId=${orderId}`);
  }, 15_000);

  test('without an answer the page does not claim any result', async () => {
    const gateway = checkoutGateway().on(paymentContract.getPayment, () => {
      throw new TypeError('offline');
    });
    renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, gateway);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We do not know yet whether it went through',
    );
  });

  test('an order of another customer is not found', async () => {
    renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, strange());
    expect(await screen.findByRole('heading', { name: 'This order cannot be found' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
  });
});

describe('after a declined card', () => {
  const declined = () => paying({ status: 'failed', message: 'Your bank declined the card.' });
  const silent = () => {
    throw new TypeError('offline');
  };
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const retry = <RetryPaymentScreen orderId={orderId} />;

  test('an order that is then paid at the door shows its thanks, even if its status cannot be read', async () => {
    const gateway = declined();
    const elsewhere = <SuccessScreen orderId={orderId} order={null} />;
    const { path } = renderWithCheckout(retry, gateway, { elsewhere });
    await userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    gateway.on(paymentContract.getPayment, silent);
    await press(/^Place order/);
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
    expect(path()).toBe(`/checkout/onepage/success?orderId=${orderId}`);
  });

  test('another try that is pending is shown as pending, even if its status cannot be read', async () => {
    const gateway = declined().on(paymentContract.payOrder, () => anOrderPayment({ status: 'pending' }));
    const elsewhere = <PaymentConfirmScreen orderId={orderId} />;
    renderWithCheckout(retry, gateway, { elsewhere });
    await screen.findByRole('alert');
    gateway.on(paymentContract.getPayment, silent);
    await press('Continue to card details');
    expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a pending try adds no entry to the history', async () => {
    const gateway = declined().on(paymentContract.payOrder, () => anOrderPayment({ status: 'pending' }));
    const { path, goBack } = renderWithCheckout(retry, gateway);
    await screen.findByRole('alert');
    gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'pending' }));
    await press('Continue to card details');
    await waitFor(() => expect(path()).toBe(`/checkout/payment/confirm?orderId=${orderId}`));
    await goBack();
    expect(path()).toBe('/came-from');
  });

  test('the confirmation page does not show an old cached result, but reads the status', async () => {
    const gateway = declined().on(paymentContract.payOrder, () => {
      throw new Refusal(409, 'payment_pending', 'A payment of this order is being confirmed.');
    });
    const elsewhere = <PaymentConfirmScreen orderId={orderId} />;
    renderWithCheckout(retry, gateway, { elsewhere });
    await press('Continue to card details');
    gateway.on(paymentContract.getPayment, silent);
    await userEvent.click(await screen.findByRole('link', { name: 'See the payment status' }));
    expect(
      await screen.findByRole('heading', { name: 'The payment status cannot be shown right now' }),
    ).toBeTruthy();
  });
});

describe('retry', () => {
  test('a failed payment can be tried again for the same order and total', async () => {
    const gateway = paying({ status: 'failed', message: 'Your bank declined the card.' });
    renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, gateway);
    expect((await screen.findByRole('alert')).textContent).toContain('Your bank declined the card.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to card details' }));
    expect(await screen.findByTitle('Card details, at the payment provider')).toBeTruthy();
    const asked = gateway.received.find(({ path }) => path === '/v2/orderpayment');
    expect(asked?.body).toMatchObject({ paymentMethod: 'cc', orderId, expectedTotal: 4100 });
    expect(gateway.received.find(({ path }) => path.endsWith('/methods'))?.query.orderId).toBe(orderId);
  });

  test('it says until when the order is kept, or that it is kept for a while if no time is known', async () => {
    const keptUntil = '2026-11-24T09:02:00.000Z';
    const time = formatDeviceTime(keptUntil, 'en', 'IN');
    const { unmount } = renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, paying({ keptUntil }));
    expect((await screen.findByText(/is kept for you/)).textContent).toContain(`kept for you until ${time}.`);
    unmount();
    renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, paying({ keptUntil: null }));
    expect((await screen.findByText(/is kept for you/)).textContent).toContain('kept for you for a while.');
  });

  test('an open card payment continues at once', async () => {
    renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, paying({ card: cardSession() }));
    expect(await screen.findByTitle('Card details, at the payment provider')).toBeTruthy();
  });

  test('its goods can be taken back into the bag instead', async () => {
    renderWithCheckout(
      <RetryPaymentScreen orderId={orderId} recartButton={(order) => <button>Take back {order}</button>} />,
      paying({ card: cardSession() }),
    );
    expect(await screen.findByRole('button', { name: `Take back ${orderId}` })).toBeTruthy();
  });

  test('a placed order cannot be paid twice', async () => {
    const { path } = renderWithCheckout(
      <RetryPaymentScreen orderId={orderId} />,
      paying({ status: 'paid', orderPlaced: true }),
    );
    await expect.poll(path).toBe(`/checkout/onepage/success?orderId=${orderId}`);
  });

  test('a cancelled order cannot be paid', async () => {
    const gateway = paying({ status: 'paid', orderCancelled: true });
    const { path } = renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, gateway);
    await expect.poll(path).toBe(`/checkout/payment/confirm?orderId=${orderId}`);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('an order of another customer is not found', async () => {
    renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, strange());
    expect(await screen.findByRole('heading', { name: 'This order cannot be found' })).toBeTruthy();
  });
});

describe('success', () => {
  const order = <p>The order itself</p>;

  test('CHK-05 a placed order shows thanks and the order', async () => {
    const gateway = paying({ status: 'paid', orderPlaced: true });
    renderWithCheckout(<SuccessScreen orderId={orderId} order={order} />, gateway);
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
    expect(screen.getByText('The order itself')).toBeTruthy();
    expect(screen.getByText('₹4,100').parentElement?.textContent).toContain('₹4,100 was paid by card.');
  });

  test('an order with cash on delivery says that it is paid at the door', async () => {
    const gateway = paying({ method: 'cod', status: 'cash_due', orderPlaced: true });
    renderWithCheckout(<SuccessScreen orderId={orderId} order={order} />, gateway);
    expect((await screen.findByText('₹4,100')).parentElement?.textContent).toContain(
      'You pay ₹4,100 at the door.',
    );
  });

  test('an order without an amount to pay says that voucher and credit have paid for it', async () => {
    const gateway = paying({ method: 'none', status: 'paid', orderPlaced: true });
    renderWithCheckout(<SuccessScreen orderId={orderId} order={order} />, gateway);
    expect(await screen.findByText(/^Voucher and credit have paid for all of it/)).toBeTruthy();
  });

  test('CHK-05 an order that is not placed shows no thanks', async () => {
    const { path } = renderWithCheckout(
      <SuccessScreen orderId={orderId} order={order} />,
      paying({ status: 'failed' }),
    );
    await expect.poll(path).toBe(`/checkout/payment/confirm?orderId=${orderId}`);
    expect(screen.queryByText('The order itself')).toBeNull();
  });

  test('an order of another customer is not found', async () => {
    renderWithCheckout(<SuccessScreen orderId={orderId} order={order} />, strange());
    expect(await screen.findByRole('heading', { name: 'This order cannot be found' })).toBeTruthy();
  });
});
