import type { NewCartItem } from '@lunette/cart/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { parcelsByOrder } from '../fulfilment/parcel/parcelAnswer.ts';
import { paper } from '../papers/schema.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { exchangingStore, EXCHANGE_REQUEST, type Owner } from '../testing/exchanging.ts';
import { readOwnOrder } from '../testing/readOwnOrder.ts';

const { app, outside, delivered, read, move, pay, exchanged, send, books } = await exchangingStore();
const cancel = shopperWhoCancels(app);
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };
const SOURCE = { refundMethod: 'source' } as const;

/** An exchange whose new goods are packed, so many days after the promised day. */
async function lateExchange(days: number, leaves: 'collected' | 'at_once' = 'collected') {
  const owner = await delivered([FRAME]);
  return late(owner, await exchanged(owner, OTHER, { ...EXCHANGE_REQUEST, leaves }), days, leaves);
}
async function late(
  owner: Owner,
  exchange: Awaited<ReturnType<typeof exchanged>>,
  days: number,
  leaves: 'collected' | 'at_once' = 'collected',
) {
  if (exchange.status === 'unpaid') await pay(owner, exchange.id);
  if (leaves === 'collected') await move(exchange.returnId, { to: 'picked_up' });
  await send(exchange.newOrderId);
  const newOrderId = exchange.newOrderId ?? '';
  await app.db.execute(
    sql`UPDATE orders SET delivery_date = current_date - ${days}::int WHERE id = ${newOrderId}`,
  );
  await app.db.execute(sql`UPDATE order_item SET expected_on = NULL WHERE order_id = ${newOrderId}`);
  await app.db.execute(sql`UPDATE parcel SET expected_on = current_date - 3 WHERE order_id = ${newOrderId}`);
  await look();
  return { ...exchange, owner, newOrderId };
}
async function look() {
  await app.db.execute(sql`SELECT graphile_worker.add_job('order.find-late')`);
  await app.runJobs();
  await app.runJobs();
}
const itemOf = async (owner: Owner, orderId: string) =>
  (await readOwnOrder(app, orderId, { token: owner.token })).items[0];
async function netInvoiced(orderId: string) {
  const all = await app.db.select().from(paper).where(eq(paper.orderId, orderId));
  return all.reduce(
    (sum, storedPaper) => sum + (storedPaper.kind === 'invoice' ? 1 : -1) * storedPaper.content.total,
    0,
  );
}

test('RET-10 late new goods that the old ones pay for are cancelled once these are accepted, and everything paid is refunded', async () => {
  const { owner, id, newOrderId, returnId } = await lateExchange(60);
  expect((await itemOf(owner, newOrderId))?.lateCancel).toBeNull();
  const { status, problem } = await cancel(newOrderId, owner.token, SOURCE);
  expect([status, problem.detail]).toEqual([409, expect.stringContaining('once we have looked at them')]);
  expect(await books(newOrderId)).toMatchObject({ status: 'placed', back: 0 });
  await move(returnId, { to: 'received' }, { to: 'inspected' });
  expect((await read(owner, id)).result.status).toBe('done');
  // No step waits for them any more.
  await look();
  const next = await books(newOrderId);
  expect(next).toMatchObject({ status: 'cancelled', back: next.total });
  expect(next.back).toBe(next.received + next.movedHere);
  expect(await netInvoiced(newOrderId)).toBe(0);
});

test('RET-10 late new goods of a finished exchange are cancelled by their shopper', async () => {
  const { owner, newOrderId, returnId } = await lateExchange(21);
  await move(returnId, { to: 'received' }, { to: 'inspected' });
  expect((await itemOf(owner, newOrderId))?.lateCancel).not.toBeNull();
  expect((await cancel(newOrderId, owner.token, SOURCE)).status).toBe(200);
  await app.runJobs();
  const next = await books(newOrderId);
  expect(next).toMatchObject({ status: 'cancelled', back: next.total });
});

test('RET-10 late new goods with an amount owed are cancelled completely, and nothing is owed any more', async () => {
  const { owner, id, newOrderId, returnId } = await lateExchange(21);
  await move(returnId, { to: 'received' }, { to: 'rejected', reason: 'worn down' });
  const owed = (await read(owner, id)).result;
  expect(owed.status).toBe('owed');
  const before = await books(newOrderId);
  expect((await cancel(newOrderId, owner.token, SOURCE)).status).toBe(200);
  await app.runJobs();
  const next = await books(newOrderId);
  expect(next).toMatchObject({ status: 'cancelled', back: before.received });
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
  expect(await netInvoiced(newOrderId)).toBe(0);
});

test('RET-10 late new goods that leave at once are cancelled by themselves, whatever happens to the old ones', async () => {
  for (const word of ['inspected', 'expired'] as const) {
    const { owner, id, newOrderId, returnId } = await lateExchange(21, 'at_once');
    expect((await read(owner, id)).result.status).toBe('confirmed');
    const { status } = await cancel(newOrderId, owner.token, SOURCE);
    expect(status).toBe(200);
    await app.runJobs();
    if (word === 'inspected')
      await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    else {
      await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 2 WHERE id = ${returnId}`);
      await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue')`);
      await app.runJobs();
      await app.runJobs();
    }
    expect((await read(owner, id)).result.status).toBe('done');
    const next = await books(newOrderId);
    expect(next).toMatchObject({ status: 'cancelled', back: next.received + next.movedHere });
  }
});

test('RET-10 cancelling some of the late new goods with an amount owed is refused before their parcel is stopped', async () => {
  const owner = await delivered([{ ...FRAME, quantity: 2 }]);
  const exchange = await exchanged(owner, OTHER, EXCHANGE_REQUEST, { quantity: 2 });
  const { returnId, newOrderId } = await late(owner, exchange, 21);
  await move(returnId, { to: 'received' }, { to: 'rejected', reason: 'worn down' });
  expect((await read(owner, exchange.id)).result.status).toBe('owed');
  const items = [{ itemId: (await itemOf(owner, newOrderId))?.id ?? '', pieces: 1 }];
  const { status, problem } = await cancel(newOrderId, owner.token, { ...SOURCE, items });
  expect([status, problem.detail]).toEqual([409, expect.stringContaining('only be cancelled as a whole')]);
  const [sent] = await parcelsByOrder(app.db, [newOrderId]);
  expect(outside.cancelled).not.toContain(sent?.id);
});
