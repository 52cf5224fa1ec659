import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { signInContract } from '@lunette/session/contract';
import { aCaptcha } from '@lunette/session/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { paymentContract, upiContract, type OrderPayment } from '../../contract/index.ts';
import { anOrderPayment, aQrPayment, aUpiPayment } from '../../testing/fixtures.ts';
import { renderWithCheckout } from '../../testing/renderWithCheckout.tsx';
import { PaymentCollectScreen } from './PaymentCollectScreen.tsx';
import { PaymentConfirmScreen } from '../payment/PaymentConfirmScreen.tsx';
import { PaymentQrScreen } from './PaymentQrScreen.tsx';
import { RetryPaymentScreen } from '../payment/RetryPaymentScreen.tsx';

afterEach(cleanup);

const orderId = '1300482917';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const standing = (payment: () => OrderPayment): TestGateway =>
  checkoutGateway()
    .on(upiContract.getUpiStatus, payment)
    .on(upiContract.getQrStatus, payment)
    .on(paymentContract.getPayment, payment);
const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

test('GLOB-08 the page of the code has its own chunk', async () => {
  expect(isLoaded('/PaymentQr.tsx')).toBe(false);
  renderWithCheckout(
    <PaymentQrScreen orderId={orderId} />,
    standing(() => aQrPayment()),
  );
  await screen.findByRole('heading', { level: 1 });
  expect(isLoaded('/PaymentQr.tsx')).toBe(true);
});

