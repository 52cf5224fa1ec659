import { Refusal } from '@lunette/api-client/testing';
import { cartOfferContract, type BankOffer } from '@lunette/cart/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cardSession, checkoutGateway } from '../../../testing/checkoutGateway.ts';
import { paymentContract, paymentOfferContract } from '../../../contract/index.ts';
import { aBankOffer, anOrderPayment, aPaidCart } from '../../../testing/fixtures.ts';
import { paid, pickCash, press, showPayment, total } from '../../../testing/paymentForm.tsx';

afterEach(cleanup);

test('CART-18 PAY-04 an order with an offer names the cards that can pay it, and can be paid by any card at the full total', async () => {
  const offer = { title: '10% off with Meridian Bank cards', without: total };
  const amount = { ...total, value: 3690 };
  const gateway = checkoutGateway().on(paymentContract.payOrder, ({ body }) =>
    anOrderPayment(body.withoutOffer ? { card: cardSession() } : { card: cardSession(), offer, amount }),
  );
  showPayment(gateway);
  await press('Continue to card details');
  expect(await screen.findByText(/is in this total, so only such a card can pay it/)).toBeTruthy();
  await press('Pay ₹4,100 with any card');
  await expect.poll(() => screen.queryByText(/is in this total/)).toBeNull();
  expect(paid(gateway)[1]?.body).toMatchObject({ withoutOffer: true, expectedTotal: 4100 });
});

test('after an offer is left out, the focus of its button is on the payment methods', async () => {
  const offer = { title: '10% off with Meridian Bank cards', without: total };
  const gateway = checkoutGateway().on(paymentContract.payOrder, ({ body }) =>
    anOrderPayment({ card: cardSession(), ...(!body.withoutOffer && { offer }) }),
  );
  showPayment(gateway);
  await press('Continue to card details');
  await press('Pay ₹4,100 with any card');
  await expect.poll(() => screen.queryByText(/is in this total/)).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: /^Card/ }));
});

test('PAY-04 the bank offers are listed below the methods: one is used and removed, another says why it does not apply', async () => {
  const reason = 'This offer begins at ₹5,000 to pay by card.';
  let applied = false;
  const taking = ({ body, params }: { body?: { offerId: string }; params?: { offerId: string } }) => {
    applied = body?.offerId === 'meridian-in' && !params;
    return aPaidCart();
  };
  const gateway = checkoutGateway()
    .on(paymentOfferContract.getPaymentOffers, () => ({
      offers: [
        aBankOffer({ applied }),
        aBankOffer({ id: 'banyan-in', title: '5% off', available: false, amount: 0, reason }),
      ],
    }))
    .on(cartOfferContract.applyOffer, taking)
    .on(cartOfferContract.removeOffer, taking);
  showPayment(gateway);
  const list = await screen.findByRole('region', { name: 'Bank offers' });
  expect(within(list).getByText(`Does not apply. ${reason}`)).toBeVisible();
  expect(within(list).queryByRole('button', { name: /Use this offer: 5% off/ })).toBeNull();
  await press('Use this offer: 10% off with Meridian Bank cards');
  expect(await within(list).findByText('This offer is in your total.')).toBeVisible();
  expect(within(list).getByText(/410/)).toBeVisible();
  await pickCash();
  expect(within(list).getByText('Does not apply. It is for cards.')).toBeVisible();
  await press('Remove: 10% off with Meridian Bank cards');
  await expect.poll(() => screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('PAY-04 if the offers cannot be loaded, the shopper can still pay and can load them again', async () => {
  let offers: BankOffer[] | null = null;
  const gateway = checkoutGateway().on(paymentOfferContract.getPaymentOffers, () => {
    if (!offers) throw new Refusal(403, 'no_session', 'Please sign in again.');
    return { offers };
  });
  showPayment(gateway);
  expect(await screen.findByText(/offers of banks could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to card details' })).toBeEnabled();
  offers = [aBankOffer()];
  await press('Load the offers again');
  expect(await screen.findByText('10% off with Meridian Bank cards')).toBeVisible();
});

test('PAY-04 PAY-09 the first six digits of a card give its type and its bank’s offers, and one click uses an offer, which gets the focus', async () => {
  let applied = false;
  const gateway = checkoutGateway()
    .on(paymentOfferContract.getPaymentOffers, () => ({ offers: [aBankOffer({ id: 'banyan-in' })] }))
    .on(paymentOfferContract.getCardOffers, () => ({ offers: [aBankOffer({ title: '10% off', applied })] }))
    .on(cartOfferContract.applyOffer, () => {
      applied = true;
      return aPaidCart();
    });
  showPayment(gateway);
  await userEvent.click(await screen.findByText('Does your bank offer a discount?'));
  const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
  await userEvent.type(field, '42');
  await press('Check');
  expect(await screen.findByText('Please write the first six digits.')).toBeTruthy();
  await userEvent.type(field, '4242 4242');
  expect(field.value).toBe('424242');
  expect(screen.getByText('Visa')).toBeTruthy();
  await press('Check');
  await press('Use this offer: 10% off');
  await expect.poll(() => gateway.received.some(({ path }) => path === '/v2/carts/apply-offer')).toBe(true);
  const asked = gateway.received.find(({ path }) => path.endsWith('/offers/card'));
  expect(asked?.query).toEqual({ cardNumber: '424242' });
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^This offer is in your total\./);
});

test('PAY-09 the reason for a refused offer is not shown for the next card that is checked', async () => {
  const gateway = checkoutGateway()
    .on(paymentOfferContract.getCardOffers, ({ query }) => ({
      offers: query.cardNumber === '424242' ? [aBankOffer({ title: '10% off' })] : [],
    }))
    .on(cartOfferContract.applyOffer, () => {
      throw new Refusal(409, 'offer_ended', 'This offer has ended.');
    });
  showPayment(gateway);
  await userEvent.click(await screen.findByText('Does your bank offer a discount?'));
  const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
  await userEvent.type(field, '424242');
  await press('Check');
  await press('Use this offer: 10% off');
  expect(await screen.findByText('This offer has ended.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '555555');
  await press('Check');
  expect(await screen.findByText(/no offer for this card/)).toBeTruthy();
  expect(screen.queryByText('This offer has ended.')).toBeNull();
});

test('PAY-09 the answer about a card is shown only as long as the field contains its digits', async () => {
  const gateway = checkoutGateway().on(paymentOfferContract.getCardOffers, ({ query }) => ({
    offers: query.cardNumber === '424242' ? [aBankOffer({ title: '10% off' })] : [],
  }));
  showPayment(gateway);
  await userEvent.click(await screen.findByText('Does your bank offer a discount?'));
  const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
  await userEvent.type(field, '424242');
  await press('Check');
  expect(await screen.findByRole('button', { name: 'Use this offer: 10% off' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '555555');
  expect(screen.queryByRole('button', { name: 'Use this offer: 10% off' })).toBeNull();
  await press('Check');
  expect(await screen.findByText(/no offer for this card/)).toBeTruthy();
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText(/no offer for this card/)).toBeNull();
});

test('the six digits of a card can be typed as Arabic-Indic digits', async () => {
  const gateway = checkoutGateway().on(paymentOfferContract.getCardOffers, () => ({ offers: [] }));
  showPayment(gateway);
  await userEvent.click(await screen.findByText('Does your bank offer a discount?'));
  const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
  await userEvent.type(field, '٤٢٤٢٤٢');
  expect(field.value).toBe('424242');
  await press('Check');
  await expect
    .poll(() => gateway.received.find(({ path }) => path.endsWith('/offers/card'))?.query)
    .toEqual({ cardNumber: '424242' });
});
