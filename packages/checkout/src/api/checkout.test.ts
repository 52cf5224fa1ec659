import { api } from '@lunette/api-client';
import { endpoint } from '@lunette/api-client/contract';
import { Refusal, testGateway } from '@lunette/api-client/testing';
import { productContract } from '@lunette/catalog/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkoutApi } from './checkout.ts';
import { leadApi } from './lead.ts';
import { savedCardApi } from './savedCard.ts';
import { shippingCheckApi } from './shippingCheck.ts';
import {
  addressContract,
  deliveryContract,
  leadContract,
  paymentContract,
  savedCardContract,
} from '../contract/index.ts';
import {
  aCheckout,
  aSavedCard,
  anAddress,
  anOrderPayment,
  deliveryOptions,
  paymentMethods,
} from '../testing/fixtures.ts';

const {
  getCheckout,
  getDeliveryOptions,
  getPayment,
  getPaymentMethods,
  lookUpPostcode,
  payOrder,
  saveShippingAddress,
  updateDeliveryOption,
} = checkoutApi.endpoints;
const { shippingCheck } = shippingCheckApi.endpoints;

/** Replaces the cart's own endpoint; only a cache tag connects it to the checkout. */
const bag = endpoint({
  method: 'GET',
  path: '/v2/carts',
  access: 'guest',
  result: z.object({ itemsQty: z.number() }),
});
const bagApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBag: build.query<{ itemsQty: number }, void>({
      query: () => ({ method: 'GET', url: '/v2/carts', access: 'guest' }),
      providesTags: ['Cart'],
    }),
  }),
});

/** Replaces the endpoint of the customer, which only a cache tag connects to the payment, and counts its calls. */
const customer = { calls: 0 };
const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCustomer: build.query<number, void>({
      queryFn: () => ({ data: (customer.calls += 1) }),
      providesTags: ['Customer'],
    }),
  }),
});

let gateway: ReturnType<typeof testGateway>;
let store: ReturnType<typeof gateway.store>;
beforeEach(() => {
  gateway = testGateway()
    .on(bag, () => ({ itemsQty: 1 }))
    .on(addressContract.getShippingAddress, () => aCheckout());
  store = gateway.store();
});

const count = (path: string) =>
  gateway.received.filter((call) => `${call.method} ${call.path}` === path).length;
const step = () => getCheckout.select(undefined)(store.getState()).data?.checkoutStepKey;

