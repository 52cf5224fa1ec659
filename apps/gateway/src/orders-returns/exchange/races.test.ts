import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { orders } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { webhook } from '../../checkout/testing/fakeProvider.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { testGatewayApp } from '../../platform/testing/testGateway.ts';
import { returnsOf } from '../returns/orderReturns.ts';
import { exchangingStore, shopperWhoExchanges } from '../testing/exchanging.ts';

const store = await exchangingStore();
const { app, provider, delivered, begin, put, preview, confirm, cancel, read, pay, books, exchanged } = store;
const second = await testGatewayApp({
  databaseUrl: app.databaseUrl,
  settings: { sandboxUrl: provider.url },
});
const other = shopperWhoExchanges(second, provider);
const DEARER = { productId: sentinels.rimlessFrame, powerType: 'frame_only' as const };
const ROUNDS = 6;

/** An exchange with its choice and its preview. */
async function chosen() {
  const owner = await delivered([FRAME]);
  const { id } = (await begin(owner)).result;
  void (await put(owner, DEARER)).result;
  return { owner, id, token: (await preview(owner, id)).result.token };
}

const ordersOf = (id: string) => app.db.select().from(orders).where(eq(orders.exchangeOf, id));

test('RET-10 an exchange that is confirmed at two gateways at once has one order and one return', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { owner, id, token } = await chosen();
    const both = await Promise.all([confirm(owner, id, token), other.confirm(owner, id, token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [made, ...more] = await ordersOf(id);
    expect(more).toEqual([]);
    expect((await returnsOf(app.db, owner.orderId)).length).toBe(1);
    await pay(owner, id);
    const [old, next] = [await books(owner.orderId), await books(made?.id ?? '')];
    expect(next.movedHere).toBe(old.movedOn);
    expect(next.received + next.movedHere).toBe(next.total);
  }
}, 120_000);

test('RET-10 an exchange that is confirmed at one gateway and cancelled at the other is either confirmed or cancelled', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { owner, id, token } = await chosen();
    const [confirmed, cancelled] = await Promise.all([confirm(owner, id, token), other.cancel(owner, id)]);
    await app.runJobs();
    const { status } = (await read(owner, id)).result;
    const made = await ordersOf(id);
    const { movedOn } = await books(owner.orderId);
    if (status === 'cancelled') {
      expect(made.every((order) => order.status === 'cancelled')).toBe(true);
      expect(movedOn).toBe(0);
      expect((await begin(owner)).status).toBe(200);
    } else {
      expect([confirmed.status, status]).toEqual([200, 'unpaid']);
      expect(cancelled.status).toBe(409);
      expect(movedOn).toBeGreaterThan(0);
    }
  }
}, 120_000);

test('RET-10 an exchange that is cancelled at two gateways while its difference is paid ends once with the right amounts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await delivered([FRAME]);
    const { id, newOrderId } = await exchanged(owner, DEARER);
    const [open] = (await paymentsOf(app.db, newOrderId ?? '')).filter(({ status }) => status === 'created');
    const event = webhook(
      'payment.succeeded',
      provider.decide(provider.intentOf(open?.id ?? '').id, 'succeeded'),
    );
    await Promise.all([cancel(owner, id), other.cancel(owner, id), app.http.inject(event)]);
    for (let turn = 0; turn < 2; turn += 1) await app.runJobs();
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await app.runJobs();
    const { status } = (await read(owner, id)).result;
    const [old, next] = [await books(owner.orderId), await books(newOrderId ?? '')];
    expect(['cancelled', 'confirmed']).toContain(status);
    if (status === 'cancelled') {
      expect(next).toMatchObject({ status: 'cancelled', movedHere: 0, back: next.received });
      expect(old.movedOn).toBe(0);
    } else expect(next.received + next.movedHere).toBe(next.total);
  }
}, 120_000);
