import { setTimeout as sleep } from 'node:timers/promises';
import type { NewCartItem } from '@lunette/cart/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { orders } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { webhook } from '../../checkout/testing/fakeProvider.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { returnOf } from '../returns/orderReturns.ts';
import { shopperWhoExchanges, EXCHANGE_REQUEST, type Owner } from '../testing/exchanging.ts';
import { lockOrderRow } from '../testing/simulation/lockOrderRow.ts';
import { gatewayKiller } from '../testing/simulation/killGateway.ts';
import { startTestSystem } from '../testing/simulation/startTestSystem.ts';

const system = await startTestSystem();
const { app, provider } = system;
await app.db.update(stock).set({ quantity: 900 });
const { delivered, begin, read, put, preview, move, pay, exchanged, send, books } = shopperWhoExchanges(
  app,
  provider,
);
const killer = await gatewayKiller(system);
/** A frame that costs more, so that a difference is paid. */
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };
const SHOPPERS = 6;

/** An exchange up to its confirmation. */
async function chosen() {
  const owner = await delivered([FRAME]);
  const { id } = (await begin(owner)).result;
  void (await put(owner, OTHER)).result;
  return { owner, id, token: (await preview(owner, id)).result.token };
}

/** An exchange whose difference is not paid yet. */
async function unpaid() {
  const owner = await delivered([FRAME]);
  return { owner, ...(await exchanged(owner, OTHER)) };
}

/** An exchange whose old goods are to be inspected; the new ones have been shipped, or have come back undelivered. */
async function received(isAccepted: boolean, isBack: boolean) {
  const exchange = await unpaid();
  await pay(exchange.owner, exchange.id);
  await move(exchange.returnId, { to: 'picked_up' });
  await send(exchange.newOrderId, 'shipped');
  if (isBack) await send(exchange.newOrderId, 'returned_to_sender');
  await move(exchange.returnId, { to: 'received' });
  const to = isAccepted ? { to: 'inspected' as const } : { to: 'rejected' as const, reason: 'worn down' };
  return { ...exchange, to, isBack };
}

/** Expects the amounts of both orders after the old goods were accepted. */
async function expectAccepted({ orderId }: Owner, newOrderId: string | null) {
  const [old, next] = [await books(orderId), await books(newOrderId ?? '')];
  expect(old.received).toBe(old.movedOn + old.back);
  expect(next.movedHere).toBe(old.movedOn);
  expect(next.received + next.movedHere - next.back).toBe(next.status === 'cancelled' ? 0 : next.total);
}

test('RET-10 a confirmation whose gateway is killed is applied completely or not at all, and once when it is sent again', async () => {
  const all: Awaited<ReturnType<typeof chosen>>[] = [];
  while (all.length < SHOPPERS) all.push(await chosen());
  const confirm = (on: typeof app, { owner, id, token }: (typeof all)[number]) =>
    shopperWhoExchanges(on, provider).confirm(owner, id, token, EXCHANGE_REQUEST, {
      idempotencyKey: `killed-${id}`,
    });
  await killer.kill({
    work: (there) => all.map((exchange) => confirm(there.app, exchange)),
    until: () => sleep(60),
  });
  for (const exchange of all) {
    expect((await confirm(app, exchange)).status).toBe(200);
    const { newOrderId, returnId } = await pay(exchange.owner, exchange.id);
    const made = await app.db.select().from(orders).where(eq(orders.exchangeOf, exchange.id));
    expect(made.map(({ id }) => id)).toEqual([newOrderId]);
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    expect((await read(exchange.owner, exchange.id)).result.status).toBe('done');
    await expectAccepted(exchange.owner, newOrderId);
  }
}, 180_000);

test('RET-10 a difference that is paid while the gateway is killed places the new order once, and its exchange continues', async () => {
  const all: Awaited<ReturnType<typeof unpaid>>[] = [];
  while (all.length < SHOPPERS) all.push(await unpaid());
  const events: ReturnType<typeof webhook>[] = [];
  for (const { newOrderId } of all) {
    const [open] = (await paymentsOf(app.db, newOrderId ?? '')).filter(({ status }) => status === 'created');
    const { id } = provider.intentOf(open?.id ?? '');
    events.push(webhook('payment.succeeded', provider.decide(id, 'succeeded')));
  }
  const held = await lockOrderRow(app.db, all.at(-1)?.newOrderId ?? '');
  let answered = 0;
  const cutOff = await killer.kill({
    work: (there) =>
      events.map(async (event, at) => {
        try {
          await there.app.http.inject(event);
          answered += 1;
        } finally {
          if (at === events.length - 1) await held.release();
        }
      }),
    until: () => expect.poll(() => answered, { interval: 1, timeout: 30_000 }).toBeGreaterThanOrEqual(1),
  });
  expect(cutOff).toBeGreaterThan(0);
  // Events without an answer are sent again, and so are the others.
  for (const event of [...events, ...events]) expect((await app.http.inject(event)).statusCode).toBe(200);
  await app.runJobs();
  for (const { owner, id, newOrderId, returnId } of all) {
    expect((await read(owner, id)).result.status).toBe('confirmed');
    const steps = [...(await historyOf(app.db, [newOrderId ?? ''])).values()].flat();
    expect(steps.map(({ status }) => status)).toEqual(['placed']);
    expect((await returnOf(app.db, owner.orderId, returnId ?? ''))?.status).toBe('label');
    const next = await books(newOrderId ?? '');
    expect(next.received + next.movedHere).toBe(next.total);
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    await expectAccepted(owner, newOrderId);
  }
}, 180_000);

test('RET-10 an exchange that is settled while its gateway is killed is settled once, also with new goods that came back', async () => {
  const all: Awaited<ReturnType<typeof received>>[] = [];
  while (all.length < SHOPPERS) all.push(await received(all.length < SHOPPERS / 2, all.length % 2 === 0));
  await killer.kill({
    work: (there) =>
      all.map(({ returnId, to }) => shopperWhoExchanges(there.app, provider).move(returnId, to)),
    until: () => sleep(80),
  });
  for (const { owner, id, newOrderId, returnId, to, isBack } of all) {
    const stands = (await returnOf(app.db, owner.orderId, returnId ?? ''))?.status;
    if (stands === 'received') await move(returnId, to);
    await app.runJobs();
    const { status, due } = (await read(owner, id)).result;
    if (to.to === 'inspected') {
      expect(status).toBe('done');
      await expectAccepted(owner, newOrderId);
      continue;
    }
    expect(status).toBe(isBack ? 'cancelled' : 'owed');
    expect(await books(owner.orderId)).toMatchObject({ movedOn: 0, back: 0 });
    const next = await books(newOrderId ?? '');
    expect(next).toMatchObject({ movedHere: 0, back: isBack ? next.received : 0 });
    expect(Math.round((due?.amount.value ?? 0) * 100)).toBe(isBack ? 0 : next.total - next.received);
  }
}, 180_000);
