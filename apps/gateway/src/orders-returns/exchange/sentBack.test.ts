import type { NewCartItem } from '@lunette/cart/contract';
import { returnContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { stockMovement } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { webhook } from '../../checkout/testing/fakeProvider.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { paper } from '../papers/schema.ts';
import { exchangingStore, EXCHANGE_REQUEST } from '../testing/exchanging.ts';
import { pickupEvent, sendReturnEvent, warehouseEvent } from '../testing/fakeTransport.ts';

const { app, provider, delivered, read, payAgain, move, pay, exchanged, underWay, send, books } =
  await exchangingStore();
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };
const ACCEPTED = [{ to: 'received' }, { to: 'inspected' }] as const;
const REFUSED = [{ to: 'received' }, { to: 'rejected', reason: 'worn down' }] as const;

/** The invoices of an order less its credit notes, and the amount that the credit notes say was refunded. */
async function papersOf(orderId: string) {
  const papers = await app.db.select().from(paper).where(eq(paper.orderId, orderId));
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const totals = (kind: string) =>
    sum(papers.flatMap((storedPaper) => (storedPaper.kind === kind ? [storedPaper.content.total] : [])));
  const paid = papers.flatMap(({ kind, content }) => (kind === 'credit_note' ? [content.tenders.paid] : []));
  return {
    netInvoiced: totals('invoice') - totals('credit_note'),
    invoiced: totals('invoice'),
    paidBack: sum(paid),
  };
}

test('RET-10 new goods that come back undelivered wait for the old ones; once these are accepted, everything paid is refunded', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await send(newOrderId, 'returned_to_sender');
  const waiting = await books(newOrderId);
  expect(waiting).toMatchObject({ status: 'placed', back: 0 });
  expect((await read(owner, id)).result).toMatchObject({ status: 'confirmed', cancellable: false });
  expect((await read(owner, id)).result.message).toContain('could not be delivered');
  await move(returnId, ...ACCEPTED);
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null, message: null });
  const [old, next] = [await books(owner.orderId), await books(newOrderId)];
  expect(old.received).toBe(old.movedOn + old.back);
  expect(next).toMatchObject({ status: 'cancelled', movedHere: old.movedOn });
  expect(next.back).toBe(next.received + next.movedHere);
  expect(next.back).toBe(next.total);
  expect(await papersOf(newOrderId)).toEqual({ netInvoiced: 0, invoiced: next.total, paidBack: next.total });
  await app.runJobs();
  expect((await books(newOrderId)).back).toBe(next.back);
});

test('RET-10 new goods that are lost wait for the old ones too, and everything paid, or what was received, is refunded', async () => {
  for (const word of [ACCEPTED, REFUSED]) {
    const owner = await delivered([FRAME]);
    const { id, newOrderId, returnId } = await underWay(owner, OTHER);
    await send(newOrderId, 'lost', 'lost');
    expect(await books(newOrderId)).toMatchObject({ status: 'placed', back: 0 });
    expect((await read(owner, id)).result).toMatchObject({ status: 'confirmed', cancellable: false });
    expect((await read(owner, id)).result.message).toContain('were lost on their way');
    await move(returnId, ...word);
    const isAccepted = word === ACCEPTED;
    expect((await read(owner, id)).result).toMatchObject({
      status: isAccepted ? 'done' : 'cancelled',
      due: null,
    });
    const next = await books(newOrderId);
    expect(next).toMatchObject({ status: 'cancelled', back: next.received + next.movedHere });
    expect(next.back === next.total).toBe(isAccepted);
    expect(await papersOf(newOrderId)).toMatchObject({ netInvoiced: 0, paidBack: next.back });
    const moved = await app.db.select().from(stockMovement).where(eq(stockMovement.orderId, newOrderId));
    expect(moved.reduce((all, { quantity }) => all + quantity, 0)).toBe(-1);
    await app.runJobs();
    expect((await books(newOrderId)).back).toBe(next.back);
  }
});

test('RET-10 new goods that are lost while an amount is owed for them end the debt', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await move(returnId, ...REFUSED);
  expect((await read(owner, id)).result.status).toBe('owed');
  await send(newOrderId, 'lost');
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
  const next = await books(newOrderId);
  expect(next).toMatchObject({ status: 'cancelled', movedHere: 0, back: next.received });
});

test('RET-10 when the old goods are then refused, both are where they were, and only the paid amount is refunded', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId, seen } = await underWay(owner, OTHER);
  await send(newOrderId, 'returned_to_sender');
  await move(returnId, ...REFUSED);
  expect((await read(owner, id)).result).toMatchObject({ status: 'cancelled', due: null });
  expect(await books(owner.orderId)).toMatchObject({ movedOn: 0, back: 0 });
  const next = await books(newOrderId);
  const paid = Math.max(0, Math.round(seen.difference.value * 100));
  expect(paid).toBeGreaterThan(0);
  expect(next).toMatchObject({ status: 'cancelled', movedHere: 0, received: paid, back: paid });
  expect(await papersOf(newOrderId)).toEqual({ netInvoiced: 0, invoiced: next.total, paidBack: paid });
  expect(app.sent.mail.filter(({ subject }) => subject.includes('is cancelled')).length).toBeGreaterThan(0);
});

