import { Refusal } from '@lunette/api-client/testing';
import { cartOfferContract, type BankOffer } from '@lunette/cart/contract';
import { signInContract } from '@lunette/session/contract';
import { aCaptcha } from '@lunette/session/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { cardSession, checkoutGateway, keepsCards } from '../../testing/checkoutGateway.ts';
import {
  paymentContract,
  paymentOfferContract,
  savedCardContract,
  type OrderPayment,
  type PaymentMethod,
} from '../../contract/index.ts';
import {
  aBankOffer,
  anOrderPayment,
  aPaidCart,
  aSavedCard,
  endingCards,
  paymentMethods,
} from '../../testing/fixtures.ts';
import { renderWithCheckout } from '../../testing/renderWithCheckout.tsx';
import { PaymentForm } from './PaymentForm.tsx';

afterEach(cleanup);

const total = { value: 4100, currencyCode: 'INR' as const };
const show = (gateway = checkoutGateway()) => ({
  gateway,
  ...renderWithCheckout(<PaymentForm total={total} />, gateway),
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pickCash = async () => userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
const paid = (gateway: ReturnType<typeof checkoutGateway>) =>
  gateway.received.filter(({ path }) => path === '/v2/orderpayment');
const frame = () => screen.findByTitle<HTMLIFrameElement>('Card details, at the payment provider');

/** The field of the stand-in for a card's number; it is of the page's own origin. */
async function numberField() {
  const element = await frame();
  await expect.poll(() => element.contentDocument?.querySelector('#number')).toBeTruthy();
  const input = element.contentDocument?.querySelector<HTMLInputElement>('#number');
  if (!input) throw new Error('The stand-in has no field for a number');
  return input;
}

/** Types a card's number as a shopper would at the provider. */
async function typeCard(number: string) {
  const input = await numberField();
  input.value = number;
  input.dispatchEvent(new Event('input'));
}

describe('cash on delivery', () => {
  test('PAY-01 cash is offered with its fee, and the button says what is paid at the door', async () => {
    const { gateway, path } = show();
    await pickCash();
    await press('Place order, ₹4,149 at the door');
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
    expect(paid(gateway)[0]?.body).toEqual({
      paymentMethod: 'cod',
      expectedTotal: 4149,
      returnTo: 'desktop',
    });
  });

  test('where a captcha is asked for the way of paying stays chosen, and the next press places the order with it', async () => {
    const { gateway, path } = show(
      checkoutGateway().on(paymentContract.payOrder, ({ body }) => {
        if (!body.captcha)
          throw new Refusal(403, 'captcha_required', 'Please confirm that you are a person.');
        return anOrderPayment({ method: 'cod', status: 'cash_due', orderPlaced: true });
      }),
    );
    gateway.on(signInContract.getCaptcha, () => aCaptcha);
    await pickCash();
    await press('Place order, ₹4,149 at the door');
    const box = await screen.findByRole('checkbox', { name: 'I am a person' });
    expect(screen.getByText('One more step: please tick the box, then send it again.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).checked).toBe(true);
    await press('Place order, ₹4,149 at the door');
    expect(screen.getByText('Please tick the box first.')).toBeVisible();
    expect(paid(gateway)).toHaveLength(1);
    await userEvent.click(box);
    expect(await screen.findByText('Confirmed', undefined, { timeout: 5_000 })).toBeVisible();
    await press('Place order, ₹4,149 at the door');
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  });

  test('a way that is off says why and cannot be chosen', async () => {
    const reason = 'Cash on delivery is not offered at your address.';
    show(
      checkoutGateway().on(paymentContract.getPaymentMethods, () => ({
        paymentMethods: paymentMethods({ available: false, reason }),
      })),
    );
    const cash = await screen.findByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ });
    expect(cash.disabled).toBe(true);
    expect(document.getElementById(cash.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  });
});

describe('card', () => {
  test('PAY-01 the card is typed into the provider’s frame; its end leads to the success page', async () => {
    const { gateway, path } = show();
    await press('Continue to card details');
    const element = await frame();
    expect(new URL(element.src).searchParams.get('origin')).toBe(location.origin);
    await typeCard('4242 4242 4242 4242');
    gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
    await expect
      .poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy'))
      .toBeNull();
    await press('Pay ₹4,100');
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
    // The whole number: four digits may stand in a trace id by chance.
    expect(JSON.stringify(gateway.received)).not.toMatch(/4242 ?4242/);
  });

  test('the frame grows with its content', async () => {
    show();
    await press('Continue to card details');
    const element = await frame();
    await expect
      .poll(() =>
        Math.abs(
          element.parentElement!.clientHeight -
            (element.contentDocument?.querySelector('main')?.offsetHeight ?? 0),
        ),
      )
      .toBeLessThanOrEqual(1);
  });

  test('PAY-04 a declined card is told in words, and empty fields for another one pay the same order under a new key', async () => {
    const { gateway, path } = show();
    await press('Continue to card details');
    await typeCard('4000 0000 0000 0002');
    gateway.on(paymentContract.getPayment, () =>
      anOrderPayment({ status: 'failed', message: 'Your bank declined the card. Nothing has been charged.' }),
    );
    await expect
      .poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy'))
      .toBeNull();
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
    const { path } = show(gateway);
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

  test('a declined card whose fields cannot be opened again leaves the reason and the way to try again', async () => {
    const { gateway } = show();
    await press('Continue to card details');
    await typeCard('4000 0000 0000 0002');
    const message = 'Your bank declined the card. Nothing has been charged.';
    gateway
      .on(paymentContract.getPayment, () => anOrderPayment({ status: 'failed', message }))
      .on(paymentContract.payOrder, () => {
        throw new Refusal(503, 'payment_unavailable', 'Card payments cannot be reached.');
      });
    await expect
      .poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy'))
      .toBeNull();
    await press('Pay ₹4,100');
    expect(await screen.findByRole('button', { name: 'Continue to card details' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(message);
  });

  test('while the bank asks for its code the frame has the only button', async () => {
    show();
    await press('Continue to card details');
    await typeCard('4000 0000 0000 3220');
    await expect
      .poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy'))
      .toBeNull();
    await press('Pay ₹4,100');
    expect(await screen.findByText(/Your bank asks you to confirm this payment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await pickCash();
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });

  test('an order that was taken back in another tab says so when its card is sent, and leads to the bag', async () => {
    const { gateway } = show();
    await press('Continue to card details');
    await typeCard('4242 4242 4242 4242');
    const message = 'This order can no longer be paid.';
    gateway.on(paymentContract.getPayment, () =>
      anOrderPayment({ status: 'expired', orderCancelled: true, message }),
    );
    await expect
      .poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy'))
      .toBeNull();
    await press('Pay ₹4,100');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Look at the bag' }).getAttribute('href')).toBe('/cart');
  });

  test('a bank that is still thinking sends the shopper to the page that waits', async () => {
    const { gateway, path } = show();
    await press('Continue to card details');
    await typeCard('4000 0000 0000 0119');
    gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'pending' }));
    await expect
      .poll(() => screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy'))
      .toBeNull();
    await press('Pay ₹4,100');
    await expect.poll(path).toBe('/checkout/payment/confirm?orderId=1300482917');
  });

  test('fields that are opened again after another way was looked at are empty, and are waited for', async () => {
    show();
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

  test('PAY-01 a provider that takes cards on its own page only leads there, and shows no frame', async () => {
    const pageUrl = `${location.href.split('#')[0] ?? ''}#page-of-the-provider`;
    show(checkoutGateway().on(paymentContract.payOrder, () => anOrderPayment({ card: null, pageUrl })));
    await press('Continue to card details');
    await expect.poll(() => location.hash).toBe('#page-of-the-provider');
    expect(screen.queryByTitle('Card details, at the payment provider')).toBeNull();
    history.replaceState(null, '', location.href.split('#')[0]);
  });

  test('fields that never answer give way to the provider’s page', async () => {
    const silent = { ...cardSession(), frameUrl: 'about:blank' };
    show(checkoutGateway().on(paymentContract.payOrder, () => anOrderPayment({ card: silent })));
    await press('Continue to card details');
    const link = await screen.findByRole('link', { name: 'Pay on the provider’s page' }, { timeout: 40_000 });
    expect(link.getAttribute('href')).toBe('https://pay.test/pay/1');
    expect(screen.getByRole('button', { name: 'The card fields do not open here.' })).toBeTruthy();
  });

  test('a message of another origin is not heard', async () => {
    const foreign = { ...cardSession(), origin: 'https://pay.test' };
    const { path } = show(
      checkoutGateway().on(paymentContract.payOrder, () => anOrderPayment({ card: foreign })),
    );
    await press('Continue to card details');
    await frame();
    postMessage({ source: 'sandbox-payments', type: 'finished', status: 'succeeded' }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(path()).toBe('/');
    expect(screen.getByRole('status', { name: /fields are being fetched/ })).toBeTruthy();
  });
});

describe('one order, whatever happens', () => {
  test('PAY-04 a double click on the button sends one idempotency key', async () => {
    const { gateway } = show();
    await pickCash();
    const button = await screen.findByRole('button', { name: /^Place order/ });
    button.click();
    button.click();
    await expect.poll(() => paid(gateway).length).toBeGreaterThan(0);
    expect(new Set(paid(gateway).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('PAY-04 when no answer comes the next press is the same attempt', async () => {
    const gateway = checkoutGateway().on(paymentContract.payOrder, () => {
      throw new TypeError('connection lost');
    });
    const { path } = show(gateway);
    await pickCash();
    await press(/^Place order/);
    expect((await screen.findByRole('alert')).textContent).toContain('never placed or charged twice');
    gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'cash_due', orderPlaced: true }));
    await press(/^Place order/);
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
    const [first, second] = paid(gateway);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test('a total that changed is shown and asked for again', async () => {
    const gateway = checkoutGateway().on(paymentContract.payOrder, () => {
      throw new Refusal(
        409,
        'total_changed',
        'The total is ₹4,249 now. Please look at it again before you pay.',
      );
    });
    const { path } = show(gateway);
    await press('Continue to card details');
    expect((await screen.findByRole('alert')).textContent).toContain('The total is ₹4,249 now.');
    expect(path()).toBe('/');
  });

  test('goods that were sold meanwhile are named, with the way to the bag', async () => {
    const gateway = checkoutGateway().on(paymentContract.payOrder, () => {
      throw new Refusal(409, 'out_of_stock', 'Alder is out of stock: the last piece was sold meanwhile.');
    });
    const { path } = show(gateway);
    await press('Continue to card details');
    expect((await screen.findByRole('alert')).textContent).toContain('Alder is out of stock');
    await userEvent.click(screen.getByRole('link', { name: 'Look at the bag' }));
    expect(path()).toBe('/cart');
  });

  test('a provider that is down leaves the order to be paid later', async () => {
    const message = 'Card payments cannot be reached at the moment. Your order is kept.';
    const gateway = checkoutGateway().on(paymentContract.payOrder, () =>
      anOrderPayment({ status: 'failed', message }),
    );
    show(gateway);
    await press('Continue to card details');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(
      screen.getByRole('button', { name: 'Continue to card details' }).getAttribute('aria-busy'),
    ).toBeNull();
  });

  test('CART-18 PAY-04 an order with an offer says whose cards pay it, and leads on with any card at the full total', async () => {
    const offer = { title: '10 % off with Meridian Bank cards', without: total };
    const amount = { ...total, value: 3690 };
    const gateway = checkoutGateway().on(paymentContract.payOrder, ({ body }) =>
      anOrderPayment(body.withoutOffer ? { card: cardSession() } : { card: cardSession(), offer, amount }),
    );
    show(gateway);
    await press('Continue to card details');
    expect(await screen.findByText(/is in this total, so only such a card can pay it/)).toBeTruthy();
    await press('Pay ₹4,100 with any card');
    await expect.poll(() => screen.queryByText(/is in this total/)).toBeNull();
    expect(paid(gateway)[1]?.body).toMatchObject({ withoutOffer: true, expectedTotal: 4100 });
  });

  test('PAY-04 the offers of banks stand below the methods: one is used and taken out again, another says why it does not apply', async () => {
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
          aBankOffer({ id: 'banyan-in', title: '5 % off', available: false, amount: 0, reason }),
        ],
      }))
      .on(cartOfferContract.applyOffer, taking)
      .on(cartOfferContract.removeOffer, taking);
    show(gateway);
    const list = await screen.findByRole('region', { name: 'Bank offers' });
    expect(within(list).getByText(`Does not apply. ${reason}`)).toBeVisible();
    expect(within(list).queryByRole('button', { name: /Use this offer: 5 % off/ })).toBeNull();
    await press('Use this offer: 10 % off with Meridian Bank cards');
    expect(await within(list).findByText('This offer is in your total.')).toBeVisible();
    expect(within(list).getByText(/410/)).toBeVisible();
    await pickCash();
    expect(within(list).getByText('Does not apply. It is for cards.')).toBeVisible();
    await press('Remove: 10 % off with Meridian Bank cards');
    await expect.poll(() => screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('PAY-04 offers that could not be loaded do not keep anybody from paying, and are loaded again', async () => {
    let offers: BankOffer[] | null = null;
    const gateway = checkoutGateway().on(paymentOfferContract.getPaymentOffers, () => {
      if (!offers) throw new Refusal(403, 'no_session', 'Please sign in again.');
      return { offers };
    });
    show(gateway);
    expect(await screen.findByText(/offers of banks could not be loaded/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to card details' })).toBeEnabled();
    offers = [aBankOffer()];
    await press('Load the offers again');
    expect(await screen.findByText('10 % off with Meridian Bank cards')).toBeVisible();
  });

  test('PAY-04 PAY-09 the first six digits of a card tell its type and the offers of its bank, which one press uses', async () => {
    const gateway = checkoutGateway()
      .on(paymentOfferContract.getPaymentOffers, () => ({ offers: [aBankOffer({ id: 'banyan-in' })] }))
      .on(paymentOfferContract.getCardOffers, () => ({ offers: [aBankOffer({ title: '10 % off' })] }))
      .on(cartOfferContract.applyOffer, () => aPaidCart());
    show(gateway);
    await userEvent.click(await screen.findByText('Does your bank take something off?'));
    const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
    await userEvent.type(field, '42');
    await press('Check');
    expect(await screen.findByText('Please write the first six digits.')).toBeTruthy();
    await userEvent.type(field, '4242 4242');
    expect(field.value).toBe('424242');
    expect(screen.getByText('Visa')).toBeTruthy();
    await press('Check');
    await press('Use this offer: 10 % off');
    await expect.poll(() => gateway.received.some(({ path }) => path === '/v2/carts/apply-offer')).toBe(true);
    const asked = gateway.received.find(({ path }) => path.endsWith('/offers/card'));
    expect(asked?.query).toEqual({ cardNumber: '424242' });
  });

  test('PAY-09 why an offer could not be used is not said of the next card that is checked', async () => {
    const gateway = checkoutGateway()
      .on(paymentOfferContract.getCardOffers, ({ query }) => ({
        offers: query.cardNumber === '424242' ? [aBankOffer({ title: '10 % off' })] : [],
      }))
      .on(cartOfferContract.applyOffer, () => {
        throw new Refusal(409, 'offer_ended', 'This offer has ended.');
      });
    show(gateway);
    await userEvent.click(await screen.findByText('Does your bank take something off?'));
    const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
    await userEvent.type(field, '424242');
    await press('Check');
    await press('Use this offer: 10 % off');
    expect(await screen.findByText('This offer has ended.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '555555');
    await press('Check');
    expect(await screen.findByText(/no offer for this card/)).toBeTruthy();
    expect(screen.queryByText('This offer has ended.')).toBeNull();
  });

  test('the six digits of a card can be typed in Arabic-Indic digits', async () => {
    const gateway = checkoutGateway().on(paymentOfferContract.getCardOffers, () => ({ offers: [] }));
    show(gateway);
    await userEvent.click(await screen.findByText('Does your bank take something off?'));
    const field = await screen.findByLabelText<HTMLInputElement>('First six digits of your card');
    await userEvent.type(field, '٤٢٤٢٤٢');
    expect(field.value).toBe('424242');
    await press('Check');
    await expect
      .poll(() => gateway.received.find(({ path }) => path.endsWith('/offers/card'))?.query)
      .toEqual({ cardNumber: '424242' });
  });

  test('CART-17 a total that voucher and credit cover is ordered with one press, without a card', async () => {
    const none = {
      ...paymentMethods()[0],
      id: 'none' as const,
      title: 'Nothing left to pay',
    } as PaymentMethod;
    const gateway = checkoutGateway()
      .on(paymentContract.getPaymentMethods, () => ({ paymentMethods: [none] }))
      .on(paymentContract.payOrder, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
    const { path } = show(gateway);
    expect(await screen.findByRole('radio', { name: /^Nothing left to pay/ })).toBeTruthy();
    await press('Place the order');
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
    expect(paid(gateway)[0]?.body).toMatchObject({ paymentMethod: 'none' });
  });

  test('a way to pay that this version does not know is left out; where no other is left, the page is loaded again', async () => {
    const later = { ...paymentMethods()[0], id: 'purse', title: 'Purse' } as PaymentMethod;
    const gateway = checkoutGateway().on(paymentContract.getPaymentMethods, () => ({
      paymentMethods: [later, ...paymentMethods()],
    }));
    show(gateway);
    expect(await screen.findByRole('radio', { name: /^Card/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('radio', { name: /^Purse/ })).toBeNull();
    cleanup();
    gateway.on(paymentContract.getPaymentMethods, () => ({ paymentMethods: [later] }));
    show(gateway);
    expect((await screen.findByRole('alert')).textContent).toContain('older than the store');
  });

  test('ways to pay that cannot be read are tried again on request', async () => {
    const gateway = checkoutGateway().on(paymentContract.getPaymentMethods, () => {
      throw new Refusal(503, 'unavailable', 'The store is resting.');
    });
    show(gateway);
    expect((await screen.findByRole('alert')).textContent).toContain('The store is resting.');
    gateway.on(paymentContract.getPaymentMethods, () => ({ paymentMethods: paymentMethods() }));
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /^Card/ })).toBeTruthy();
  });
});

describe('a saved card', () => {
  const withCards = (cards = [aSavedCard(), ...endingCards()]) => keepsCards(checkoutGateway(), cards);
  const signedIn = (gateway = withCards(), known: OrderPayment | null = null) => ({
    gateway,
    ...renderWithCheckout(<PaymentForm total={total} known={known} />, gateway, { signedIn: true }),
  });
  const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

  test('PAY-01 PAY-08 is offered first and chosen, with its last month; one press pays with it', async () => {
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

  test('PAY-08 one that has ended says so and cannot be chosen; where there is no other one, the card is typed', async () => {
    signedIn(withCards([...endingCards()].slice(1)));
    const ended = await radio(/Visa ending 7716/);
    expect(ended.disabled).toBe(true);
    expect(screen.getByText('This card ended in 10/26. Please use another one.')).toBeVisible();
    expect((await radio(/Another card/)).checked).toBe(true);
  });

  test('PAY-01 the provider’s frame, where the bank asks, comes under the card; a refusal leaves the order, and another way can be chosen', async () => {
    const { gateway } = signedIn();
    await press('Pay ₹4,100');
    const element = await frame();
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

  test('PAY-08 one that was deleted meanwhile ends in words, and the way stays open', async () => {
    const message =
      'This card is not saved any more. Nothing has been charged. Please choose another way to pay.';
    const { gateway } = signedIn();
    gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'failed', message }));
    await press('Pay ₹4,100');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await radio(/Another card/)).toBeEnabled();
  });

  test('PAY-08 a list that does not come is told, and every other way pays', async () => {
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

  test('PAY-08 a guest is not asked for any', async () => {
    const { gateway } = show(withCards());
    await screen.findByRole('radio', { name: /^Card/ });
    expect(gateway.received.some(({ path }) => path.includes('savedCards'))).toBe(false);
  });
});
