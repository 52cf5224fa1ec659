import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { returningStore } from '../testing/returning.ts';

const { delivered, requestOf, preview, confirm, details, move, cancel, eligible, begin, arrive, sentBack } =
  await returningStore();

test('RET-08 of twenty requests for the same pieces one begins a return', async () => {
  const order = await delivered();
  const request = requestOf(order, 3);
  const { token } = (await preview(order, request)).result;
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(order, request, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('RET-08 the same request twice, with one idempotency key, is one return', async () => {
  const order = await delivered();
  const request = requestOf(order, 1);
  const { token } = (await preview(order, request)).result;
  const idempotencyKey = randomUUID();
  const [first, second] = await Promise.all([
    confirm(order, request, token, { idempotencyKey }),
    confirm(order, request, token, { idempotencyKey }),
  ]);
  expect(first.result.returns[0]?.returnId).toBe(second.result.returns[0]?.returnId);
  expect((await eligible(order))?.quantity).toBe(2);
});

test('RET-08 of a cancellation and a pick-up at the same moment only one takes effect', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  const [cancelled, fetched] = await Promise.all([
    cancel(order, returnId),
    move(returnId, { to: 'picked_up' }),
  ]);
  expect([cancelled.status, fetched.status].sort()).toEqual([200, 409]);
});

test('RET-08 ten inspections at once refund once', async () => {
  const order = await delivered();
  const { returnId, seen } = await begin(order, 3);
  await arrive(order, returnId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(returnId, { to: 'inspected' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await sentBack(order.orderId)).toBe(Math.round(seen.total.value * 100));
});

test('RET-07 a parcel cannot be moved without the service token', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  expect((await move(returnId, { to: 'picked_up' }, { token: order.token })).status).toBe(403);
  expect((await move('99999999', { to: 'picked_up' })).status).toBe(404);
  expect((await details(order)).result.returns[0]?.status).toBe('label');
});
