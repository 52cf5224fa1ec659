import { randomUUID } from 'node:crypto';
import { moneyContract } from '@lunette/account/contract';
import { cartContract, cartMoneyContract } from '@lunette/cart/contract';
import { orderContract, refundContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoVouchers } from '../../../seed/people/money.ts';
import { sentinels } from '../../../seed/sentinels.ts';
import { payment } from '../../checkout/schema.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { stockMovement } from '../../checkout/order/schema.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { piecesOnShelf } from '../../checkout/testing/piecesOnShelf.ts';
import { CASH_FEE, completeCheckout, FRAME, pay, payByCard } from '../../checkout/testing/shopper.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { paper } from '../papers/schema.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { readOwnOrder } from '../testing/readOwnOrder.ts';
import { shopperWhoReturns } from '../testing/returning.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const CASE = { productId: sentinels.accessory };
const cancel = shopperWhoCancels(app);
const { delivered, begin, move } = shopperWhoReturns(app, provider);
const reasons = async (orderId: string, token: string, items?: string) =>
  (
    await call(
      app,
      orderContract.getCancelReasons,
      { params: { orderId }, query: items ? { items } : {} },
      { token },
    )
  ).result;
const orderOf = (orderId: string, token: string) => readOwnOrder(app, orderId, { token });
const refundsOf = async (orderId: string, token: string) =>
  (await call(app, refundContract.getRefundDetails, { params: { orderId }, query: {} }, { token })).result;
const piecesOf = (productId: string) => piecesOnShelf(app.db, productId);

/** A cart of three frames and two cases. */
async function fullBag(token: string, voucher = false) {
  for (let piece = 0; piece < 3; piece += 1)
    await call(app, cartContract.addItem, { body: FRAME }, { token });
  for (let piece = 0; piece < 2; piece += 1) await call(app, cartContract.addItem, { body: CASE }, { token });
  if (voucher)
    await app.db.execute(sql`UPDATE gift_voucher SET balance = 100000 WHERE code = ${demoVouchers.full}`);
  return { token, total: await completeCheckout(app, token) };
}

async function paidBag(token: string) {
  const ready = await fullBag(token);
  const { orderId } = await payByCard(app, provider, ready);
  const order = await orderOf(orderId, token);
  const [frame, pouch] = order.items;
  if (frame?.quantity !== 3 || pouch?.quantity !== 2) throw new Error('The bag holds something else');
  return { ...ready, orderId, frame: frame.id, pouch: pouch.id };
}

test('ORD-06 pieces of one line are cancelled one after the other, each with its own share, and the order stays open', async () => {
  const token = await guest(app);
  const before = await piecesOf(FRAME.productId);
  const { orderId, frame, total } = await paidBag(token);
  expect(await piecesOf(FRAME.productId)).toBe(before - 3);
  const preview = await reasons(orderId, token, `${frame}:1`);
  expect(preview.items.map(({ pieces }) => pieces)).toEqual([3, 2]);
  const refundOfPiece = preview.total?.value ?? 0;
  expect(refundOfPiece).toBeGreaterThan(0);
  expect(preview.tenders).toMatchObject([
    { tender: 'paid', title: 'Card ending 4242', amount: { value: refundOfPiece } },
  ]);
  for (const left of [2, 1]) {
    const { result } = await cancel(orderId, token, {
      items: [{ itemId: frame, pieces: 1 }],
      refundMethod: 'source',
    });
    expect(result.orders[0]).toMatchObject({ status: 'placed', cancellation: null });
    expect(await piecesOf(FRAME.productId)).toBe(before - left);
  }
  await app.runJobs();
  const details = await refundsOf(orderId, token);
  expect(details.refunds).toHaveLength(2);
  expect(details.refunds[0]).toMatchObject({
    status: 'done',
    method: 'source',
    title: 'To the card ending 4242',
    amount: { value: refundOfPiece },
  });
  expect(details.refunds[0]?.text).toMatch(/Your bank shows it by \w+day/);
  const moved = await app.db.select().from(stockMovement).where(eq(stockMovement.orderId, orderId));
  expect(moved.filter(({ reason }) => reason === 'cancelled')).toMatchObject([
    { itemId: frame, quantity: 1 },
    { itemId: frame, quantity: 1 },
  ]);
  const order = await orderOf(orderId, token);
  expect(order).toMatchObject({ hasRefunds: true, items: [{ cancelled: 2 }, { cancelled: 0 }] });
  expect(order.payments.paymentList[0]?.status).toBe('partly_refunded');
  expect(order.items[0]?.statusHistory.at(-1)?.status).not.toBe('cancelled');
  // The rest is cancelled as a whole, and with it everything that was paid is refunded.
  const rest = await cancel(orderId, token, { refundMethod: 'source' });
  expect(rest.result.orders[0]).toMatchObject({ status: 'cancelled' });
  await app.runJobs();
  expect((await refundsOf(orderId, token)).total.value).toBe(total);
  expect(await piecesOf(FRAME.productId)).toBe(before);
});

