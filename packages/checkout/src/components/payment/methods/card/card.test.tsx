import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cardSession, checkoutGateway } from '../../../../testing/checkoutGateway.ts';
import { paymentContract } from '../../../../contract/index.ts';
import { anOrderPayment } from '../../../../testing/fixtures.ts';
import {
  cardFrame,
  numberField,
  paid,
  pickCash,
  press,
  showPayment,
  typeCard,
} from '../../../../testing/paymentForm.tsx';

afterEach(cleanup);

test('PAY-01 the card is typed into the provider’s frame; a successful payment leads to the success page', async () => {
  const { gateway, path } = showPayment();
  await press('Continue to card details');
  const element = await cardFrame();
  expect(new URL(element.src).searchParams.get('origin')).toBe(location.origin);
  await typeCard('4242 4242 4242 4242');
  gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
  // The whole number is compared, because four digits can be in a trace id by chance.
  expect(JSON.stringify(gateway.received)).not.toMatch(/4242 ?4242/);
});

test('the height of the frame follows its content', async () => {
  showPayment();
  await press('Continue to card details');
  const element = await cardFrame();
  await expect
    .poll(() =>
      Math.abs(
        element.parentElement!.clientHeight -
          (element.contentDocument?.querySelector('main')?.offsetHeight ?? 0),
      ),
    )
    .toBeLessThanOrEqual(1);
});

test('PAY-04 after a declined card the reason is shown, and empty fields for another card pay the same order with a new key', async () => {
  const { gateway, path } = showPayment();
  await press('Continue to card details');
  await typeCard('4000 0000 0000 0002');
  gateway.on(paymentContract.getPayment, () =>
    anOrderPayment({ status: 'failed', message: 'Your bank declined the card. Nothing has been charged.' }),
  );
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  expect((await screen.findByRole('alert')).textContent).toContain('Your bank declined the card.');
  await expect.poll(() => paid(gateway).length).toBe(2);
  expect(path()).toBe('/');
  await expect.poll(async () => (await numberField()).value).toBe('');
  expect(screen.getByRole('alert').textContent).toContain('Your bank declined the card.');
  expect(screen.queryByRole('button', { name: 'Continue to card details' })).toBeNull();
  const [first, second] = paid(gateway);
  expect([first?.body, second?.body]).toMatchObject([
    { paymentMethod: 'cc' },
    { paymentMethod: 'cc', orderId: '1300482917' },
  ]);
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
});

test('after a declined card the same order can be paid at the door', async () => {
  const declined = anOrderPayment({ status: 'failed', message: 'Declined.' });
  const gateway = checkoutGateway().on(paymentContract.payOrder, ({ body }) =>
    body.paymentMethod === 'cc' ? declined : anOrderPayment({ status: 'cash_due', orderPlaced: true }),
  );
  const { path } = showPayment(gateway);
  await press('Continue to card details');
  await screen.findByRole('alert');
  await pickCash();
  await press(/^Place order/);
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  expect(paid(gateway)[1]?.body).toMatchObject({
    paymentMethod: 'cod',
    orderId: '1300482917',
    expectedTotal: 4149,
  });
});

test('if the fields cannot be opened again after a declined card, the reason and the button to retry remain', async () => {
  const { gateway } = showPayment();
  await press('Continue to card details');
  await typeCard('4000 0000 0000 0002');
  const message = 'Your bank declined the card. Nothing has been charged.';
  gateway
    .on(paymentContract.getPayment, () => anOrderPayment({ status: 'failed', message }))
    .on(paymentContract.payOrder, () => {
      throw new Refusal(503, 'payment_unavailable', 'Card payments cannot be reached.');
    });
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  expect(await screen.findByRole('button', { name: 'Continue to card details' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(message);
});

test('while the bank asks for a code, the only button is in the frame', async () => {
  showPayment();
  await press('Continue to card details');
  await typeCard('4000 0000 0000 3220');
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  expect(await screen.findByText(/Your bank asks you to confirm this payment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await pickCash();
  expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
});

test('when the bank asks for a code, the text about it gets the focus of the button that disappears', async () => {
  showPayment();
  await press('Continue to card details');
  await typeCard('4000 0000 0000 3220');
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  await screen.findByText(/Your bank asks you to confirm this payment/);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Your bank asks you to confirm/);
});

test('if an order was taken back in another tab, submitting its card says so and links to the bag', async () => {
  const { gateway } = showPayment();
  await press('Continue to card details');
  await typeCard('4242 4242 4242 4242');
  const message = 'This order can no longer be paid.';
  gateway.on(paymentContract.getPayment, () =>
    anOrderPayment({ status: 'expired', orderCancelled: true, message }),
  );
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Look at the bag' }).getAttribute('href')).toBe('/cart');
});

test('if the bank has not decided yet, the shopper is sent to the page that waits for it', async () => {
  const { gateway, path } = showPayment();
  await press('Continue to card details');
  await typeCard('4000 0000 0000 0119');
  gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'pending' }));
  await expect.poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull();
  await press('Pay ₹4,100');
  await expect.poll(path).toBe('/checkout/payment/confirm?orderId=1300482917');
});

test('fields that are opened again after another method was chosen are empty, and the button waits until they are ready', async () => {
  showPayment();
  await press('Continue to card details');
  await typeCard('4242 4242 4242 4242');
  await pickCash();
  await userEvent.click(screen.getByRole('radio', { name: /^Card/ }));
  const busy = () => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy');
  expect(await numberField()).toHaveProperty('value', '');
  await expect.poll(busy).toBeNull();
  await press('Pay ₹4,100');
  expect(busy()).toBeNull();
});

test('PAY-01 a provider that takes cards only on its own page opens that page, without a frame', async () => {
  const pageUrl = `${location.href.split('#')[0] ?? ''}#page-of-the-provider`;
  showPayment(checkoutGateway().on(paymentContract.payOrder, () => anOrderPayment({ card: null, pageUrl })));
  await press('Continue to card details');
  await expect.poll(() => location.hash).toBe('#page-of-the-provider');
  expect(screen.queryByTitle('Card details, at the payment provider')).toBeNull();
  history.replaceState(null, '', location.href.split('#')[0]);
});

test('if the fields never answer, a link to the provider’s page is shown', async () => {
  const silent = { ...cardSession(), frameUrl: 'about:blank' };
  showPayment(checkoutGateway().on(paymentContract.payOrder, () => anOrderPayment({ card: silent })));
  await press('Continue to card details');
  const link = await screen.findByRole('link', { name: 'Pay on the provider’s page' }, { timeout: 40_000 });
  expect(link.getAttribute('href')).toBe('https://pay.test/pay/1');
  expect(screen.getByRole('button', { name: 'The card fields do not open here.' })).toBeTruthy();
});

test('a message from another origin is ignored', async () => {
  const foreign = { ...cardSession(), origin: 'https://pay.test' };
  const { path } = showPayment(
    checkoutGateway().on(paymentContract.payOrder, () => anOrderPayment({ card: foreign })),
  );
  await press('Continue to card details');
  await cardFrame();
  postMessage({ source: 'sandbox-payments', type: 'finished', status: 'succeeded' }, location.origin);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(path()).toBe('/');
  expect(screen.getByRole('status', { name: /Loading the payment provider’s fields/ })).toBeTruthy();
});
