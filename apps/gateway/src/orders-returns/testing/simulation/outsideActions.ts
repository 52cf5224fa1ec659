import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import type { ProviderRefund } from '../../../checkout/payment/provider/paymentProvider.ts';
import type { SandboxIntent as Intent } from '../../../checkout/payment/provider/sandbox/sandboxPayments.ts';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import type { CourierEvent } from '../../fulfilment/parcel/courier.ts';
import { courierStep, labStep, sendFulfilmentEvent } from '../fakeFulfilment.ts';
import type { Run, TestSystem } from './placeRandomOrder.ts';
import type { Random } from './random.ts';
import { readOrder } from './readOrder.ts';
import { cancel, type Action } from './shopperActions.ts';

const SERVICE = { headers: { 'x-service-token': 'test-service-token' } };
/** The scheduled jobs of orders, returns and payments. */
export const SCHEDULED_JOBS = [
  'order.begin',
  'order.find-late',
  'payment.find-overdue',
  'return.find-overdue',
  'return.find-late',
  'exchange.expire',
];

/**
 * Sends an event of the provider once, or twice at the same time. An event without an answer stays in `unanswered` to be
 * sent again.
 */
async function sendWebhook(
  { app, unanswered }: TestSystem,
  type: string,
  data: Intent & { refund?: ProviderRefund },
  random: Random,
): Promise<void> {
  const event = webhook(type, data);
  unanswered.push(event);
  const answers = await Promise.all((random.chance(30) ? [1, 2] : [1]).map(() => app.http.inject(event)));
  unanswered.splice(unanswered.indexOf(event), 1);
  const failed = answers.find(({ statusCode }) => statusCode >= 500);
  if (failed) throw new Error(`The webhook failed: ${failed.body}`);
}

/** The bank decides a payment that is open or was closed, with or without an event. */
const decide: Action = async (system, { orderId }, random) => {
  const { payments } = await readOrder(system, orderId);
  const known = payments.filter(({ intentId }) => intentId !== null && system.provider.intents.has(intentId));
  const undecided = known.filter(({ intentId }) =>
    ['created', 'processing'].includes(system.provider.intents.get(intentId ?? '')?.status ?? ''),
  );
  const late = random.chance(15) && known.length > 0 ? known : undecided;
  if (late.length === 0) return;
  const { intentId } = random.pick(late);
  const status =
    undecided.length > 0
      ? random.pick(['succeeded', 'succeeded', 'succeeded', 'failed', 'processing'] as const)
      : null;
  const intent = system.provider.intents.get(intentId ?? '');
  if (!intent) return;
  const isOver = !['created', 'processing'].includes(intent.status);
  if (status && !isOver)
    system.provider.decide(intent.id, status, status === 'failed' ? 'card_declined' : undefined);
  if (random.chance(80)) await sendWebhook(system, `payment.${intent.status}`, { ...intent }, random);
};

/** The bank decides a pending refund, or returns one that was done. */
const decideRefund: Action = async (system, { orderId }, random) => {
  const { refunds } = await readOrder(system, orderId);
  const sent = system.provider.refunds.filter(({ reference }) => refunds.some(({ id }) => id === reference));
  if (sent.length === 0) return;
  const refund = random.pick(sent);
  const intent = system.provider.intents.get(refund.id);
  if (!intent) return;
  if (refund.status === 'pending') refund.status = random.chance(80) ? 'succeeded' : 'failed';
  else if (refund.status === 'succeeded' && random.chance(15)) refund.status = 'failed';
  else return sendWebhook(system, 'refund.again', { ...intent, refund: { ...refund } }, random);
  if (refund.status === 'failed') {
    intent.refundedMinor -= refund.amountMinor;
    refund.failureCode = 'card_closed';
  }
  await sendWebhook(system, `refund.${refund.status}`, { ...intent, refund: { ...refund } }, random);
};

const lab: Action = async (system, { orderId }, random) => {
  const { items, history } = await readOrder(system, orderId);
  const { id } = random.pick(items);
  const isAtLab = history.get(id)?.some(({ status }) => status === 'confirmed');
  if (!isAtLab) return;
  for (const status of random.pick([
    ['lenses_cut'],
    ['packed'],
    ['lenses_cut', 'quality_check', 'packed'],
  ] as const))
    await sendFulfilmentEvent(system.app, 'lab', labStep(id, status));
};

