import { randomUUID } from 'node:crypto';
import { paymentContract } from '@lunette/checkout/contract';
import {
  exchangeContract,
  orderChangeContract,
  orderContract,
  paperContract,
  refundContract,
  returnContract,
  upgradeContract,
} from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '../catalog/schema.ts';
import { paymentsOf } from '../checkout/payment/orderPayments.ts';
import { anAddress } from '../checkout/testing/shopper.ts';
import { call, type CallAs } from '../platform/testing/testGateway.ts';
import { strangersOf, withCode } from './testing/callers.ts';
import { startTestSystem } from './testing/simulation/startTestSystem.ts';
import { orderInState, STATES, type OrderInState, type State } from './testing/orderInState.ts';

const system = await startTestSystem();
const { app } = system;
await app.db.update(stock).set({ quantity: 9_000 });
const OTHER_POWER = { right: { sph: '-1.00', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };

type Answer = { status: number; problem: { code?: string } };

const goods = (reason: 'other' | 'not_arrived', { itemId }: OrderInState) => ({
  items: [{ itemId, quantity: 1, reason, photos: [] }],
  returnMode: 'warehouse' as const,
});
async function sendBack(reason: 'other' | 'not_arrived', given: OrderInState, as: CallAs): Promise<Answer> {
  const params = { orderId: given.orderId };
  const body = goods(reason, given);
  const seen = await call(app, returnContract.previewReturn, { params, body }, as);
  if (seen.status !== 200) return seen;
  const sent = { ...body, preview: seen.result.token };
  return call(
    app,
    returnContract.createReturn,
    { params, body: sent },
    { ...as, idempotencyKey: randomUUID() },
  );
}

const BEFORE_LAB: readonly State[] = ['placed', 'waiting_for_power', 'confirmed'];
const BEFORE_PACKED: readonly State[] = [...BEFORE_LAB, 'lenses_cut', 'quality_check'];
const DELIVERED: readonly State[] = ['delivered'];

/** The actions on an order: the states that allow each, and its call. */
const ACTS: Record<
  string,
  { states: readonly State[]; ask: (given: OrderInState, as: CallAs) => Promise<Answer> }
> = {
  cancel: {
    states: BEFORE_LAB,
    ask: ({ orderId }, as) =>
      call(
        app,
        orderContract.cancelOrder,
        { params: { orderId }, body: { reason: 'changed_mind', refundMethod: 'source' } },
        { ...as, idempotencyKey: randomUUID() },
      ),
  },
  'change the address': {
    states: BEFORE_PACKED,
    ask: ({ orderId }, as) =>
      call(
        app,
        orderChangeContract.changeShippingAddress,
        { params: { orderId }, body: { address: { ...anAddress('IN'), addressline1: 'Flat 9' } } },
        as,
      ),
  },
  'give a power': {
    states: BEFORE_LAB,
    ask: ({ orderId, itemId }, as) =>
      call(
        app,
        orderContract.updatePrescription,
        { params: { orderId, itemId }, query: {}, body: { prescription: OTHER_POWER } },
        as,
      ),
  },
  'change the lenses': {
    states: BEFORE_LAB,
    async ask({ orderId, itemId }, as) {
      const params = { orderId, itemId };
      const seen = await call(app, upgradeContract.getUpgradePackage, { params }, as);
      const packages =
        seen.status === 200 ? seen.result.powerTypes.flatMap((powerType) => powerType.packages) : [];
      const expectedDifference = packages.find(({ id }) => id === 'thin-160')?.difference.value ?? 1;
      const query = { updateFrom: 'clear-156', updateTo: 'thin-160' };
      return call(app, upgradeContract.updatePackage, { params, query, body: { expectedDifference } }, as);
    },
  },
  return: { states: DELIVERED, ask: (given, as) => sendBack('other', given, as) },
  claim: { states: DELIVERED, ask: (given, as) => sendBack('not_arrived', given, as) },
  exchange: {
    states: DELIVERED,
    ask: ({ orderId, itemId }, as) =>
      call(
        app,
        exchangeContract.beginExchange,
        { params: { orderId }, body: { itemId, quantity: 1, reason: 'does_not_fit', method: 'NEWPRODUCT' } },
        as,
      ),
  },
  'pay again': {
    states: ['unpaid'],
    async ask({ orderId }, as) {
      const query = { orderId };
      const seen = await call(app, paymentContract.getPaymentMethods, { query }, as);
      const methods = seen.status === 200 ? seen.result.paymentMethods : [];
      const expectedTotal = methods.find(({ id }) => id === 'cc')?.total?.value ?? 1;
      const body = { orderId, paymentMethod: 'cc' as const, expectedTotal };
      const paid = await call(
        app,
        paymentContract.payOrder,
        { body },
        { ...as, idempotencyKey: randomUUID() },
      );
      // A placed order answers with its payment, and opens no other one.
      const isPlaced = paid.status === 200 && paid.result.orderPlaced;
      if (isPlaced) expect(await paymentsOf(app.db, orderId)).toHaveLength(1);
      return isPlaced ? { status: 409, problem: { code: 'placed' } } : paid;
    },
  },
  'read the refunds': {
    states: STATES,
    ask: ({ orderId }, as) =>
      call(app, refundContract.getRefundDetails, { params: { orderId }, query: {} }, as),
  },
  'read the papers': {
    states: STATES,
    ask: ({ orderId }, as) => call(app, paperContract.getPapers, { params: { orderId } }, as),
  },
};

const read = async ({ orderId, owner }: OrderInState) => {
  const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, owner);
  const [order] = result.orders;
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error(`There is no order ${orderId}`);
  return { order, item };
};