test('ORD-06 an order of which pieces are cancelled before its confirmation is sent gets the confirmation, too', async () => {
  const { orderId, token, frame } = await paidBag(await guest(app));
  await cancel(orderId, token, { items: [{ itemId: frame, pieces: 1 }], refundMethod: 'source' });
  await app.runJobs();
  await app.runJobs();
  const subjects = app.sent.mail.map(({ subject }) => subject);
  expect(subjects).toContain(`Your Lunette order ${orderId}`);
  expect(subjects).toContain(`Part of your Lunette order ${orderId} is cancelled`);
});

test('ORD-06 a double click, and two tabs, cancel the same pieces once', async () => {
  const token = await guest(app);
  const { orderId, frame, pouch } = await paidBag(token);
  const key = randomUUID();
  const request = { items: [{ itemId: frame, pieces: 3 }], refundMethod: 'source' as const };
  const answers = await Promise.all([
    cancel(orderId, token, request, key),
    cancel(orderId, token, request, key),
    cancel(orderId, token, request),
    cancel(orderId, token, request),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect((await orderOf(orderId, token)).items).toMatchObject([{ cancelled: 3 }, { cancelled: 0 }]);
  await app.runJobs();
  const { refunds } = await refundsOf(orderId, token);
  expect(refunds).toHaveLength(1);
  expect(
    (await cancel(orderId, token, { ...request, items: [{ itemId: pouch, pieces: 3 }] })).problem,
  ).toMatchObject({
    code: 'too_many_pieces',
    status: 409,
  });
  expect(
    (await cancel(orderId, token, { ...request, items: [{ itemId: randomUUID(), pieces: 1 }] })).status,
  ).toBe(422);
});

test('ORD-06 an item whose lenses are cut stays, and the other one can be cancelled', async () => {
  const token = await guest(app);
  const { orderId, frame, pouch } = await paidBag(token);
  await app.db.execute(
    sql`INSERT INTO item_status_history (item_id, status) VALUES (${frame}, 'lenses_cut')`,
  );
  const { items, cancellable } = await reasons(orderId, token);
  expect(cancellable).toBe(true);
  expect(items[0]).toMatchObject({ pieces: 0 });
  expect(items[0]?.message).toContain('being made');
  const request = { refundMethod: 'source' as const };
  expect(
    (await cancel(orderId, token, { ...request, items: [{ itemId: frame, pieces: 1 }] })).problem.code,
  ).toBe('not_cancellable');
  const done = await cancel(orderId, token, { ...request, items: [{ itemId: pouch, pieces: 2 }] });
  expect(done.result.orders[0]).toMatchObject({ status: 'placed' });
  expect(done.result.orders[0]?.items[1]?.statusHistory.at(-1)?.status).toBe('cancelled');
  await app.runJobs();
});

test('ORD-06 the refund is the amount that the shopper saw: another amount is refused', async () => {
  const token = await guest(app);
  const { orderId, frame } = await paidBag(token);
  const request = { items: [{ itemId: frame, pieces: 1 }], refundMethod: 'source' as const };
  const total = (await reasons(orderId, token, `${frame}:1`)).total?.value ?? 0;
  expect((await cancel(orderId, token, { ...request, expectedTotal: total + 1 })).problem.code).toBe(
    'refund_changed',
  );
  expect((await cancel(orderId, token, { ...request, expectedTotal: total })).status).toBe(200);
  await app.runJobs();
});

test('ORD-06 cash on delivery: nothing is refunded, and less is due at the door', async () => {
  const token = await guest(app);
  const ready = await fullBag(token);
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const [frame] = (await orderOf(orderId, token)).items;
  const preview = await reasons(orderId, token, `${frame?.id}:1`);
  expect(preview).toMatchObject({ refundMethods: [], refundAmount: { value: 0 } });
  expect(preview.tenders).toMatchObject([{ tender: 'due' }]);
  expect(preview.kept?.amount.value).toBeGreaterThan(0);
  const { result } = await cancel(orderId, token, { items: [{ itemId: frame?.id ?? '', pieces: 1 }] });
  const due = result.orders[0]?.payments.paymentList[0]?.amount.value ?? 0;
  expect(due).toBeCloseTo(ready.total + CASH_FEE - (preview.total?.value ?? 0), 2);
  expect((await refundsOf(orderId, token)).refunds).toEqual([]);
  app.sent.mail.length = 0;
  await app.runJobs();
  await app.runJobs();
  const mail = app.sent.mail.find(({ subject }) => subject.startsWith('Part of your'));
  expect(mail?.text).toContain('To pay at the door now');
  await cancel(orderId, token);
  expect((await orderOf(orderId, token)).status).toBe('cancelled');
  expect(await app.db.$count(payment, sql`order_id = ${orderId} AND status = 'expired'`)).toBe(1);
});

test('ORD-06 a voucher’s share becomes store credit, and the card’s share goes to the card', async () => {
  const { token } = await newCustomer(app);
  await fullBag(token, true);
  const body = { giftVoucherCode: demoVouchers.full };
  await call(app, cartMoneyContract.applyVoucher, { body, query: {} }, { token });
  const total = await completeCheckout(app, token);
  const { orderId } = await payByCard(app, provider, { token, total });
  const [frame] = (await orderOf(orderId, token)).items;
  const preview = await reasons(orderId, token, `${frame?.id}:2`);
  const of = (tender: string) => preview.tenders.find((share) => share.tender === tender)?.amount.value ?? 0;
  expect(of('voucher')).toBeGreaterThan(0);
  await cancel(orderId, token, { items: [{ itemId: frame?.id ?? '', pieces: 2 }], refundMethod: 'source' });
  await app.runJobs();
  const { result } = await call(app, moneyContract.getStoreCredits, undefined, { token });
  expect(result.balance.value).toBe(of('voucher'));
  expect(
    (await refundsOf(orderId, token)).refunds.map(({ method, amount }) => [method, amount.value]),
  ).toEqual([
    ['storecredit', of('voucher')],
    ['source', of('paid')],
  ]);
});

test('ORD-06 the body may be a form, and other calls still refuse one', async () => {
  const token = await guest(app);
  const { orderId, frame } = await paidBag(token);
  const form = (url: string, payload: string) =>
    app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-session-token': token,
        'x-country-code': 'IN',
        'x-api-client': 'desktop',
      },
    });
  const body = `reason=changed_mind&refundMethod=source&items=${encodeURIComponent(`${frame}:1`)}`;
  const answer = await form(`/v2/orders/${orderId}/cancel`, body);
  expect(answer.statusCode).toBe(200);
  expect((await orderOf(orderId, token)).items[0]).toMatchObject({ cancelled: 1 });
  expect((await form(`/v2/orders/${orderId}/cancel`, 'reason=nonsense')).statusCode).toBe(422);
  expect((await form('/v2/orderpayment', 'paymentMethod=cod')).statusCode).toBe(415);
  await app.runJobs();
});