const courier: Action = async (system, { orderId }, random) => {
  const { parcels } = await readOrder(system, orderId);
  const booked = parcels.filter(({ courierId }) => courierId !== null);
  if (booked.length === 0) return;
  const { id } = random.pick(booked);
  const ways: CourierEvent['status'][][] = [
    ['shipped'],
    ['shipped', 'out_for_delivery'],
    ['out_for_delivery', 'delivered'],
    ['shipped', 'out_for_delivery', 'delivered'],
    ['shipped', 'out_for_delivery', 'delivered'],
    ['delivered', 'shipped'],
    ['delivery_failed', 'out_for_delivery'],
    ['delayed'],
    ['delivery_failed', 'returned_to_sender'],
    ['shipped', 'lost'],
    ['lost', 'delivered'],
  ];
  for (const status of random.pick(ways)) {
    const step = courierStep(id, status);
    const all = random.chance(20) ? [step, step] : [step];
    await Promise.all(all.map((event) => sendFulfilmentEvent(system.app, 'courier', event)));
  }
};

/** A caller without the secret sends events of progress, returns and refunds. */
const sendForgedEvent: Action = async ({ app, provider }, { orderId }, random) => {
  const { items, parcels, payments } = await readOrder({ app }, orderId);
  const secret = 'a-secret-that-was-guessed';
  const [parcel] = parcels;
  const answers = [await sendFulfilmentEvent(app, 'lab', labStep(random.pick(items).id, 'packed'), secret)];
  if (parcel)
    answers.push(
      await sendFulfilmentEvent(app, 'courier', courierStep(parcel.id, 'returned_to_sender'), secret),
    );
  const intent = payments.map(({ intentId }) => provider.intents.get(intentId ?? '')).find(Boolean);
  if (intent) {
    const forged = webhook('payment.succeeded', { ...intent, status: 'succeeded' }, { secret });
    answers.push((await app.http.inject(forged)).statusCode);
  }
  if (answers.some((status) => status !== 401))
    throw new Error(`Forged events were accepted: ${answers.join(', ')}`);
};

type Move = Parameters<typeof call<typeof returnContract.moveReturn>>[2]['body'];

/** The warehouse moves a return on: all pieces as announced, or fewer. */
export async function moveReturnOn(system: TestSystem, { orderId }: Run, random: Random): Promise<boolean> {
  const { returns } = await readOrder(system, orderId);
  const open = returns.filter(
    ({ kind, status }) =>
      ['label', 'picked_up', 'received'].includes(status) || (kind === 'claim' && status === 'requested'),
  );
  if (open.length === 0) return false;
  const { id: returnId, status, pieces } = random.pick(open);
  const counts = Map.groupBy(
    pieces.filter(({ hasArrived }) => hasArrived !== false),
    ({ itemId }) => itemId,
  );
  const word = random.chance(50)
    ? [...counts].map(([itemId, own]) => ({ itemId, quantity: random.below(own.length + 1) }))
    : undefined;
  const inspected = word?.map((item) => ({
    ...item,
    resellable: random.below(item.quantity + 1),
    refusal: 'It was worn.',
  }));
  const moves: Record<string, Move> = {
    label: { to: 'picked_up' },
    picked_up: { to: 'received', ...(word && { items: word }) },
    received: { to: 'inspected', ...(inspected && { items: inspected }) },
    requested: random.chance(30)
      ? { to: 'rejected', reason: 'Nothing is broken.' }
      : { to: 'inspected', ...(inspected && { items: inspected }) },
  };
  const body = moves[status];
  if (!body) return false;
  const move = (what: Move) =>
    call(system.app, returnContract.moveReturn, { params: { returnId }, body: what }, SERVICE);
  const answers = await Promise.all(random.chance(20) ? [move(body), move(body)] : [move(body)]);
  const failed = answers.find(({ status: code }) => code >= 500);
  if (failed) throw new Error(`The move of a return failed: ${JSON.stringify(failed)}`);
  // Cut lenses never return to stock.
  if (answers.every(({ status: code }) => code === 422) && body.to === 'inspected')
    await move({ to: 'inspected' });
  return true;
}

const moveReturn: Action = async (system, run, random) => void (await moveReturnOn(system, run, random));

/** Lets time pass for an order and all rows that belong to it. */
const passTime: Action = async (system, { orderId }, random) =>
  pass(system, orderId, random.pick([1, 25, 25, 24 * 5, 24 * 20]));

