import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { checkoutGateway, keepsCards } from '../../../../testing/checkoutGateway.ts';
import { paymentContract, savedCardContract, type OrderPayment } from '../../../../contract/index.ts';
import { anOrderPayment, aSavedCard, endingCards } from '../../../../testing/fixtures.ts';
import { cardFrame, paid, press, showPayment, total, typeCard } from '../../../../testing/paymentForm.tsx';
import { renderWithCheckout } from '../../../../testing/renderWithCheckout.tsx';
import { PaymentForm } from '../../PaymentForm.tsx';

afterEach(cleanup);

const withCards = (cards = [aSavedCard(), ...endingCards()]) => keepsCards(checkoutGateway(), cards);
const signedIn = (gateway = withCards(), known: OrderPayment | null = null) => ({
  gateway,
  ...renderWithCheckout(<PaymentForm total={total} known={known} />, gateway, { signedIn: true }),
});
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

test('PAY-01 PAY-08 a saved card is offered first and chosen, with its expiry; one click pays with it', async () => {
  const { gateway, path } = signedIn();
  gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
  expect((await radio(/Mastercard ending 5449/)).checked).toBe(true);
  expect(screen.getAllByRole('radio')[0]).toBe(await radio(/Mastercard/));
  expect(screen.getByText('37 days left')).toBeVisible();
  expect(await radio(/Another card/)).toBeVisible();
  await press('Pay ₹4,100');
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  expect(paid(gateway)).toHaveLength(1);
  expect(paid(gateway)[0]?.body).toMatchObject({ paymentMethod: 'cc', cardToken: 'card-5449' });
  const asked = gateway.received.find((call) => call.path === '/v2/payments/savedCards/customer');
  expect(asked?.query).toEqual({ filterByOffer: 'true' });
});

test('PAY-08 an expired card says so and cannot be chosen; if there is no other, the card is typed', async () => {
  signedIn(withCards([...endingCards()].slice(1)));
  const ended = await radio(/Visa ending 7716/);
  expect(ended.disabled).toBe(true);
  expect(screen.getByText('This card ended in 10/26. Please use another one.')).toBeVisible();
  expect((await radio(/Another card/)).checked).toBe(true);
});

test('PAY-01 if the bank asks, the provider’s frame opens under the card; after a refusal another method can pay the order', async () => {
  const { gateway } = signedIn();
  await press('Pay ₹4,100');
  const element = await cardFrame();
  expect(element.closest('.choice')?.textContent).toContain('5449');
  const declined = 'Your bank could not confirm that it was you. Nothing has been charged.';
  gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'failed', message: declined }));
  await typeCard('4242 4242 4242 4242');
  element.contentWindow?.postMessage({ source: 'lunette', type: 'submit' }, '*');
  expect(await screen.findByText(declined)).toBeVisible();
  expect(paid(gateway)).toHaveLength(1);
  await userEvent.click(await radio(/Another card/));
  await press('Continue to card details');
  await expect.poll(() => paid(gateway).length).toBe(2);
  expect(paid(gateway)[1]?.body).not.toHaveProperty('cardToken');
  expect(paid(gateway)[1]?.body).toMatchObject({ orderId: '1300482917' });
});

test('PAY-01 a bank that asks on its own page is opened, and after the return another card can be chosen', async () => {
  const pageUrl = `${location.href.split('#')[0] ?? ''}#page-of-the-bank`;
  const asked = anOrderPayment({ card: null, pageUrl });
  const gateway = withCards().on(paymentContract.payOrder, () => asked);
  signedIn(gateway);
  await press('Pay ₹4,100');
  await expect.poll(() => location.hash).toBe('#page-of-the-bank');
  expect(screen.queryByTitle('Card details, at the payment provider')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  history.replaceState(null, '', location.href.split('#')[0]);
  cleanup();
  signedIn(gateway, asked);
  await userEvent.click(await radio(/Another card/));
  await press('Continue to card details');
  await expect.poll(() => paid(gateway).length).toBe(2);
  expect(paid(gateway)[1]?.body).not.toHaveProperty('cardToken');
  expect(paid(gateway)[1]?.body).toMatchObject({ orderId: asked.orderId });
  history.replaceState(null, '', location.href.split('#')[0]);
});

test('PAY-01 a payment that could not be opened yet says so and can be tried again', async () => {
  const gateway = withCards().on(paymentContract.payOrder, () =>
    anOrderPayment({ card: null, pageUrl: null }),
  );
  signedIn(gateway);
  await press('Pay ₹4,100');
  expect(await screen.findByText(/could not be opened yet/)).toBeVisible();
  await press('Pay ₹4,100');
  await expect.poll(() => paid(gateway).length).toBe(2);
});

test('PAY-08 a card that was deleted meanwhile gives a message, and another card can be chosen', async () => {
  const message =
    'This card is not saved any more. Nothing has been charged. Please choose another way to pay.';
  const { gateway } = signedIn();
  gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'failed', message }));
  await press('Pay ₹4,100');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await radio(/Another card/)).toBeEnabled();
});

test('PAY-08 if the list cannot be loaded, a message says so and every other method can be used', async () => {
  const gateway = withCards();
  gateway.on(savedCardContract.getSavedCards, () => {
    throw new Refusal(503, 'payment_unavailable', 'The payment provider cannot be reached.');
  });
  signedIn(gateway);
  expect(await screen.findByText(/Your saved cards could not be loaded/)).toBeVisible();
  expect(await radio(/^Card/)).toBeVisible();
  keepsCards(gateway, [aSavedCard()]);
  await press('Load them again');
  expect((await radio(/Mastercard ending 5449/)).checked).toBe(true);
});

test('PAY-08 for a guest no saved cards are requested', async () => {
  const { gateway } = showPayment(withCards());
  await screen.findByRole('radio', { name: /^Card/ });
  expect(gateway.received.some(({ path }) => path.includes('savedCards'))).toBe(false);
});
