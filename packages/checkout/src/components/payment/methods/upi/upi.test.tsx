import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paymentContract, upiContract, type OrderPayment } from '../../../../contract/index.ts';
import { checkoutGateway } from '../../../../testing/checkoutGateway.ts';
import { anOrderPayment, aQrPayment, aUpiPayment, paymentMethods } from '../../../../testing/fixtures.ts';
import { renderWithCheckout } from '../../../../testing/renderWithCheckout.tsx';
import { PaymentForm } from '../../PaymentForm.tsx';

afterEach(cleanup);

const orderId = '1300482917';
const total = { value: 4100, currencyCode: 'INR' as const };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const METHOD = { ...paymentMethods()[0], id: 'upi', title: 'UPI' } as ReturnType<typeof paymentMethods>[0];

/** The payment form with UPI as the first method. */
const atPayment = (known: OrderPayment | null = null) => {
  const gateway = checkoutGateway()
    .on(paymentContract.getPaymentMethods, () => ({ paymentMethods: [METHOD, ...paymentMethods()] }))
    .on(upiContract.validateVpa, ({ body }) =>
      body.vpa.endsWith('@nilgai')
        ? { isValidVpa: true, name: 'Ananya S. Rao', bank: 'Nilgai Bank' }
        : { isValidVpa: false, name: null, bank: null },
    )
    .on(paymentContract.payOrder, ({ body }) => (body.upi?.flow === 'qr' ? aQrPayment() : aUpiPayment()));
  return { gateway, ...renderWithCheckout(<PaymentForm total={total} known={known} />, gateway) };
};
const type = async (vpa: string) => {
  const field = await screen.findByRole('textbox', { name: 'UPI address' });
  await userEvent.clear(field);
  await userEvent.type(field, vpa);
};
const paid = (gateway: TestGateway) => gateway.received.filter(({ path }) => path === '/v2/orderpayment');

test('PAY-05 an invalid or unknown address is explained and kept in the field; a valid one shows the name of its holder', async () => {
  const { gateway, path } = atPayment();
  await type('ananya');
  await press('Pay ₹4,100');
  expect(await screen.findByText(/A UPI address looks like name@bank/)).toBeVisible();
  await type('ananya.rao@nilgi');
  await press('Pay ₹4,100');
  expect(
    await screen.findByText('We find no account at ananya.rao@nilgi. Look at the part after the @.'),
  ).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'UPI address' }).value).toBe(
    'ananya.rao@nilgi',
  );
  expect(paid(gateway)).toHaveLength(0);
  await type('ananya.rao@nilgai');
  await userEvent.tab();
  expect(await screen.findByText(/Ananya S\. Rao, Nilgai Bank/)).toBeVisible();
  await press('Pay ₹4,100');
  await expect.poll(path).toBe(`/checkout/payment/collect/${orderId}`);
  expect(paid(gateway)[0]?.body).toMatchObject({
    paymentMethod: 'upi',
    upi: { flow: 'collect', vpa: 'ananya.rao@nilgai' },
  });
  expect(
    gateway.received.filter(({ path: asked }) => asked === '/v2/orderpayment/vpa/validate'),
  ).toHaveLength(2);
});

test('PAY-05 the check of an address names the order that is paid again, whose country counts', async () => {
  const { gateway } = atPayment(anOrderPayment({ status: 'failed', method: 'upi', card: null }));
  await type('ananya.rao@nilgai');
  await userEvent.tab();
  expect(await screen.findByText(/Ananya S\. Rao, Nilgai Bank/)).toBeVisible();
  const check = gateway.received.find(({ path }) => path === '/v2/orderpayment/vpa/validate');
  expect(check?.body).toEqual({ vpa: 'ananya.rao@nilgai', orderId });
});

test('PAY-05 an unknown address that is changed and typed again is still explained, so the button is never without effect', async () => {
  const { gateway } = atPayment();
  const unknown = 'We find no account at ananya.rao@nilgi. Look at the part after the @.';
  await type('ananya.rao@nilgi');
  await userEvent.tab();
  expect(await screen.findByText(unknown)).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'UPI address' });
  await userEvent.type(field, 'x');
  expect(screen.queryByText(unknown)).toBeNull();
  await userEvent.type(field, '{Backspace}');
  await press('Pay ₹4,100');
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(paid(gateway)).toHaveLength(0);
});

test('PAY-05 an address that cannot be checked at the moment can pay; the error contains the path of the call', async () => {
  const { gateway, path, store } = atPayment();
  gateway.on(upiContract.validateVpa, () => {
    throw new Refusal(503, 'payment_unavailable', 'Payments cannot be reached at the moment.');
  });
  await type('ananya.rao@nilgai');
  await userEvent.tab();
  await expect
    .poll(() => JSON.stringify(store.getState()))
    .toContain('"path":"/v2/orderpayment/vpa/validate"');
  await press('Pay ₹4,100');
  await expect.poll(path).toBe(`/checkout/payment/collect/${orderId}`);
});

test.each([
  ['another payment method', /Cash on delivery/],
  ['the code', /^QR code/],
])('PAY-05 nothing is sent if %s is chosen while the address is checked', async (_name, other) => {
  const { gateway } = atPayment();
  let answer: () => void = () => undefined;
  gateway.on(upiContract.validateVpa, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { isValidVpa: true, name: 'Ananya S. Rao', bank: 'Nilgai Bank' };
  });
  await type('ananya.rao@nilgai');
  await press('Pay ₹4,100');
  await userEvent.click(await screen.findByRole('radio', { name: other }));
  await act(async () => answer());
  await userEvent.click(screen.getAllByRole('radio', { name: /^UPI/ })[0]!);
  await expect
    .poll(() => screen.getByRole('button', { name: 'Pay ₹4,100' }).getAttribute('aria-busy'))
    .toBeNull();
  expect(paid(gateway)).toHaveLength(0);
});

test('PAY-01 a code needs no address, and opens its page', async () => {
  const { path } = atPayment();
  await userEvent.click(await screen.findByRole('radio', { name: /^QR code/ }));
  await press('Pay ₹4,100');
  await expect.poll(path).toBe(`/checkout/payment/qr/${orderId}`);
});
