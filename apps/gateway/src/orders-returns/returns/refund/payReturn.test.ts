import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { pay } from '../../../checkout/testing/shopper.ts';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { FRAMES, returningStore } from '../../testing/returning.ts';

const {
  app,
  provider,
  delivered,
  readyOf,
  requestOf,
  preview,
  details,
  move,
  eligible,
  begin,
  arrive,
  sentBack,
} = await returningStore();

test('RET-01 RET-07 a return goes from the request to the refund, with its label, its steps and its message', async () => {
  const order = await delivered();
  const { returnId, groupId, seen } = await begin(order, 2);
  const { orderId, token } = order;
  const label = await call(app, returnContract.getReturnLabel, { params: { orderId, groupId } }, { token });
  expect(label.result).toMatchObject({ status: 'ready', code: `R${groupId}` });
  expect((await eligible(order))?.quantity).toBe(1);
  await arrive(order, returnId);
  await move(returnId, { to: 'inspected' });
  expect(await sentBack(orderId)).toBe(Math.round(seen.total.value * 100));
  await app.runJobs();
  const [shownReturn] = (await details(order)).result.returns;
  expect(shownReturn).toMatchObject({ status: 'refunded', payments: [{ status: 'done', method: 'source' }] });
  expect(shownReturn?.steps.every(({ at }) => at !== null)).toBe(true);
  const subjects = app.sent.mail
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(returnId));
  expect(subjects).toHaveLength(3);
});

test.each([
  ['is there', 'succeeded'],
  ['could not be sent and is store credit', 'failed'],
] as const)(
  'RET-07 a return is marked as refunded as soon as its money %s, and not before',
  async (_how, outcome) => {
    const { token } = await newCustomer(app);
    const order = await delivered([FRAMES], { token });
    const { returnId } = await begin(order, 1);
    await arrive(order, returnId);
    provider.refundMode = 'pending';
    await move(returnId, { to: 'inspected' });
    await app.runJobs();
    provider.refundMode = 'done';
    const statusOf = async () => (await details(order)).result.returns[0]?.status;
    expect(await statusOf()).toBe('inspected');
    const made = provider.refunds.at(-1);
    const intent = provider.intents.get(made?.id ?? '');
    if (!made || !intent) throw new Error('The provider was not asked for the money');
    made.status = outcome;
    const refund = { ...made, failureCode: outcome === 'failed' ? 'card_closed' : null };
    await app.http.inject(webhook(`refund.${outcome}`, { ...intent, refund }));
    expect(await statusOf()).toBe('refunded');
  },
);

test('RET-07 a return without news that its money has arrived is ended by the scheduled job', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  await arrive(order, returnId);
  await move(returnId, { to: 'inspected' });
  await app.runJobs();
  await app.db.execute(sql`UPDATE order_return SET status = 'inspected' WHERE id = ${returnId}`);
  await app.db.execute(
    sql`DELETE FROM return_status_history WHERE return_id = ${returnId} AND status = 'refunded'`,
  );
  await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
  await app.runJobs();
  expect((await details(order)).result.returns[0]?.status).toBe('refunded');
});

test('RET-07 a return that its shopper brings has its days in order; the pieces are those that were sent', async () => {
  const order = await delivered([{ ...FRAMES, quantity: 4 }]);
  await app.db.execute(sql`
    WITH cancellation AS (
      INSERT INTO order_cancellation (order_id, reason, refund_amount)
      VALUES (${order.orderId}, 'changed_mind', 0) RETURNING id)
    INSERT INTO cancelled_item (cancellation_id, item_id, pieces)
    SELECT id, ${order.itemIds[0]}, 1 FROM cancellation`);
  const { steps, items } = await begin(order, 2);
  const days = steps.flatMap(({ date }) => date ?? []);
  expect(days).toHaveLength(4);
  expect(days).toEqual(days.toSorted());
  expect(items[0]).toMatchObject({ quantity: 2, ordered: 3 });
  const paidBy = steps.at(-1)?.date;
  expect((await details(order)).result.returns[0]?.payments.map(({ by }) => by)).toEqual([paidBy]);
});

test('RET-07 three pieces are announced, two arrive and two are refunded; the third can be returned later', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 3);
  await arrive(order, returnId, 2);
  await move(returnId, { to: 'inspected' });
  const two = (await details(order)).result.returns[0];
  expect(two?.items[0]).toMatchObject({ quantity: 3, arrived: 2, accepted: 2 });
  expect((await eligible(order))?.quantity).toBe(1);
  const first = await sentBack(order.orderId);
  const { returnId: second } = await begin(order, 1);
  await arrive(order, second);
  await move(second, { to: 'inspected' });
  expect(first).toBeLessThan(Math.round(order.total * 100));
  expect(await sentBack(order.orderId)).toBe(Math.round(order.total * 100));
});

test('RET-08 a cash order is paid with the last delivery, and is refunded as store credit without its fee', async () => {
  const { token } = await newCustomer(app);
  const ready = await readyOf(token, [FRAMES]);
  const { result } = await pay(app, ready, { paymentMethod: 'cod' });
  const { orderId } = result;
  await app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status) SELECT id, 'delivered' FROM order_item
    WHERE order_id = ${orderId}`);
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM order_item WHERE order_id = ${orderId}`,
  );
  const itemIds = rows.map(({ id }) => id);
  const order = { ...ready, orderId, itemIds };
  expect((await preview(order, requestOf(order, 3))).problem.code).toBe('not_paid_yet');
  await app.db.transaction((tx) =>
    app.publish(tx, 'onItemsMoved', { orderId, itemIds, status: 'delivered' }),
  );
  const seen = (await preview(order, requestOf(order, 3))).result;
  expect(seen).toMatchObject({ payments: [{ method: 'storecredit' }], total: { value: ready.total } });
  const { returnId } = await begin(order, 3);
  await arrive(order, returnId);
  await move(returnId, { to: 'inspected' });
  expect((await details(order)).result.returns[0]?.status).toBe('refunded');
});

test('RET-08 a customer’s refund as store credit is there at once', async () => {
  const { token } = await newCustomer(app);
  const order = await delivered([FRAMES], { token });
  const { returnId } = await begin(order, 1, { refundMethod: 'storecredit' });
  await arrive(order, returnId);
  await move(returnId, { to: 'inspected' });
  expect((await details(order)).result.returns[0]).toMatchObject({
    status: 'refunded',
    payments: [{ method: 'storecredit', status: 'done' }],
  });
  expect(await sentBack(order.orderId)).toBe(0);
});
