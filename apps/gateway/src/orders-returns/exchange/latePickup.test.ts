import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { webhook } from '../../checkout/testing/fakeProvider.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { returnOf } from '../returns/orderReturns.ts';
import { setStatus } from '../returns/state/setStatus.ts';
import { holdPiecesAgain } from '../returns/state/holdPiecesAgain.ts';
import { exchangingStore } from '../testing/exchanging.ts';
import { pickupEvent, sendReturnEvent, warehouseEvent } from '../testing/fakeTransport.ts';
import { lockExchangeRow } from './exchanges.ts';

const { app, provider, delivered, read, cancel, exchanged, books } = await exchangingStore();
const DEARER = { productId: sentinels.rimlessFrame, powerType: 'frame_only' as const };

test('RET-08 RET-10 old goods that the courier has fetched for a cancelled exchange pay for the new goods of the exchange that replaced it', async () => {
  const owner = await delivered([FRAME]);
  const first = await exchanged(owner, FRAME);
  await cancel(owner, first.id);
  await app.runJobs();
  const second = await exchanged(owner, FRAME);
  const returnId = first.returnId ?? '';
  expect(second).toMatchObject({ status: 'confirmed' });
  expect(second.returnId).not.toBe(returnId);
  expect(await sendReturnEvent(app, 'courier', pickupEvent(returnId))).toBe(200);
  await app.runJobs();
  expect((await read(owner, second.id)).result).toMatchObject({ status: 'confirmed', returnId });
  expect((await read(owner, first.id)).result).toMatchObject({ status: 'cancelled', returnId: null });
  const found = { itemId: owner.itemId, counted: 1, accepted: 1, resellable: 1 };
  await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'inspected', found));
  await app.runJobs();
  expect((await read(owner, second.id)).result).toMatchObject({ status: 'done', due: null });
  const [old, next] = [await books(owner.orderId), await books(second.newOrderId ?? '')];
  expect(next).toMatchObject({ status: 'placed', movedHere: old.movedOn });
  expect(next.movedHere + next.received).toBe(next.total);
  expect(old.back + old.movedOn).toBe(old.received);
});

test('RET-08 RET-10 a difference that is paid while a late pickup moves its exchange places the new order with the worth of the old goods', async () => {
  const owner = await delivered([FRAME]);
  const first = await exchanged(owner, FRAME);
  await cancel(owner, first.id);
  await app.runJobs();
  const second = await exchanged(owner, DEARER);
  const returnId = first.returnId ?? '';
  const newOrderId = second.newOrderId ?? '';
  expect(second.status).toBe('unpaid');
  const [open] = await paymentsOf(app.db, newOrderId);
  const event = webhook(
    'payment.succeeded',
    provider.decide(provider.intentOf(open?.id ?? '').id, 'succeeded'),
  );
  const settling = await app.db.transaction(async (tx) => {
    await lockOrder(tx, owner.orderId);
    await lockExchangeRow(tx, second.id);
    // The payment waits at the latest where it reads the worth.
    await tx.execute(sql`LOCK TABLE refund IN ACCESS EXCLUSIVE MODE`);
    const answer = app.http.inject(event);
    await expect.poll(waiting, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
    const ended = await returnOf(tx, owner.orderId, returnId);
    if (!ended) throw new Error(`There is no return ${returnId}`);
    await setStatus(tx, ended, 'picked_up', { kind: 'courier', id: null });
    await holdPiecesAgain(tx, ended);
    return { answer };
  });
  expect((await settling.answer).statusCode).toBe(200);
  await app.runJobs();
  expect((await read(owner, second.id)).result).toMatchObject({ status: 'confirmed', returnId });
  const next = await books(newOrderId);
  expect(next).toMatchObject({ status: 'placed', movedHere: (await books(owner.orderId)).movedOn });
  expect(next.movedHere + next.received).toBe(next.total);
});

/** The number of connections to the database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await app.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

test('RET-08 RET-10 an exchange keeps its return if the fetched parcel has only a part of its old goods', async () => {
  const owner = await delivered([{ ...FRAME, quantity: 3 }]);
  const first = await exchanged(owner, FRAME);
  await cancel(owner, first.id);
  await app.runJobs();
  const second = await exchanged(owner, { ...FRAME, quantity: 2 }, undefined, { quantity: 2 });
  expect(second.returnId).not.toBeNull();
  expect(await sendReturnEvent(app, 'courier', pickupEvent(first.returnId ?? ''))).toBe(200);
  await app.runJobs();
  const { status, returnId } = (await read(owner, second.id)).result;
  expect([status, returnId]).toEqual([second.status, second.returnId]);
  expect((await returnOf(app.db, owner.orderId, first.returnId ?? ''))?.status).toBe('cancelled');
});

test('MONEY-01 RET-08 RET-10 old goods are inspected only after it is certain whether they pay for new goods', async () => {
  const owner = await delivered([FRAME]);
  const first = await exchanged(owner, FRAME);
  await cancel(owner, first.id);
  await app.runJobs();
  const { id, newOrderId } = await exchanged(owner, DEARER);
  const returnId = first.returnId ?? '';
  const statusOf = async () => (await returnOf(app.db, owner.orderId, returnId))?.status;
  const found = { itemId: owner.itemId, counted: 1, accepted: 1, resellable: 1 };
  const inspected = () => sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'inspected', found));
  expect(await inspected()).toBe(200);
  expect(await statusOf()).toBe('received');
  await app.db.execute(
    sql`UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE id = ${newOrderId}`,
  );
  await app.db.execute(sql`SELECT graphile_worker.add_job('payment.find-overdue', '{}'::json)`);
  await expect
    .poll(
      async () => {
        await app.runJobs();
        return (await read(owner, id)).result.status;
      },
      { timeout: 30_000 },
    )
    .toBe('open');
  await app.runJobs();
  await inspected();
  expect(await statusOf()).toMatch(/inspected|refunded/);
  const old = await books(owner.orderId);
  expect([old.movedOn, old.back]).toEqual([0, old.received]);
});
