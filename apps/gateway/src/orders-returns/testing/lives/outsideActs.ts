import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import type { ProviderRefund } from '../../../checkout/payment/provider/paymentProvider.ts';
import type { SandboxIntent as Intent } from '../../../checkout/payment/provider/sandbox/sandboxPayments.ts';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import type { CourierEvent } from '../../fulfilment/parcel/courier.ts';
import { courierStep, labStep, sendFulfilmentEvent } from '../fakeFulfilment.ts';
import type { Life, World } from './beginLife.ts';
import type { Dice } from './dice.ts';
import { readOrder } from './readOrder.ts';
import { cancel, type Act } from './shopperActs.ts';

const SERVICE = { headers: { 'x-service-token': 'test-service-token' } };
/** The jobs with which the store looks after its orders by itself. */
export const SCHEDULED_JOBS = [
  'order.begin',
  'order.find-late',
  'payment.look-after',
  'return.look-after',
  'return.look-for-late',
  'exchange.expire',
];

/** Sends an event of the provider once, or twice at once. An event that nobody has answered is sent again. */
async function sendWebhook(
  { app, unanswered }: World,
  type: string,
  data: Intent & { refund?: ProviderRefund },
  dice: Dice,
): Promise<void> {
  const event = webhook(type, data);
  unanswered.push(event);
  const answers = await Promise.all((dice.chance(30) ? [1, 2] : [1]).map(() => app.http.inject(event)));
  unanswered.splice(unanswered.indexOf(event), 1);
  const failed = answers.find(({ statusCode }) => statusCode >= 500);
  if (failed) throw new Error(`The webhook failed: ${failed.body}`);
}

/** The bank decides a payment that is open or was given up, with or without an event. */
const decide: Act = async (world, { orderId }, dice) => {
  const { payments } = await readOrder(world, orderId);
  const known = payments.filter(({ intentId }) => intentId !== null && world.provider.intents.has(intentId));
  const undecided = known.filter(({ intentId }) =>
    ['created', 'processing'].includes(world.provider.intents.get(intentId ?? '')?.status ?? ''),
  );
  const late = dice.chance(15) && known.length > 0 ? known : undecided;
  if (late.length === 0) return;
  const { intentId } = dice.pick(late);
  const status =
    undecided.length > 0
      ? dice.pick(['succeeded', 'succeeded', 'succeeded', 'failed', 'processing'] as const)
      : null;
  const intent = world.provider.intents.get(intentId ?? '');
  if (!intent) return;
  const isOver = !['created', 'processing'].includes(intent.status);
  if (status && !isOver)
    world.provider.decide(intent.id, status, status === 'failed' ? 'card_declined' : undefined);
  if (dice.chance(80)) await sendWebhook(world, `payment.${intent.status}`, { ...intent }, dice);
};

/** The bank decides a refund that it took its time for, or returns one that was done. */
const decideRefund: Act = async (world, { orderId }, dice) => {
  const { refunds } = await readOrder(world, orderId);
  const sent = world.provider.refunds.filter(({ reference }) => refunds.some(({ id }) => id === reference));
  if (sent.length === 0) return;
  const one = dice.pick(sent);
  const intent = world.provider.intents.get(one.id);
  if (!intent) return;
  if (one.status === 'pending') one.status = dice.chance(80) ? 'succeeded' : 'failed';
  else if (one.status === 'succeeded' && dice.chance(15)) one.status = 'failed';
  else return sendWebhook(world, 'refund.again', { ...intent, refund: { ...one } }, dice);
  if (one.status === 'failed') {
    intent.refundedMinor -= one.amountMinor;
    one.failureCode = 'card_closed';
  }
  await sendWebhook(world, `refund.${one.status}`, { ...intent, refund: { ...one } }, dice);
};

const lab: Act = async (world, { orderId }, dice) => {
  const { items, history } = await readOrder(world, orderId);
  const { id } = dice.pick(items);
  const isAtLab = history.get(id)?.some(({ status }) => status === 'confirmed');
  if (!isAtLab) return;
  for (const status of dice.pick([
    ['lenses_cut'],
    ['packed'],
    ['lenses_cut', 'quality_check', 'packed'],
  ] as const))
    await sendFulfilmentEvent(world.app, 'lab', labStep(id, status));
};

const courier: Act = async (world, { orderId }, dice) => {
  const { parcels } = await readOrder(world, orderId);
  const booked = parcels.filter(({ courierId }) => courierId !== null);
  if (booked.length === 0) return;
  const { id } = dice.pick(booked);
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
  for (const status of dice.pick(ways)) {
    const step = courierStep(id, status);
    const all = dice.chance(20) ? [step, step] : [step];
    await Promise.all(all.map((one) => sendFulfilmentEvent(world.app, 'courier', one)));
  }
};