describe('steps', () => {
  test('CHK-04 the answer to a saved address is the whole checkout and is cached without a second call', async () => {
    gateway.on(addressContract.saveShippingAddress, ({ body }) =>
      aCheckout({ address: body.address, checkoutStepKey: 2 }),
    );
    void store.dispatch(getCheckout.initiate());
    await expect.poll(step).toBe(1);
    await store.dispatch(saveShippingAddress.initiate({ body: { address: anAddress() } }));
    await expect.poll(step).toBe(2);
    expect(count('GET /v2/carts/shippingAddress')).toBe(1);
    expect(gateway.received.find(({ method }) => method === 'POST')?.body).toMatchObject({
      address: { city: 'Pune', floor: 0 },
    });
  });

  test('CHK-04 delivery options are requested by postcode and country, and one is chosen by its type', async () => {
    gateway
      .on(deliveryContract.getDeliveryOptions, () => ({ options: deliveryOptions() }))
      .on(deliveryContract.updateDeliveryOption, ({ params }) =>
        aCheckout({ address: anAddress(), deliveryOption: params.type, checkoutStepKey: 3 }),
      );
    const place = { postcode: '411001', shippingCountry: 'IN' as const };
    await store.dispatch(getDeliveryOptions.initiate({ query: place }));
    await store.dispatch(
      updateDeliveryOption.initiate({
        params: { type: 'express' },
        query: { pincode: '411001', shippingCountry: 'IN' },
      }),
    );
    expect(gateway.received.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', '/v2/carts/expressdelivery/deliveryOptions', place],
      [
        'POST',
        '/v2/carts/expressdelivery/updateDeliveryOption/express',
        { pincode: '411001', shippingCountry: 'IN' },
      ],
    ]);
    await expect.poll(step).toBe(3);
  });

  test('CHK-04 shippingCheck asks whether the store delivers to a country', async () => {
    gateway.on(deliveryContract.shippingCheck, () => ({ serviceable: true, unserviceableItems: [] }));
    const { data } = await store.dispatch(shippingCheck.initiate({ body: { country: 'IN' } }));
    expect(gateway.received[0]?.body).toEqual({ country: 'IN' });
    expect(data).toEqual({ serviceable: true, unserviceableItems: [] });
  });

  test('CHK-04 if two steps overlap, the checkout is read again after the later answer', async () => {
    const answers: (() => void)[] = [];
    let checkout = aCheckout();
    gateway
      .on(addressContract.getShippingAddress, () => checkout)
      .on(addressContract.saveShippingAddress, ({ body }) => {
        checkout = aCheckout({ address: body.address, checkoutStepKey: 2 });
        const answer = checkout;
        return new Promise((resolve) => answers.push(() => resolve(answer)));
      });
    const city = () => getCheckout.select(undefined)(store.getState()).data?.address?.city;
    void store.dispatch(getCheckout.initiate());
    await expect.poll(step).toBe(1);
    const writes = [];
    for (const name of ['Pune', 'Nashik']) {
      writes.push(
        store.dispatch(saveShippingAddress.initiate({ body: { address: anAddress({ city: name }) } })),
      );
      await expect.poll(() => answers.length).toBe(writes.length);
    }
    for (const at of [1, 0]) {
      answers[at]?.();
      await writes[at];
    }
    await expect.poll(() => count('GET /v2/carts/shippingAddress')).toBe(2);
    await expect.poll(city).toBe('Nashik');
  });

  test('a lead that is answered late does not undo the other one', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    gateway
      .on(leadContract.saveAbandonedLead, async () => {
        await first;
        return { abandonedLead: 'given' as const, htoLead: 'none' as const };
      })
      .on(leadContract.saveHtoLead, () => ({ abandonedLead: 'given' as const, htoLead: 'given' as const }));
    const { saveAbandonedLead, saveHtoLead } = leadApi.endpoints;
    const leads = () => getCheckout.select(undefined)(store.getState()).data?.leads;
    await store.dispatch(getCheckout.initiate());
    const late = store.dispatch(
      saveAbandonedLead.initiate({ body: { consent: true, email: 'ananya.rao@post.example' } }),
    );
    await store.dispatch(saveHtoLead.initiate({ body: { consent: true, phone: '9822041377' } }));
    answerFirst();
    await late;
    await expect.poll(leads).toEqual({ abandonedLead: 'given', htoLead: 'given' });
  });

  test('a step that is answered late does not undo a lead that was given meanwhile', async () => {
    let answerStep = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answerStep = resolve;
    });
    gateway
      .on(addressContract.saveShippingAddress, async ({ body }) => {
        await isAnswered;
        return aCheckout({ address: body.address, checkoutStepKey: 2 });
      })
      .on(leadContract.saveAbandonedLead, () => ({
        abandonedLead: 'given' as const,
        htoLead: 'none' as const,
      }));
    const leads = () => getCheckout.select(undefined)(store.getState()).data?.leads;
    await store.dispatch(getCheckout.initiate());
    const late = store.dispatch(saveShippingAddress.initiate({ body: { address: anAddress() } }));
    const body = { consent: true, email: 'ananya.rao@post.example' };
    await store.dispatch(leadApi.endpoints.saveAbandonedLead.initiate({ body }));
    answerStep();
    await late;
    await expect.poll(step).toBe(2);
    expect(leads()).toEqual({ abandonedLead: 'given', htoLead: 'none' });
  });

  test('PAY-08 if two removals of cards overlap, the list is read again after the later answer', async () => {
    const answers: (() => void)[] = [];
    let savedCards = ['1', '2'].map((cardToken) => aSavedCard({ cardToken }));
    gateway
      .on(savedCardContract.getSavedCards, () => ({ savedCards, full: null }))
      .on(savedCardContract.deleteSavedCard, ({ params }) => {
        savedCards = savedCards.filter(({ cardToken }) => cardToken !== params.cardToken);
        const answer = { savedCards, full: null };
        return new Promise((resolve) => answers.push(() => resolve(answer)));
      });
    const { getSavedCards, deleteSavedCard } = savedCardApi.endpoints;
    const shown = () => getSavedCards.select({ query: {} })(store.getState()).data?.savedCards;
    await store.dispatch(getSavedCards.initiate({ query: {} }));
    const writes = [];
    for (const cardToken of ['1', '2']) {
      const args = { params: { cardToken }, query: { emailId: 'ananya.rao@post.example' } };
      writes.push(store.dispatch(deleteSavedCard.initiate(args)));
      await expect.poll(() => answers.length).toBe(writes.length);
    }
    for (const at of [1, 0]) {
      answers[at]?.();
      await writes[at];
    }
    await expect.poll(() => gateway.received.at(-1)?.method).toBe('GET');
    await expect.poll(shown).toEqual([]);
  });

  test('a step changes the total, so the cart is read again', async () => {
    gateway.on(addressContract.saveShippingAddress, () =>
      aCheckout({ address: anAddress(), checkoutStepKey: 2 }),
    );
    void store.dispatch(bagApi.endpoints.getBag.initiate());
    await store.dispatch(saveShippingAddress.initiate({ body: { address: anAddress() } }));
    await expect.poll(() => count('GET /v2/carts')).toBe(2);
  });

  test('a postcode is looked up with its country', async () => {
    gateway.on(productContract.checkPincode, () => ({
      serviceable: true,
      city: 'Pune',
      state: 'Maharashtra',
    }));
    const { data } = await store.dispatch(
      lookUpPostcode.initiate({ params: { pincode: '411001' }, query: { country: 'IN' } }),
    );
    expect(data).toEqual({ serviceable: true, city: 'Pune', state: 'Maharashtra' });
    expect(gateway.received[0]).toMatchObject({
      path: '/v2/utility/checkpincode/411001',
      query: { country: 'IN' },
    });
  });
});