test('ORD-03 a caller who may not read the order sees no refunds', async () => {
  const token = await guest(app);
  const { orderId } = await paidBag(token);
  const { status } = await call(
    ...([app, refundContract.getRefundDetails, { params: { orderId }, query: {} }] as const),
    { token: await guest(app) },
  );
  expect(status).toBe(404);
});

test('RET-08 the shipping of returned goods is refunded when the rest of their order is cancelled, and is on the credit note', async () => {
  const { orderId, token, ...order } = await delivered([CASE, { productId: sentinels.solution }]);
  const [back, rest] = await itemsOf(app.db, orderId);
  const [returned, cancelled] = [back?.shares?.[0], rest?.shares?.[0]];
  if (!returned || !cancelled) throw new Error('The order has no shares');
  expect(returned.shipping).toBeGreaterThan(0);
  await app.db.execute(
    sql`DELETE FROM item_status_history WHERE item_id = ${rest?.id} AND status = 'delivered'`,
  );
  const items = [{ itemId: back?.id ?? '', quantity: 1, reason: 'changed_mind' as const }];
  const { returnId } = await begin({ orderId, token, ...order }, 1, { items });
  for (const to of ['picked_up', 'received', 'inspected'] as const) await move(returnId, { to });
  await app.runJobs();
  const before = (await refundsOf(orderId, token)).total.value;
  expect(before * 100).toBe(returned.paid - returned.shipping);
  const { total } = await reasons(orderId, token);
  if (!total) throw new Error('Nothing can be cancelled');
  expect(total.value * 100).toBe(cancelled.paid - cancelled.shipping + returned.shipping);
  const asked = { refundMethod: 'source' as const, expectedTotal: total.value };
  expect((await cancel(orderId, token, asked)).status).toBe(200);
  await app.runJobs();
  expect((await refundsOf(orderId, token)).total.value).toBe(before + total.value);
  const papers = await app.db.select().from(paper).where(eq(paper.orderId, orderId));
  const sumOf = (wanted: string) =>
    papers.reduce((sum, { kind, content }) => sum + (kind === wanted ? content.total : 0), 0);
  expect(sumOf('invoice') - sumOf('credit_note')).toBe(cancelled.shipping);
});