/** Somebody without the secret says that everything has come back and was paid back. */
const forge: Act = async ({ app, provider }, { orderId }, dice) => {
  const { items, parcels, payments } = await readOrder({ app }, orderId);
  const secret = 'a-secret-that-was-guessed';
  const [parcel] = parcels;
  const answers = [await sendFulfilmentEvent(app, 'lab', labStep(dice.pick(items).id, 'packed'), secret)];
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

/** The warehouse moves a return on: all as announced, or less. */
export async function moveReturnOn(world: World, { orderId }: Life, dice: Dice): Promise<boolean> {
  const { returns } = await readOrder(world, orderId);
  const open = returns.filter(
    ({ kind, status }) =>
      ['label', 'picked_up', 'received'].includes(status) || (kind === 'claim' && status === 'requested'),
  );
  if (open.length === 0) return false;
  const { id: returnId, status, pieces } = dice.pick(open);
  const counts = Map.groupBy(
    pieces.filter(({ hasArrived }) => hasArrived !== false),
    ({ itemId }) => itemId,
  );
  const word = dice.chance(50)
    ? [...counts].map(([itemId, own]) => ({ itemId, quantity: dice.below(own.length + 1) }))
    : undefined;
  const inspected = word?.map((one) => ({
    ...one,
    resellable: dice.below(one.quantity + 1),
    refusal: 'It was worn.',
  }));
  const moves: Record<string, Move> = {
    label: { to: 'picked_up' },
    picked_up: { to: 'received', ...(word && { items: word }) },
    received: { to: 'inspected', ...(inspected && { items: inspected }) },
    requested: dice.chance(30)
      ? { to: 'rejected', reason: 'Nothing is broken.' }
      : { to: 'inspected', ...(inspected && { items: inspected }) },
  };
  const body = moves[status];
  if (!body) return false;
  const move = (what: Move) =>
    call(world.app, returnContract.moveReturn, { params: { returnId }, body: what }, SERVICE);
  const answers = await Promise.all(dice.chance(20) ? [move(body), move(body)] : [move(body)]);
  const failed = answers.find(({ status: code }) => code >= 500);
  if (failed) throw new Error(`The move of a return failed: ${JSON.stringify(failed)}`);
  // Cut lenses never go back on the shelf.
  if (answers.every(({ status: code }) => code === 422) && body.to === 'inspected')
    await move({ to: 'inspected' });
  return true;
}

const moveReturn: Act = async (world, life, dice) => void (await moveReturnOn(world, life, dice));

/** Time passes for the order and all that belongs to it. */
const passTime: Act = async (world, { orderId }, dice) =>
  pass(world, orderId, dice.pick([1, 25, 25, 24 * 5, 24 * 20]));

/** Nothing happens for weeks, so that what has not left is late; the store looks after it, and its shopper may have enough of it. */
const standStill: Act = async (world, life, dice) => {
  await pass(world, life.orderId, 24 * dice.pick([28, 28, 50]));
  await runScheduledJobs(world);
  if (dice.chance(60)) await cancel(world, life, dice);
};

async function pass({ app: { db } }: World, orderId: string, hours: number): Promise<void> {
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
      JOIN order_return one ON one.id = parcel.return_id WHERE one.order_id = ${orderId})`);
  await db.execute(sql`
    UPDATE order_exchange SET expires_at = expires_at - ${by}::interval WHERE order_id = ${orderId}`);
  await db.execute(
    sql`UPDATE payment SET updated_at = updated_at - ${by}::interval WHERE order_id = ${orderId}`,
  );
  await db.execute(sql`UPDATE refund SET asked_at = asked_at - ${by}::interval WHERE order_id = ${orderId}`);
  await db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = run_at - ${by}::interval`);
}

/** Every clock of the store looks after what it has to, and all jobs run that are due. */
export async function runScheduledJobs({ app }: World, isForced = false): Promise<void> {
  for (const name of SCHEDULED_JOBS) await enqueue(app.db, name, {});
  for (let round = 0; round < 3; round += 1) {
    if (isForced)
      await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 0`);
    await app.runJobs();
  }
}

const runJobs: Act = async ({ app }) => app.runJobs();
const lookAfter: Act = async (world) => runScheduledJobs(world);

/** Neighbours go down and come back, and refunds go one way or another. */
const weather: Act = async ({ provider, outside, transport, bank }, _life, dice) => {
  provider.refundMode = dice.pick(['done', 'done', 'pending', 'closed', 'answer lost']);
  provider.mode = dice.pick(['up', 'up', 'up', 'down']);
  outside.isDown = dice.chance(20);
  transport.isDown = dice.chance(20);
  bank.mode = dice.pick(['up', 'up', 'down', 'answer lost', 'refuses the call']);
  bank.answers = dice.pick(['pending', 'succeeded', 'failed']);
};

/** What happens around shoppers, and how often beside the rest. */
export const OUTSIDE_ACTS: readonly (readonly [Act, number])[] = [
  [decide, 6],
  [decideRefund, 3],
  [lab, 6],
  [courier, 7],
  [forge, 1],
  [moveReturn, 6],
  [passTime, 2],
  [standStill, 3],
  [runJobs, 6],
  [lookAfter, 6],
  [weather, 2],
];
