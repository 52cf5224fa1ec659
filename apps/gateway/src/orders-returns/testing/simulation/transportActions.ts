import { randomUUID } from 'node:crypto';
import { returnContract } from '@lunette/orders-returns/contract';
import { call } from '../../../platform/testing/testGateway.ts';
import type { CourierEvent } from '../../fulfilment/parcel/courier.ts';
import { sendPayoutEvent } from '../fakeBank.ts';
import { courierStep, sendFulfilmentEvent } from '../fakeFulfilment.ts';
import { pickupEvent, missedEvent, sendReturnEvent, warehouseEvent } from '../fakeTransport.ts';
import { hourText } from '../../returns/mode/returnModes.ts';
import { readOrder } from './readOrder.ts';
import { mayRefuse, type Action } from './shopperActions.ts';

const SERVICE = { headers: { 'x-service-token': 'test-service-token' } };

/**
 * The courier reports that it has, has delivered, has lost or has missed a parcel of a return; the event may be sent twice
 * or when no pickup is due.
 */
const collect: Action = async (system, { orderId }, random) => {
  const { returns } = await readOrder(system, orderId);
  const parcels = returns.filter(({ kind }) => kind === 'parcel');
  if (parcels.length === 0) return;
  const { id, pickupOn, pickupFrom } = random.pick(parcels);
  const status = random.pick(['picked_up', 'picked_up', 'delivered', 'lost', 'missed'] as const);
  const pickup = { date: pickupOn ?? '2026-11-26', from: hourText(pickupFrom ?? 12) };
  const event = status === 'missed' ? missedEvent(id, pickup) : pickupEvent(id, status);
  await sendAll(random.chance(25) ? [event, event] : [event], (sent) =>
    sendReturnEvent(system.app, 'courier', sent),
  );
};

/** The warehouse counts what has arrived, inspects or refuses it; its events may be in any order. */
const inspect: Action = async (system, { orderId }, random) => {
  const { returns } = await readOrder(system, orderId);
  if (returns.length === 0) return;
  const { id, pieces } = random.pick(returns);
  const itemId = random.pick(pieces).itemId;
  const announced = pieces.filter((piece) => piece.itemId === itemId).length;
  const counted = random.chance(75) ? announced : random.below(announced + 1);
  const accepted = random.chance(75) ? counted : random.below(counted + 1);
  const status = random.pick(['counted', 'inspected', 'inspected', 'refused'] as const);
  const reason = accepted < counted || status === 'refused' ? 'It was worn.' : null;
  const event = warehouseEvent(id, status, { itemId, counted, accepted, resellable: 0 }, reason);
  await sendAll(random.chance(25) ? [event, event] : [event], (sent) =>
    sendReturnEvent(system.app, 'warehouse', sent),
  );
};

/** The courier delivers refused pieces to their shopper, or loses them; or an operator reports them as lost. */
const deliverRefused: Action = async (system, { orderId }, random) => {
  const { refusedParcels } = await readOrder(system, orderId);
  if (refusedParcels.length === 0) return;
  const { id, returnId } = random.pick(refusedParcels);
  if (random.chance(15)) {
    const body = { to: 'back_lost' } as const;
    mayRefuse(await call(system.app, returnContract.moveReturn, { params: { returnId }, body }, SERVICE));
    return;
  }
  const ways: CourierEvent['status'][][] = [
    ['shipped'],
    ['shipped', 'out_for_delivery'],
    ['out_for_delivery', 'delivered'],
    ['delivery_failed', 'returned_to_sender'],
    ['shipped', 'lost'],
    ['lost'],
    ['lost', 'delivered'],
    ['delivered', 'lost'],
  ];
  for (const status of random.pick(ways)) {
    const step = courierStep(id, status);
    await sendAll(random.chance(25) ? [step, step] : [step], (sent) =>
      sendFulfilmentEvent(system.app, 'courier', sent),
    );
  }
};

/** The shopper requests that a parcel that came back undelivered is sent again. */
const sendAgain: Action = async ({ app }, { orderId, as }, random) => {
  const { returns } = await readOrder({ app }, orderId);
  if (returns.length === 0) return;
  const params = { orderId, returnId: random.pick(returns).id };
  const ask = () => call(app, returnContract.sendAgain, { params }, { ...as, idempotencyKey: randomUUID() });
  for (const answer of await Promise.all(random.chance(25) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** The bank decides a pending pay-out, with or without an event. */
const decidePayout: Action = async (system, { orderId }, random) => {
  const { refunds } = await readOrder(system, orderId);
  const open = system.bank.payouts.filter(
    ({ reference, status }) => status === 'pending' && refunds.some(({ id }) => id === reference),
  );
  if (open.length === 0) return;
  const payout = random.pick(open);
  const status = random.chance(70) ? ('succeeded' as const) : ('failed' as const);
  payout.status = status;
  payout.failureCode = status === 'failed' ? 'account_unknown' : null;
  if (random.chance(80))
    await sendAll(random.chance(25) ? [payout, payout] : [payout], ({ reference }) =>
      sendPayoutEvent(system.app, reference, status),
    );
};

async function sendAll<E>(events: E[], send: (event: E) => Promise<number>): Promise<void> {
  const failed = (await Promise.all(events.map(send))).find((status) => status >= 500);
  if (failed) throw new Error(`Events of a return or a pay-out failed with ${failed}`);
}

/** The actions of courier, warehouse and bank on returns and refunds, with the relative frequency of each. */
export const TRANSPORT_ACTIONS: readonly (readonly [Action, number])[] = [
  [collect, 5],
  [inspect, 4],
  [deliverRefused, 4],
  [sendAgain, 1],
  [decidePayout, 3],
];
