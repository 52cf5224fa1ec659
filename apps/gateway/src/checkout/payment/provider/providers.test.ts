import { randomUUID } from 'node:crypto';
import { paymentContract, upiContract } from '@lunette/checkout/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OutboundRefusal, OutboundUnavailable } from '../../../platform/outbound/outbound.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { payment, refund } from '../../schema.ts';
import { pay, readyToPay } from '../../testing/shopper.ts';
import { timePasses } from '../../testing/timePasses.ts';
import { askProvider } from '../askProvider.ts';
import { StartRefused, type PaymentProvider } from './paymentProvider.ts';
import { connectPayments } from './paymentProviders.ts';
import { providerWorlds } from './testing/providerWorlds.ts';
import type { StandIn } from './testing/standIn.ts';

const worlds = await providerWorlds();

/** One suite for every provider; a provider must refuse clearly what it does not support. */
describe.each(worlds)('payments at $name', ({ stand, app, other }) => {
  beforeEach(() => {
    stand.mode = 'up';
    stand.refundMode = 'done';
  });
  afterEach(() => {
    expect(stand.violations).toEqual([]);
  });

  /** The adapter before any call, so that its circuit breaker is closed. */
  const adapter = (): PaymentProvider => connectPayments(app.settings).of('IN');
  const request = (change = {}) => ({
    reference: randomUUID(),
    amountMinor: 429_900,
    currencyCode: 'INR',
    language: 'en',
    description: 'Lunette order 4000000001',
    ...change,
  });
  const card = (change = {}) => ({
    ...request(change),
    firstSix: [],
    returnUrl: 'http://localhost:3000/back',
  });
  /** A payment at the provider, without an order here. */
  const opened = async () => {
    const provider = adapter();
    const wanted = card();
    const { id } = await provider.startCard(wanted);
    return { provider, id, wanted };
  };
  const paid = async () => {
    const intent = await opened();
    stand.act(intent.id, 'pay');
    return intent;
  };
  const refundOf = (amountMinor: number) => {
    const reference = randomUUID();
    return { key: `refund-${reference}`, reference, amountMinor, reason: 'returned' };
  };
  /** A shopper on the provider's page: the order exists and is not paid yet. */
  const shopper = async () => {
    const ready = await readyToPay(app);
    const { result } = await pay(app, ready);
    return { ...ready, ...result, intentId: stand.intentOf(result.paymentId) };
  };
  const statusOf = async ({ token, orderId }: { token: string; orderId: string }) =>
    (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;
  const sendWebhook = (...about: Parameters<StandIn['webhook']>) => app.http.inject(stand.webhook(...about));
  const rowOf = async (paymentId: string) => {
    const [row] = await app.db.select().from(payment).where(eq(payment.id, paymentId));
    return row;
  };
  const refundsIn = (orderId: string) => app.db.select().from(refund).where(eq(refund.orderId, orderId));

  describe('one payment', () => {
    test('a payment starts with the order, and leads to the page of the provider', async () => {
      const order = await shopper();
      expect(order).toMatchObject({ status: 'created', orderPlaced: false });
      expect(order.pageUrl ?? order.card?.pageUrl).toMatch(/^http/);
      expect(await rowOf(order.paymentId)).toMatchObject({ provider: stand.name, intentId: order.intentId });
    });

    test('an answer contains no secret of the provider', async () => {
      const order = await shopper();
      const seen = JSON.stringify([order, await statusOf(order), await rowOf(order.paymentId)]);
      for (const secret of stand.secrets) expect(seen).not.toContain(secret);
    });

    test('a payment is opened once however often it is requested', async () => {
      const wanted = card();
      const ids = await Promise.all([1, 2, 3].map(async () => (await adapter().startCard(wanted)).id));
      expect(new Set(ids).size).toBe(1);
      expect(stand.opened(wanted.reference)).toBe(1);
    });

    test.each(
      stand.lacks.includes('upi') ? (['card'] as const) : (['card', 'collect', 'qr', 'intent'] as const),
    )('a payment that two gateways start at the same time is opened once: %s', async (way) => {
      const ready = await readyToPay(app);
      const vpa = way === 'collect' ? 'ananya.rao@nilgai' : '';
      const wanted = way === 'card' ? {} : { paymentMethod: 'upi' as const, upi: { flow: way, vpa } };
      stand.mode = 'slow';
      const key = randomUUID();
      const [first, second] = await Promise.all(
        [app, other].map(async (gateway) => {
          const { paymentId, card: page, pageUrl, upi } = (await pay(gateway, ready, wanted, key)).result;
          return { paymentId, shown: page?.pageUrl ?? pageUrl ?? upi?.sentAt, link: upi?.link };
        }),
      );
      expect(second).toEqual(first);
      expect(first?.shown).toBeTruthy();
      expect(stand.opened(first?.paymentId ?? '')).toBe(1);
    });

    test('a payment that is given up while it is opened is closed at the provider', async () => {
      const ready = await readyToPay(app);
      stand.mode = 'slow';
      const opening = pay(app, ready);
      const isStarting = and(
        isNotNull(payment.startingUntil),
        isNull(payment.intentId),
        eq(payment.status, 'created'),
      );
      const starting = async () => (await app.db.select().from(payment).where(isStarting))[0];
      await expect.poll(starting).toBeDefined();
      const { id = '', orderId = '' } = (await starting()) ?? {};
      expect((await pay(app, ready, { orderId, paymentMethod: 'cod' })).result.status).toBe('cash_due');
      await opening;
      expect(await rowOf(id)).toMatchObject({ status: 'expired', intentId: stand.intentOf(id) });
      await app.runJobs();
      expect(['expired', 'cancelled']).toContain((await adapter().getIntent(stand.intentOf(id))).status);
    });

    test('a payment waits as long as nothing has happened', async () => {
      const { provider, id, wanted } = await opened();
      expect(await provider.getIntent(id)).toMatchObject({
        provider: stand.name,
        id,
        reference: wanted.reference,
        status: 'created',
        amountMinor: 429_900,
        currencyCode: 'INR',
        refundedMinor: 0,
        card: null,
      });
    });

    test('a finished payment is read from the provider when its shopper returns', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'pay');
      expect(await statusOf(order)).toMatchObject({
        status: 'paid',
        orderPlaced: true,
        pageUrl: null,
        card: null,
      });
      expect(await rowOf(order.paymentId)).toMatchObject({ cardLast4: '4242', cardBrand: 'visa' });
    });

    test('a declined payment does not count as paid, and another card pays the order', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'decline');
      const isOver = !stand.lacks.includes('a failed payment');
      expect(await statusOf(order)).toMatchObject({
        status: isOver ? 'failed' : 'created',
        orderPlaced: false,
      });
      const again = (await pay(app, order, { orderId: order.orderId })).result;
      expect(again.status).toBe('created');
      stand.act(stand.intentOf(again.paymentId), 'pay');
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('a payment that the bank challenges waits, and is paid once the challenge is passed', async () => {
      const order = await shopper();
      if (!stand.lacks.includes('a challenge')) {
        stand.act(order.intentId, 'challenge');
        expect((await adapter().getIntent(order.intentId)).status).toBe('requires_challenge');
      }
      expect(await statusOf(order)).toMatchObject({ status: 'created', orderPlaced: false });
      stand.act(order.intentId, 'pay');
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('a payment is pending until the bank answers', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'process');
      expect(await statusOf(order)).toMatchObject({ status: 'pending', orderPlaced: false });
      stand.act(order.intentId, 'pay');
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('a payment with an unknown status is pending, not paid', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'unknown');
      await statusOf(order);
      expect((await rowOf(order.paymentId))?.status).not.toBe('paid');
      expect((await statusOf(order)).orderPlaced).toBe(false);
    });

    test('a cancelled payment has ended', async () => {
      const { provider, id } = await opened();
      expect(['expired', 'cancelled']).toContain((await provider.cancelIntent(id)).status);
      expect(['expired', 'cancelled']).toContain((await provider.cancelIntent(id)).status);
    });

    test('a payment that was paid meanwhile stays paid when it is cancelled', async () => {
      const { provider, id } = await paid();
      expect((await provider.cancelIntent(id)).status).toBe('succeeded');
    });

    test('an expired payment leaves the order to be paid', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'expire');
      expect(await statusOf(order)).toMatchObject({
        status: 'expired',
        orderPlaced: false,
        orderCancelled: false,
      });
      expect((await pay(app, order, { orderId: order.orderId })).result.status).toBe('created');
    });

    test('a late payment, while the goods are reserved, still pays the order', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'expire');
      await statusOf(order);
      stand.act(order.intentId, 'pay');
      expect((await sendWebhook(order.intentId)).statusCode).toBe(200);
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    /** A shopper whose order expired before the provider had answered. */
    const tooLate = async () => {
      const order = await shopper();
      await timePasses(app, order.orderId);
      expect(await statusOf(order)).toMatchObject({ orderCancelled: true });
      stand.act(order.intentId, 'pay');
      return order;
    };

    test('PAY-10 a payment that arrives after the order has expired restores the order once', async () => {
      const order = await tooLate();
      await Promise.all([sendWebhook(order.intentId), sendWebhook(order.intentId)]);
      await app.runJobs();
      expect(stand.refunds(order.intentId)).toEqual([]);
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('PAY-10 a payment that arrives after the order has expired and its goods were ordered again is refunded once', async () => {
      const order = await tooLate();
      expect((await pay(app, order)).result.orderId).not.toBe(order.orderId);
      await sendWebhook(order.intentId);
      await app.runJobs();
      expect(stand.refunds(order.intentId)).toHaveLength(1);
      expect((await refundsIn(order.orderId)).map(({ status }) => status)).toEqual(['done']);
    });
  });

  describe('a webhook', () => {
    test('a webhook places the order before its shopper returns', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'pay');
      expect((await sendWebhook(order.intentId)).statusCode).toBe(200);
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'paid' });
    });

    test('a webhook that is sent twice changes nothing the second time', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'pay');
      const id = `evt_${randomUUID()}`;
      const twice = [
        await sendWebhook(order.intentId, 'payment', { id }),
        await sendWebhook(order.intentId, 'payment', { id }),
      ];
      expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await sendWebhook(order.intentId)).statusCode).toBe(200);
      expect(await refundsIn(order.orderId)).toEqual([]);
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('a webhook that arrives after a later one leaves a paid order paid', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'expire');
      const early = stand.webhook(order.intentId);
      stand.act(order.intentId, 'pay');
      await sendWebhook(order.intentId);
      expect((await app.http.inject(early)).statusCode).toBe(200);
      expect(await statusOf(order)).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('a webhook that arrives before the answer with the intent’s id finds its payment', async () => {
      const order = await shopper();
      await app.db.update(payment).set({ intentId: null }).where(eq(payment.id, order.paymentId));
      stand.act(order.intentId, 'pay');
      await sendWebhook(order.intentId);
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'paid', intentId: order.intentId });
    });

    test('a forged webhook is refused and changes nothing', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'pay');
      const forged = await sendWebhook(order.intentId, 'payment', { secret: 'whsec_of_another' });
      expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([401, 'signature_invalid']);
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'created' });
    });

    test('a webhook without a signature, or with a changed body, is refused', async () => {
      const order = await shopper();
      const { headers, payload, ...rest } = stand.webhook(order.intentId);
      const bare = await app.http.inject({
        ...rest,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      const changed = await app.http.inject({
        ...rest,
        headers,
        payload: `${payload} `,
      });
      expect([bare.statusCode, changed.statusCode]).toEqual([401, 401]);
    });

    test.each(['{"id":', '[]', '{"id":"evt_1"}'])(
      'a signed webhook that cannot be read is refused: %s',
      async (payload) => {
        const order = await shopper();
        const answer = await sendWebhook(order.intentId, 'payment', { payload });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'event_unreadable']);
      },
    );

    test('a webhook of an unknown payment is accepted and changes nothing', async () => {
      const { id } = await paid();
      expect((await sendWebhook(id)).statusCode).toBe(200);
      expect(await app.db.$count(payment, eq(payment.intentId, id))).toBe(0);
    });

    test('a webhook about something that the provider no longer has, or that belongs to another store, is accepted and changes nothing', async () => {
      const order = await shopper();
      for (const stray of stand.strays(order.paymentId))
        expect((await app.http.inject(stray)).statusCode, stray.payload).toBe(200);
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'created', intentId: order.intentId });
      stand.act(order.intentId, 'pay');
      await sendWebhook(order.intentId);
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'paid' });
    });

    test.each([-10, 10])(
      'a webhook that was signed %s minutes from now changes nothing by itself',
      async (minutes) => {
        const order = await shopper();
        const at = Date.now() + minutes * 60_000;
        const answer = await sendWebhook(order.intentId, 'payment', { at });
        expect(answer.statusCode).toBe(stand.lacks.includes('a time in the signature') ? 200 : 401);
        expect(await rowOf(order.paymentId)).toMatchObject({ status: 'created' });
      },
    );

    test('a webhook of one provider does not settle a payment of another', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'pay');
      const other = stand.name === 'sandbox' ? 'stripe' : 'sandbox';
      await app.db.update(payment).set({ provider: other }).where(eq(payment.id, order.paymentId));
      expect((await sendWebhook(order.intentId)).statusCode).toBe(200);
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'created' });
    });
  });

  describe('an answer that does not match', () => {
    test.each(['other amount', 'other currency'] as const)(
      'an answer with an %s places no order, and the money is refunded',
      async (act) => {
        const order = await shopper();
        stand.act(order.intentId, act);
        await statusOf(order);
        expect(await rowOf(order.paymentId)).toMatchObject({ status: 'paid', surplus: true });
        expect((await statusOf(order)).orderPlaced).toBe(false);
        await app.runJobs();
        expect(stand.refunds(order.intentId)).toHaveLength(1);
      },
    );

    test('an answer with the reference of another order pays neither order', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'other order');
      await sendWebhook(order.intentId);
      expect(await statusOf(order)).toMatchObject({ status: 'created', orderPlaced: false });
    });
  });

  describe('failures', () => {
    test.each(['down', 'limited', 'malformed', 'key refused', 'key too weak'] as const)(
      'a provider that is %s declines no payment: its state stays unknown',
      async (mode) => {
        const { provider, id } = await opened();
        stand.mode = mode;
        const errors = await Promise.all([
          adapter()
            .startCard(card())
            .catch((error: unknown) => error),
          provider.getIntent(id).catch((error: unknown) => error),
        ]);
        for (const error of errors) expect(error).toBeInstanceOf(OutboundUnavailable);
      },
    );

    test.each(['key refused', 'key too weak'] as const)(
      'a provider that answers %s declines no payment and no refund, and the shopper gets a message about it',
      async (mode) => {
        const { provider, id } = await paid();
        stand.mode = mode;
        const ready = await readyToPay(app);
        const { result } = await pay(app, ready);
        expect(result).toMatchObject({ status: 'failed', orderPlaced: false });
        expect(result.message).toMatch(
          /^Payments cannot be reached at the moment\. Nothing has been charged\./,
        );
        expect((await rowOf(result.paymentId))?.failureCode).toBe('provider_unavailable');
        await expect(provider.refund(id, refundOf(100))).rejects.toBeInstanceOf(OutboundUnavailable);
      },
    );

    test('the gateway gives up a provider that does not answer before the shopper’s request ends', async () => {
      stand.mode = 'hanging';
      const begun = Date.now();
      await expect(adapter().startCard(card())).rejects.toBeInstanceOf(OutboundUnavailable);
      expect(Date.now() - begun).toBeLessThan(paymentContract.payOrder.timeout ?? 0);
    });

    test('after a lost answer the same reference finds the opened payment', async () => {
      const wanted = card();
      stand.mode = 'answer lost';
      await expect(adapter().startCard(wanted)).rejects.toBeInstanceOf(OutboundUnavailable);
      stand.mode = 'up';
      const { id } = await adapter().startCard(wanted);
      expect(stand.intentOf(wanted.reference)).toBe(id);
      expect(stand.opened(wanted.reference)).toBe(1);
    });

    test('a provider that goes down during a payment leaves the payment as it was', async () => {
      const order = await shopper();
      stand.mode = 'down';
      const row = await rowOf(order.paymentId);
      const calm = { warn: () => undefined };
      if (row)
        await askProvider(
          {
            ...app,
            log: { ...app.http.log, ...calm },
            services: { ...app.services, payment: connectPayments(app.settings) },
          },
          row,
        );
      expect(await rowOf(order.paymentId)).toMatchObject({ status: 'created' });
    });
  });

  describe('refunds', () => {
    test('a payment is refunded completely', async () => {
      const { provider, id } = await paid();
      const asked = refundOf(429_900);
      expect(await provider.refund(id, asked)).toMatchObject({
        reference: asked.reference,
        status: 'succeeded',
        amountMinor: 429_900,
        failureCode: null,
      });
      expect(await provider.getIntent(id)).toMatchObject({ status: 'succeeded', refundedMinor: 429_900 });
    });

    test('a payment is refunded in parts, and never more than was received', async () => {
      const { provider, id } = await paid();
      for (const amount of [200_000, 229_900]) await provider.refund(id, refundOf(amount));
      await expect(provider.refund(id, refundOf(1))).rejects.toBeInstanceOf(OutboundRefusal);
      expect(stand.refunds(id)).toEqual([200_000, 229_900]);
    });

    test('a refund of more than was received is refused', async () => {
      const { provider, id } = await paid();
      await expect(provider.refund(id, refundOf(429_901))).rejects.toBeInstanceOf(OutboundRefusal);
      expect(stand.refunds(id)).toEqual([]);
    });

    test('a refund of an unpaid payment is refused', async () => {
      const { provider, id } = await opened();
      await expect(provider.refund(id, refundOf(100))).rejects.toBeInstanceOf(OutboundRefusal);
    });

    test('two refunds with the same key are one', async () => {
      const { provider, id } = await paid();
      const asked = refundOf(100_000);
      const answers = [await provider.refund(id, asked), await provider.refund(id, asked)];
      expect(answers[1]).toEqual(answers[0]);
      expect(stand.refunds(id)).toEqual([100_000]);
    });

    test('a refund is found by its reference; another reference finds none', async () => {
      const { provider, id } = await paid();
      const asked = refundOf(100_000);
      expect(await provider.findRefund(id, asked.reference)).toBeNull();
      await provider.refund(id, asked);
      expect(await provider.findRefund(id, asked.reference)).toMatchObject({ status: 'succeeded' });
      expect(await provider.findRefund(id, randomUUID())).toBeNull();
    });

    test('a refund whose answer was lost is found, and was not sent twice', async () => {
      const { provider, id } = await paid();
      const asked = refundOf(100_000);
      stand.refundMode = 'answer lost';
      await expect(provider.refund(id, asked)).rejects.toBeInstanceOf(OutboundUnavailable);
      stand.refundMode = 'done';
      expect(await adapter().findRefund(id, asked.reference)).toMatchObject({ amountMinor: 100_000 });
      expect(stand.refunds(id)).toEqual([100_000]);
    });

    test('a refund to a closed card has failed, and says so', async () => {
      const { provider, id } = await paid();
      stand.refundMode = 'closed';
      expect(await provider.refund(id, refundOf(100_000))).toMatchObject({
        status: 'failed',
        failureCode: stand.closedCode,
      });
    });

    test('a slow refund is sent, and done once the provider says so, however often', async () => {
      const order = await shopper();
      stand.act(order.intentId, 'other amount');
      stand.refundMode = 'pending';
      await statusOf(order);
      await app.runJobs();
      expect((await refundsIn(order.orderId)).map(({ status }) => status)).toEqual(['sent']);
      stand.endRefunds(order.intentId);
      const twice = [
        await sendWebhook(order.intentId, 'refund'),
        await sendWebhook(order.intentId, 'refund'),
      ];
      expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await refundsIn(order.orderId)).map(({ status }) => status)).toEqual(['done']);
      expect(stand.refunds(order.intentId)).toHaveLength(1);
    });
  });

  describe('features that a provider may not support', () => {
    test('the cards of one bank: a provider without them has no bank offers, and refuses to open such a payment', async () => {
      const provider = adapter();
      const wanted = { ...card(), firstSix: ['424242'] };
      expect(provider.limitsCards).toBe(!stand.lacks.includes('bank offers'));
      if (provider.limitsCards) expect((await provider.startCard(wanted)).pageUrl).toMatch(/^http/);
      else
        await expect(provider.startCard(wanted)).rejects.toEqual(
          new StartRefused(stand.name, 'card_offer_unsupported'),
        );
    });

    test.each(['collect', 'qr', 'intent'] as const)('UPI by %s', async (flow) => {
      const ready = await readyToPay(app);
      const vpa = flow === 'collect' ? 'ananya.rao@nilgai' : '';
      const answer = await pay(app, ready, { paymentMethod: 'upi', upi: { flow, vpa } });
      if (stand.lacks.includes('upi')) {
        expect([answer.status, answer.problem.code]).toEqual([422, 'upi_unavailable']);
        expect(answer.problem.detail).toBe('UPI is not available at the moment. Please pay in another way.');
        return;
      }
      const { result } = answer;
      expect(result).toMatchObject({ status: 'created', upi: { flow } });
      if (flow !== 'collect') expect(result.upi?.link).toMatch(/^upi:\/\/pay\?/);
      stand.act(stand.intentOf(result.paymentId), 'pay');
      expect(await statusOf({ ...ready, ...result })).toMatchObject({ status: 'paid', orderPlaced: true });
    });

    test('UPI addresses', async () => {
      const { token } = await readyToPay(app);
      const check = (vpa: string) => call(app, upiContract.validateVpa, { body: { vpa } }, { token });
      if (stand.lacks.includes('upi')) {
        expect((await check('ananya.rao@nilgai')).problem.code).toBe('upi_unavailable');
        return;
      }
      expect((await check('ananya.rao@nilgai')).result).toMatchObject({
        isValidVpa: true,
        name: 'Ananya S. Rao',
      });
      expect((await check('ananya.rao@nowhere')).result.isValidVpa).toBe(false);
    });
  });
});