describe('payment', () => {
  const cash = { paymentMethod: 'cod', expectedTotal: 4149 } as const;

  test('PAY-04 paying posts the method and the total that the shopper saw, with an idempotency key', async () => {
    gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'cash_due', orderPlaced: true }));
    const { data } = await store.dispatch(payOrder.initiate({ body: cash, idempotencyKey: 'attempt-1' }));
    expect(gateway.received[0]).toMatchObject({
      method: 'POST',
      path: '/v2/orderpayment',
      body: { ...cash, returnTo: 'desktop' },
    });
    expect(gateway.received[0]?.headers['idempotency-key']).toBe('attempt-1');
    expect(data).toMatchObject({ orderId: '1300482917', orderPlaced: true });
  });

  test('CHK-05 a placed order empties the cart, so it is read again at once', async () => {
    gateway.on(paymentContract.payOrder, () => anOrderPayment({ status: 'cash_due', orderPlaced: true }));
    void store.dispatch(bagApi.endpoints.getBag.initiate());
    await expect.poll(() => count('GET /v2/carts')).toBe(1);
    gateway.on(bag, () => ({ itemsQty: 0 }));
    await store.dispatch(payOrder.initiate({ body: cash }));
    await expect.poll(() => bagApi.endpoints.getBag.select()(store.getState()).data?.itemsQty).toBe(0);
  });

  test('CHK-05 a successful card payment empties the cart; a failed one leaves the cart and orderPlaced false', async () => {
    void store.dispatch(bagApi.endpoints.getBag.initiate());
    await expect.poll(() => count('GET /v2/carts')).toBe(1);
    gateway.on(paymentContract.getPayment, () =>
      anOrderPayment({ status: 'failed', message: 'Your bank declined the card.' }),
    );
    const args = { params: { orderId: '1300482917' } };
    const failed = await store.dispatch(getPayment.initiate(args));
    expect(failed.data?.orderPlaced).toBe(false);
    expect(count('GET /v2/carts')).toBe(1);
    gateway.on(paymentContract.getPayment, () => anOrderPayment({ status: 'paid', orderPlaced: true }));
    await store.dispatch(getPayment.initiate(args, { forceRefetch: true }));
    await expect.poll(() => count('GET /v2/carts')).toBe(2);
  });

  test.each([
    ['paid at once', true],
    ['paid at the provider', false],
  ])('an order that is %s may begin a membership, so the customer is read again', async (_how, isAtOnce) => {
    const placed = anOrderPayment({ status: 'paid', orderPlaced: true });
    const failed = anOrderPayment({ status: 'failed' });
    gateway.on(paymentContract.payOrder, () => placed).on(paymentContract.getPayment, () => failed);
    const args = { params: { orderId: '1300482917' } };
    await store.dispatch(customerApi.endpoints.readCustomer.initiate());
    await store.dispatch(getPayment.initiate(args));
    const { calls } = customer;
    gateway.on(paymentContract.getPayment, () => placed);
    if (isAtOnce) await store.dispatch(payOrder.initiate({ body: cash }));
    else await store.dispatch(getPayment.initiate(args, { forceRefetch: true }));
    await expect.poll(() => customer.calls).toBe(calls + 1);
  });

  test('the answer of a payment replaces the cached payment', async () => {
    gateway
      .on(paymentContract.getPayment, () => anOrderPayment({ status: 'failed' }))
      .on(paymentContract.payOrder, () => anOrderPayment({ status: 'cash_due', orderPlaced: true }));
    const args = { params: { orderId: '1300482917' } };
    await store.dispatch(getPayment.initiate(args));
    await store.dispatch(payOrder.initiate({ body: { ...cash, orderId: '1300482917' } }));
    await expect.poll(() => getPayment.select(args)(store.getState()).data?.status).toBe('cash_due');
    expect(count('GET /v2/orderpayment/1300482917/status')).toBe(1);
  });

  test('after a refused order, the data that the shopper saw is read again; after a lost answer it is not', async () => {
    gateway.on(paymentContract.getPaymentMethods, () => ({ paymentMethods: paymentMethods() }));
    void store.dispatch(getPaymentMethods.initiate({ query: {} }));
    const path = 'GET /v2/carts/payment/methods';
    await expect.poll(() => count(path)).toBe(1);
    gateway.on(paymentContract.payOrder, () => {
      throw new TypeError('connection lost');
    });
    expect((await store.dispatch(payOrder.initiate({ body: cash }))).error).toMatchObject({
      status: 'OFFLINE',
    });
    expect(count(path)).toBe(1);
    gateway.on(paymentContract.payOrder, () => {
      throw new Refusal(409, 'total_changed', 'The total is 4,249 now.');
    });
    await store.dispatch(payOrder.initiate({ body: cash }));
    await expect.poll(() => count(path)).toBe(2);
  });
});