describe('the page of a request', () => {
  const show = (payment: () => OrderPayment) => {
    const gateway = standing(payment);
    return { gateway, ...renderWithCheckout(<PaymentCollectScreen orderId={orderId} />, gateway) };
  };

  test('PAY-10 says where the request was sent and how much time is left, by the server’s time', async () => {
    show(() => aUpiPayment());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Approve ₹4,100');
    expect(screen.getByText('an•••@nilgai')).toBeVisible();
    expect(screen.getByRole('timer').textContent).toMatch(/^2:4[56] left$/);
    expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe(
      `/checkout/onepage/retrypayment?orderId=${orderId}`,
    );
  });

  test('PAY-07 redirects to the order once the request is approved', async () => {
    let payment = aUpiPayment();
    const { path } = show(() => payment);
    await screen.findByRole('timer');
    payment = aUpiPayment({ status: 'paid', orderPlaced: true });
    await expect.poll(path, { timeout: 5_000 }).toBe(`/checkout/onepage/success?orderId=${orderId}`);
  });

  test('PAY-10 says after a refusal that nothing was charged, and sends the request again to the same address', async () => {
    let payment = aUpiPayment({
      status: 'failed',
      message: 'The request was declined in your UPI app. Nothing has been charged.',
    });
    const { gateway } = show(() => payment);
    expect((await screen.findByRole('alert')).textContent).toContain('The request was declined');
    gateway.on(paymentContract.payOrder, () => (payment = aUpiPayment()));
    await press('Send the request again');
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(gateway.received.find(({ path }) => path === '/v2/orderpayment')?.body).toMatchObject({
      orderId,
      paymentMethod: 'upi',
      expectedTotal: 4100,
      upi: { flow: 'collect' },
    });
  });

  test('a request that was sent again gets the focus of the button that sent it', async () => {
    let payment = aUpiPayment({ status: 'expired' });
    const { gateway } = show(() => payment);
    gateway.on(paymentContract.payOrder, () => (payment = aUpiPayment()));
    await press('Send the request again');
    await screen.findByRole('timer');
    const heading = screen.getByRole('heading', { level: 1, name: /^Approve/ });
    await expect.poll(() => document.activeElement).toBe(heading);
  });

  test('PAY-10 keeps polling after the request has expired, so that a late approval still leads to the order', async () => {
    let payment = aUpiPayment({ status: 'expired' });
    const { path } = show(() => payment);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.');
    payment = aUpiPayment({ status: 'paid', orderPlaced: true });
    await expect.poll(path, { timeout: 8_000 }).toBe(`/checkout/onepage/success?orderId=${orderId}`);
  });

  test('redirects to the confirmation if the order has ended or is paid by another method', async () => {
    for (const payment of [aUpiPayment({ orderCancelled: true, status: 'expired' }), anOrderPayment()]) {
      const { path, unmount } = show(() => payment);
      await expect.poll(path).toBe(`/checkout/payment/confirm?orderId=${orderId}`);
      unmount();
    }
  });

  test('PAY-10 a request that needs a captcha is sent again with the solved one', async () => {
    let payment = aUpiPayment({ status: 'expired' });
    const { gateway } = show(() => payment);
    gateway.on(paymentContract.payOrder, ({ body }) => {
      if (!body.captcha) throw new Refusal(403, 'captcha_required', 'Please confirm that you are a person.');
      return (payment = aUpiPayment());
    });
    gateway.on(signInContract.getCaptcha, () => aCaptcha);
    await press('Send the request again');
    const box = await screen.findByRole('checkbox', { name: 'I am a person' });
    expect(screen.queryByText('Please confirm that you are a person.')).toBeNull();
    await userEvent.click(box);
    expect(await screen.findByText('Confirmed', undefined, { timeout: 5_000 })).toBeVisible();
    await press('Send the request again');
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  test('does not find an order of another customer, and can be loaded again after a failure', async () => {
    let fault: Refusal | null = new Refusal(503, 'provider_down', 'Down.');
    const { unmount } = show(() => {
      if (fault) throw fault;
      return aUpiPayment();
    });
    const again = await screen.findByRole('button', { name: /again/i });
    fault = null;
    await userEvent.click(again);
    expect(await screen.findByRole('timer')).toBeVisible();
    unmount();
    show(() => {
      throw new Refusal(404, 'order_not_found', 'There is no such order.');
    });
    expect(await screen.findByText('This order cannot be found')).toBeVisible();
  });
});

describe('the page of a code', () => {
  test('PAY-07 draws the code from the link, and makes a new one on request after it has expired', async () => {
    let payment = aQrPayment();
    const gateway = standing(() => payment);
    renderWithCheckout(<PaymentQrScreen orderId={orderId} />, gateway);
    expect(await screen.findByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
    cleanup();
    payment = aQrPayment({ status: 'expired' }, { link: null });
    renderWithCheckout(<PaymentQrScreen orderId={orderId} />, gateway);
    await screen.findByRole('alert');
    gateway.on(upiContract.generateQr, ({ body }) => {
      expect(body.expectedTotal).toBe(4100);
      return (payment = aQrPayment());
    });
    await press('Show a new code');
    expect(await screen.findByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
  });
});

describe('the code on a phone', () => {
  const share = vi.fn<Navigator['share']>(async () => undefined);
  const showOn = (language: 'en' | 'ar') =>
    renderWithCheckout(
      <PaymentQrScreen orderId={orderId} />,
      standing(() => aQrPayment()),
      { language },
    );
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    share.mockClear();
  });

  test.each([
    ['en', 'Share to a UPI app'],
    ['ar', 'مشاركة مع تطبيق UPI'],
  ] as const)(
    'PAY-07 is shared as its link, in %s; closing the list of apps changes nothing',
    async (language, name) => {
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      showOn(language);
      share.mockRejectedValueOnce(new DOMException('The list was closed.', 'AbortError'));
      await press(name);
      await press(name);
      expect(share.mock.calls).toEqual([
        [{ text: aQrPayment().upi?.link }],
        [{ text: aQrPayment().upi?.link }],
      ]);
      expect(screen.getByRole('button', { name })).toBeEnabled();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('PAY-07 can only be opened if the browser cannot share', async () => {
    showOn('en');
    const open = await screen.findByRole('link', { name: 'Open my UPI app' });
    expect(open.getAttribute('href')).toBe(aQrPayment().upi?.link);
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
  });
});

test('PAY-10 an open payment is opened again: from the confirmation automatically, from the retry page by a link', async () => {
  const confirm = renderWithCheckout(
    <PaymentConfirmScreen orderId={orderId} />,
    standing(() => aQrPayment()),
  );
  await expect.poll(confirm.path).toBe(`/checkout/payment/qr/${orderId}`);
  confirm.unmount();
  renderWithCheckout(
    <RetryPaymentScreen orderId={orderId} />,
    standing(() => aUpiPayment()),
  );
  expect((await screen.findByRole('link', { name: 'Go back to it' })).getAttribute('href')).toBe(
    `/checkout/payment/collect/${orderId}`,
  );
  await act(async () => undefined);
});

test('PAY-10 a request that was declined meanwhile is not shown as open while its status is read', async () => {
  const gateway = standing(() => aUpiPayment());
  const elsewhere = <RetryPaymentScreen key="again" orderId={orderId} />;
  renderWithCheckout(<RetryPaymentScreen orderId={orderId} />, gateway, { elsewhere });
  const link = await screen.findByRole('link', { name: 'Go back to it' });
  let answer: (payment: OrderPayment) => void = () => undefined;
  gateway.on(paymentContract.getPayment, () => new Promise<OrderPayment>((resolve) => (answer = resolve)));
  await userEvent.click(link);
  await screen.findByRole('status', { name: 'Your checkout is being prepared' });
  expect(link.isConnected).toBe(false);
  answer(aUpiPayment({ status: 'failed', message: 'The request was declined.' }));
  expect(await screen.findByText('The request was declined.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go back to it' })).toBeNull();
});