/**
 * Lets weeks pass without an event, so that unshipped goods are late; runs the job for late orders, and the shopper may
 * cancel.
 */
const standStill: Action = async (system, run, random) => {
  await pass(system, run.orderId, 24 * random.pick([28, 28, 50]));
  await runScheduledJobs(system);
  if (random.chance(60)) await cancel(system, run, random);
};

async function pass({ app: { db } }: TestSystem, orderId: string, hours: number): Promise<void> {
  const by = `${hours} hours`;
  await db.execute(sql`
    UPDATE orders SET placed_at = placed_at - ${by}::interval, reserved_until = reserved_until - ${by}::interval,
      created_at = created_at - ${by}::interval, delivery_date = (delivery_date - ${by}::interval)::date
    WHERE id = ${orderId}`);
  await db.execute(sql`
    UPDATE order_item SET expected_on = (expected_on - ${by}::interval)::date,
      promised_on = (promised_on - ${by}::interval)::date WHERE order_id = ${orderId}`);
  await db.execute(sql`
    UPDATE parcel SET expected_on = (expected_on - ${by}::interval)::date WHERE order_id = ${orderId}`);
  await db.execute(sql`UPDATE order_act SET at = at - ${by}::interval WHERE order_id = ${orderId}`);
  await db.execute(sql`
    UPDATE order_cancellation SET cancelled_at = cancelled_at - ${by}::interval WHERE order_id = ${orderId}`);
  await db.execute(sql`
    UPDATE item_status_history SET at = at - ${by}::interval
    WHERE item_id IN (SELECT id FROM order_item WHERE order_id = ${orderId})`);
  await db.execute(sql`
    UPDATE order_return SET send_by = (send_by - ${by}::interval)::date,
      pickup_on = (pickup_on - ${by}::interval)::date WHERE order_id = ${orderId}`);
  await db.execute(sql`
    UPDATE refused_parcel SET expected_on = (expected_on - ${by}::interval)::date
    WHERE return_id IN (SELECT id FROM order_return WHERE order_id = ${orderId})`);
  await db.execute(sql`
    UPDATE refused_parcel_step SET at = at - ${by}::interval
    WHERE parcel_id IN (SELECT parcel.id FROM refused_parcel parcel
      JOIN order_return ON order_return.id = parcel.return_id WHERE order_return.order_id = ${orderId})`);
  await db.execute(sql`
    UPDATE order_exchange SET expires_at = expires_at - ${by}::interval WHERE order_id = ${orderId}`);
  await db.execute(
    sql`UPDATE payment SET updated_at = updated_at - ${by}::interval WHERE order_id = ${orderId}`,
  );
  await db.execute(sql`UPDATE refund SET asked_at = asked_at - ${by}::interval WHERE order_id = ${orderId}`);
  await db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = run_at - ${by}::interval`);
}

/** Runs every scheduled job of the store, and all jobs that are due. */
export async function runScheduledJobs({ app }: TestSystem, isForced = false): Promise<void> {
  for (const name of SCHEDULED_JOBS) await enqueue(app.db, name, {});
  for (let round = 0; round < 3; round += 1) {
    if (isForced)
      await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 0`);
    await app.runJobs();
  }
}

const runJobs: Action = async ({ app }) => app.runJobs();
const runDueJobs: Action = async (system) => runScheduledJobs(system);

/** Lets outside services fail and recover, and refunds succeed or fail. */
const changeOutages: Action = async ({ provider, outside, transport, bank }, _run, random) => {
  provider.refundMode = random.pick(['done', 'done', 'pending', 'closed', 'answer lost']);
  provider.mode = random.pick(['up', 'up', 'up', 'down']);
  outside.isDown = random.chance(20);
  transport.isDown = random.chance(20);
  bank.mode = random.pick(['up', 'up', 'down', 'answer lost', 'refuses the call']);
  bank.answers = random.pick(['pending', 'succeeded', 'failed']);
};

/** Actions other than those of shoppers, with the relative frequency of each. */
export const OUTSIDE_ACTIONS: readonly (readonly [Action, number])[] = [
  [decide, 6],
  [decideRefund, 3],
  [lab, 6],
  [courier, 7],
  [sendForgedEvent, 1],
  [moveReturn, 6],
  [passTime, 2],
  [standStill, 3],
  [runJobs, 6],
  [runDueJobs, 6],
  [changeOutages, 2],
];