const strangers = await strangersOf(app);

const WITH_US: readonly State[] = ['confirmed', 'lenses_cut', 'quality_check', 'packed'];

test.each(STATES)(
  'ORD-06 a late order that is %s can be cancelled by its owner and with its code as far as we still have its goods',
  async (state) => {
    const isOpen = WITH_US.includes(state) || BEFORE_LAB.includes(state);
    for (const who of ['the owner', 'who has its code'] as const) {
      const given = await orderInState(system, state);
      await app.db.execute(
        sql`UPDATE orders SET delivery_date = current_date - 21 WHERE id = ${given.orderId}`,
      );
      const { item } = await read(given);
      expect(item.lateCancel !== null, `${state}: offered`).toBe(WITH_US.includes(state));
      const ask = ACTS.cancel?.ask;
      for (const as of Object.values(strangers)) expect((await ask?.(given, as))?.status).toBe(404);
      const answer = await ask?.(
        given,
        who === 'the owner' ? given.owner : await withCode(app, given.orderId),
      );
      expect(answer?.status === 200, `${state}, ${who}`).toBe(isOpen);
      if (isOpen) expect((await read(given)).order).toMatchObject({ status: 'cancelled', hasRefunds: true });
    }
  },
  60_000,
);

test.each(STATES)(
  'ORD-01 ORD-06 RET-01 RET-10 LPU-01 for an order that is %s each action has its answer for every caller',
  async (state) => {
    let given = await orderInState(system, state);
    const { order, item } = await read(given);
    if (state !== 'unpaid') expect(item.statusHistory.map(({ status }) => status)).toContain(state);
    for (const [act, { states, ask }] of Object.entries(ACTS)) {
      const label = `${act}, ${state}`;
      expect((await ask(given, {})).status, `${label}, without a session`).toBe(401);
      for (const [who, as] of Object.entries(strangers)) {
        const { status, problem } = await ask(given, as);
        expect([status, problem.code], `${label}, ${who}`).toEqual([404, 'order_not_found']);
      }
      for (const who of ['the owner', 'who has its code'] as const) {
        const as = who === 'the owner' ? given.owner : await withCode(app, given.orderId);
        const answer = await ask(given, as);
        const code = answer.status === 200 ? 'done' : answer.problem.code;
        if (states.includes(state)) {
          expect(code, `${label}, ${who}`).toBe('done');
          given = await orderInState(system, state);
        } else expect([409, 422], `${label}, ${who}: ${code}`).toContain(answer.status);
      }
    }
    // The page offers exactly the actions that the calls allow.
    const can = (act: string) => ACTS[act]?.states.includes(state) === true;
    expect({
      cancel: order.cancellableUntil !== null,
      address: order.addressOpen,
      power: item.powerOpen,
      lenses: item.lensesOpen,
      return: (item.returnable?.quantity ?? 0) > 0,
    }).toEqual({
      cancel: can('cancel'),
      address: can('change the address'),
      power: can('give a power'),
      lenses: can('change the lenses'),
      return: can('return'),
    });
    // An order that has not ended has its next step; one that ended before it was shipped is refunded.
    const isEnded = ['cancelled', 'returned_to_sender', 'lost'].includes(state);
    if (isEnded) expect(order).toMatchObject({ status: 'cancelled', hasRefunds: true });
    else if (state === 'delivered') expect(item.returnable?.quantity).toBe(1);
    else if (state !== 'unpaid') expect(item.nextStatus).not.toBeNull();
  },
  120_000,
);
