import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { paymentContract, savedCardContract, upiContract } from '@lunette/checkout/contract';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { newCustomer } from '../../identity/testing/customer.ts';
import { call, testGatewayApp, type TestGateway } from '../../platform/testing/testGateway.ts';
import { fakeProvider, webhook } from '../testing/fakeProvider.ts';
import { completeCheckout, FRAME, pay, readyToPay } from '../testing/shopper.ts';
import { razorpayStandIn } from './provider/testing/razorpayStandIn.ts';
import { stripeStandIn } from './provider/testing/stripeStandIn.ts';

/** The lines that the gateways write to their logs, at every level. */
const lines: string[] = [];
function listen(app: TestGateway): TestGateway {
  const log = app.http.log as pino.Logger & Record<symbol, unknown>;
  log[pino.symbols.streamSym] = { write: (line: string) => void lines.push(line) };
  log.level = 'trace';
  return app;
}

const provider = await fakeProvider();
const [stripe, razorpay] = [await stripeStandIn(), await razorpayStandIn()];
const { databaseUrl } = await testGatewayApp();
/** A new gateway for each provider, so that no circuit breaker is open. */
const gateway = async (settings: Partial<TestGateway['settings']> = { sandboxUrl: provider.url }) =>
  listen(await testGatewayApp({ databaseUrl, settings }));
let app: TestGateway;
beforeEach(async () => {
  provider.mode = 'up';
  lines.length = 0;
  app = await gateway();
});

const VPA = 'ananya.rao@nilgai';
const TOKEN = `card_${randomUUID()}`;
/** The data that the shopper of these tests has typed, and the provider's token of their card. */
const PRIVATE = [VPA, TOKEN, 'ananya.rao', '9822041377', 'Lane 6', 'ogre@nowhere'];

/** Expects that lines were written and that none of them contains private data. */
function expectNothingPrivate(): void {
  expect(lines.some((line) => line.includes('"path":"/v2/orderpayment'))).toBe(true);
  const text = lines.join('').toLowerCase();
  for (const word of PRIVATE) expect(text).not.toContain(word.toLowerCase());
}
const settle = async (at: TestGateway, orderId: string, token: string) => {
  await call(at, paymentContract.getPayment, { params: { orderId } }, { token });
  await at.runJobs();
};
const WEATHER = ['up', 'down', 'malformed', 'key refused', 'answer lost'] as const;

describe('the log of a gateway, while an order is paid', () => {
  test.each(WEATHER)(
    'a payment by card, with a provider that is %s, logs no data of the shopper',
    async (mode) => {
      const ready = await readyToPay(app);
      provider.mode = mode;
      const { orderId } = (await pay(app, ready)).result;
      await settle(app, orderId, ready.token);
      expectNothingPrivate();
    },
  );

  test.each(WEATHER)('a payment by UPI, with a provider that is %s, logs no UPI address', async (mode) => {
    for (const flow of ['collect', 'qr', 'intent'] as const) {
      const ready = await readyToPay(app);
      provider.mode = mode;
      for (const vpa of [VPA, 'ogre@nowhere'])
        await call(app, upiContract.validateVpa, { body: { vpa } }, { token: ready.token });
      const upi = { flow, vpa: flow === 'collect' ? VPA : '' };
      const { orderId } = (await pay(app, ready, { paymentMethod: 'upi', upi })).result;
      await settle(app, orderId, ready.token);
      provider.mode = 'up';
    }
    expectNothingPrivate();
  });

  test('a payment in cash logs no data of the shopper', async () => {
    const ready = await readyToPay(app);
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    await settle(app, orderId, ready.token);
    expectNothingPrivate();
  });

  test('a payment by a saved card logs neither its token nor its owner, and neither does its removal', async () => {
    const customer = await newCustomer(app, { email: 'ananya.rao@post.in' });
    const card = { token: TOKEN, customer: customer.id, brand: 'Visa', first6: '424242', last4: '4242' };
    const fill = async () => {
      await call(app, cartContract.addItem, { body: FRAME }, customer);
      return { ...customer, total: await completeCheckout(app, customer.token) };
    };
    const first = (await pay(app, await fill())).result;
    const intent = provider.intentOf(first.paymentId);
    provider.vault.cards.set(TOKEN, { ...card, expiry: '2099-08', outcome: 'succeeded' });
    intent.savedCard = { ...card, expiry: '2099-08' };
    provider.decide(intent.id, 'succeeded');
    await app.http.inject(webhook('payment.succeeded', intent));
    const ask = { query: {} };
    const { savedCards } = (await call(app, savedCardContract.getSavedCards, ask, customer)).result;
    const cardToken = savedCards[0]?.cardToken ?? '';
    provider.mode = 'answer lost';
    await pay(app, await fill(), { cardToken });
    provider.mode = 'up';
    const params = { cardToken };
    const query = { emailId: customer.email };
    await call(app, savedCardContract.deleteSavedCard, { params, query }, customer);
    await settle(app, first.orderId, customer.token);
    expect(cardToken).not.toBe('');
    expectNothingPrivate();
  });

  test.each([
    ['stripe', stripe],
    ['razorpay', razorpay],
  ] as const)(
    'a payment at %s logs no data of the shopper and no secret of the provider',
    async (_name, stand) => {
      const at = listen(await testGatewayApp({ settings: stand.settings }));
      for (const mode of ['up', 'down', 'malformed', 'key refused', 'limited'] as const) {
        const methods = [
          { paymentMethod: 'cc' as const },
          { paymentMethod: 'upi' as const, upi: { flow: 'collect' as const, vpa: VPA } },
          { paymentMethod: 'upi' as const, upi: { flow: 'qr' as const, vpa: '' } },
        ];
        for (const method of methods) {
          const ready = await readyToPay(at);
          stand.mode = mode;
          await call(at, upiContract.validateVpa, { body: { vpa: VPA } }, { token: ready.token });
          const answer = await pay(at, ready, method);
          if (answer.status === 200) await settle(at, answer.result.orderId, ready.token);
          stand.mode = 'up';
        }
      }
      expectNothingPrivate();
      for (const secret of stand.secrets) expect(lines.join('')).not.toContain(secret);
    },
    60_000,
  );
});