test('RET-10 new goods that come back while an amount is owed for them end the debt, and a late payment of it is refunded', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await move(returnId, ...REFUSED);
  expect((await read(owner, id)).result.status).toBe('owed');
  expect((await payAgain(owner, id)).result.due?.pageUrl).toContain('/pay/');
  await send(newOrderId, 'returned_to_sender');
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
  const next = await books(newOrderId);
  expect(next).toMatchObject({ status: 'cancelled', movedHere: 0 });
  expect(next.back).toBe(next.received);
  expect(await papersOf(newOrderId)).toMatchObject({ netInvoiced: 0, paidBack: next.received });
  expect(await books(owner.orderId)).toMatchObject({ movedOn: 0, back: 0 });
  expect((await payAgain(owner, id)).problem.code).toBe('exchange_paid');
  const debt = (await paymentsOf(app.db, newOrderId)).at(-1);
  const late = webhook('payment.succeeded', provider.decide(debt?.intentId ?? '', 'succeeded'));
  await app.http.inject(late);
  await app.runJobs();
  const after = await books(newOrderId);
  expect(after.received).toBe(next.received + (debt?.amount ?? 0));
  expect(after.back).toBe(after.received);
  expect((await read(owner, id)).result.status).toBe('done');
});

test('RET-10 of two pieces one is accepted while the new ones come back: nothing is owed, and the moved amount is refunded', async () => {
  const owner = await delivered([{ ...FRAME, quantity: 3 }]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER, { quantity: 2 });
  await send(newOrderId, 'returned_to_sender');
  const items = [{ itemId: owner.itemId, quantity: 1 }];
  await move(returnId, { to: 'received', items }, { to: 'inspected' });
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
  const [old, next] = [await books(owner.orderId), await books(newOrderId)];
  expect(next.movedHere).toBe(old.movedOn);
  expect(next).toMatchObject({ status: 'cancelled', back: next.received + next.movedHere });
  expect(next.back).toBeLessThan(next.total);
});

test('RET-10 RET-03 the shopper can return new goods after the old ones are accepted, not before', async () => {
  const owner = await delivered([FRAME]);
  const { newOrderId: orderId, returnId } = await underWay(owner, OTHER);
  await send(orderId, 'delivered');
  const eligible = async () => {
    const answer = await call(app, returnContract.getEligibility, { params: { orderId } }, owner);
    return answer.result.items[0];
  };
  expect(await eligible()).toMatchObject({ quantity: 0 });
  const [item] = await itemsOf(app.db, orderId);
  const request = {
    items: [{ itemId: item?.id ?? '', quantity: 1, reason: 'other' as const }],
    returnMode: 'warehouse' as const,
  };
  const seen = await call(app, returnContract.previewReturn, { params: { orderId }, body: request }, owner);
  expect(seen.problem.code).toBe('not_returnable');
  await move(returnId, ...ACCEPTED);
  expect(await eligible()).toMatchObject({ quantity: 1 });
});

test('RET-10 an event of the courier and the inspection at the same moment have one outcome', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await move(returnId, { to: 'received' });
  await Promise.all([move(returnId, { to: 'inspected' }), send(newOrderId, 'returned_to_sender')]);
  await app.runJobs();
  expect((await read(owner, id)).result.status).toBe('done');
  const [old, next] = [await books(owner.orderId), await books(newOrderId)];
  expect(old.received).toBe(old.movedOn + old.back);
  expect(next).toMatchObject({ status: 'cancelled', movedHere: old.movedOn, back: next.total });
});

test('RET-10 new goods that leave at once are paid in full: they are refunded at once, and the old goods as usual', async () => {
  const owner = await delivered([FRAME]);
  const exchange = await exchanged(owner, OTHER, { ...EXCHANGE_REQUEST, leaves: 'at_once' });
  await pay(owner, exchange.id);
  await send(exchange.newOrderId, 'shipped', 'returned_to_sender');
  const next = await books(exchange.newOrderId ?? '');
  expect(next).toMatchObject({ status: 'cancelled', received: next.total, back: next.total });
  await move(exchange.returnId, { to: 'picked_up' }, ...ACCEPTED);
  const old = await books(owner.orderId);
  expect(old).toMatchObject({ movedOn: 0, back: old.received });
  expect((await read(owner, exchange.id)).result.status).toBe('done');
});

test('RET-10 old goods that the courier loses count as accepted, also when the new ones have come back meanwhile', async () => {
  for (const isBack of [true, false]) {
    const owner = await delivered([FRAME]);
    const { id, newOrderId, returnId } = await underWay(owner, OTHER);
    if (isBack) await send(newOrderId, 'returned_to_sender');
    const lost = pickupEvent(returnId ?? '', 'lost');
    for (const event of [lost, lost]) expect(await sendReturnEvent(app, 'courier', event)).toBe(200);
    await app.runJobs();
    expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
    const [old, next] = [await books(owner.orderId), await books(newOrderId)];
    expect(old.received).toBe(old.movedOn + old.back);
    expect(next).toMatchObject({ movedHere: old.movedOn, back: isBack ? next.total : 0 });
  }
});

test('RET-10 new goods are made also when one event says that the old ones are collected, counted and accepted', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await exchanged(owner, OTHER);
  await pay(owner, id);
  const found = { itemId: owner.itemId, counted: 1, accepted: 1, resellable: 1 };
  await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId ?? '', 'inspected', found));
  await app.runJobs();
  await app.runJobs();
  expect((await read(owner, id)).result.status).toBe('done');
  const steps = [...(await historyOf(app.db, [newOrderId ?? ''])).values()].flat();
  expect(steps.map(({ status }) => status)).toEqual(['placed', 'confirmed']);
});
