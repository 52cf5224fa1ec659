import { randomUUID } from 'node:crypto';
import { profileContract } from '@lunette/account/contract';
import { paymentContract } from '@lunette/checkout/contract';
import {
  CANCEL_REASONS,
  orderContract,
  paperContract,
  refundContract,
  RETURN_REASONS,
  returnContract,
  upgradeContract,
} from '@lunette/orders-returns/contract';
import { anAddress } from '../../../checkout/testing/shopper.ts';
import { returnPhoto } from '../../returns/schema.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { openOffers, payBy, POWER, type Run, type TestSystem } from './placeRandomOrder.ts';
import type { Random } from './random.ts';
import { readOrder } from './readOrder.ts';

/** An action of a run; the store may refuse it. */
export type Action = (system: TestSystem, run: Run, random: Random) => Promise<void>;

/** Two bank accounts in India. */
export const ACCOUNTS = [
  { accountHolder: 'Ananya Rao', accountNumber: '4471 0031 8825', bankCode: 'kosh0000411' },
  { accountHolder: 'Ananya Rao', accountNumber: '447100317777', bankCode: 'KOSH0000411' },
] as const;

/** Throws if an answer is a server error other than 503, which is allowed while a service is down. */
export function mayRefuse<A extends { status: number }>(answer: A): A {
  if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`The gateway failed: ${JSON.stringify(answer)}`);
  return answer;
}

/** Pays the order again, with a random method. */
const payAgain: Action = async ({ app }, { orderId, as }, random) => {
  const offers = await call(app, paymentContract.getPaymentMethods, { query: { orderId } }, as);
  if (offers.status !== 200) return;
  const open = openOffers(offers.result);
  if (open.length === 0) return;
  const body = { ...payBy(random.pick(open), random), orderId };
  mayRefuse(await call(app, paymentContract.payOrder, { body }, { ...as, idempotencyKey: randomUUID() }));
};

const givePower: Action = async (system, { orderId, as }, random) => {
  const { items } = await readOrder(system, orderId);
  const lenses = items.filter(({ details }) => details.powerRequired === 'POWER_REQUIRED');
  if (lenses.length === 0) return;
  const params = { orderId, itemId: random.pick(lenses).id };
  const right = { ...POWER.right, sph: random.pick(['-1.00', '-2.25']) };
  const body = { prescription: { ...POWER, right } };
  mayRefuse(await call(system.app, orderContract.updatePrescription, { params, query: {}, body }, as));
};

const changeLens: Action = async (system, { orderId, as }, random) => {
  const { app } = system;
  const { items } = await readOrder(system, orderId);
  const params = { orderId, itemId: random.pick(items).id };
  const offered = await call(app, upgradeContract.getUpgradePackage, { params }, as);
  if (offered.status !== 200) return;
  const { powerTypes, packageId, powerType } = offered.result;
  const packages = powerTypes.find(({ id }) => id === powerType)?.packages ?? [];
  if (packages.length === 0) return;
  const to = random.pick(packages);
  const query = { updateFrom: packageId ?? '', updateTo: to.id };
  const body = { expectedDifference: to.difference.value };
  const ask = () => call(app, upgradeContract.updatePackage, { params, query, body }, as);
  for (const answer of await Promise.all(random.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** Cancels some pieces, or all that can be cancelled, sometimes twice at the same time. */
export const cancel: Action = async (system, { orderId, as }, random) => {
  const { app } = system;
  const seen = await call(app, orderContract.getCancelReasons, { params: { orderId }, query: {} }, as);
  if (seen.status !== 200 || !seen.result.cancellable) return;
  const open = seen.result.items.filter(({ pieces }) => pieces > 0);
  const { itemId, pieces } = random.pick(open);
  const items = random.chance(25) ? undefined : [{ itemId, pieces: 1 + random.below(pieces) }];
  const text = items?.map((item) => `${item.itemId}:${item.pieces}`).join(',');
  const query = text === undefined ? {} : { items: text };
  const { result } = await call(app, orderContract.getCancelReasons, { params: { orderId }, query }, as);
  const methods = (['source', 'storecredit'] as const).filter((method) =>
    result.refundMethods.some(({ id }) => id === method),
  );
  const body = {
    reason: random.pick(CANCEL_REASONS),
    ...(items && { items }),
    ...(methods.length > 0 && { refundMethod: random.pick(methods) }),
    ...(result.total && { expectedTotal: result.total.value }),
  };
  const key = { ...as, idempotencyKey: randomUUID() };
  const ask = (how = key) => call(app, orderContract.cancelOrder, { params: { orderId }, body }, how);
  const other = { ...as, idempotencyKey: randomUUID() };
  for (const answer of await Promise.all(random.chance(30) ? [ask(), ask(), ask(other)] : [ask()]))
    mayRefuse(answer);
};

const beginReturn: Action = async (system, { orderId, as }, random) => {
  const { app } = system;
  const seen = await call(app, returnContract.getEligibility, { params: { orderId } }, as);
  if (seen.status !== 200) return;
  const open = seen.result.items.filter(({ quantity }) => quantity > 0);
  if (open.length === 0) return;
  const wished = random.chance(30) ? open : [random.pick(open)];
  const items = [];
  for (const { itemId, quantity } of wished) {
    const jpeg = Buffer.from('a photo');
    const [photo] = await app.db
      .insert(returnPhoto)
      .values({ orderId, itemId, jpeg })
      .returning({ id: returnPhoto.id });
    const photos = photo ? [photo.id] : [];
    items.push({ itemId, quantity: 1 + random.below(quantity), reason: random.pick(RETURN_REASONS), photos });
  }
  const refundMethod = random.pick(['source', 'storecredit', 'neft', null] as const);
  const body = {
    items,
    ...(await randomReturnMode(system, as, random)),
    ...(refundMethod && { refundMethod }),
  };
  const previewed = mayRefuse(
    await call(app, returnContract.previewReturn, { params: { orderId }, body }, as),
  );
  if (previewed.status !== 200) return;
  const sent = { params: { orderId }, body: { ...body, preview: previewed.result.token } };
  const key = { ...as, idempotencyKey: randomUUID() };
  const ask = () => call(app, returnContract.createReturn, sent, key);
  for (const answer of await Promise.all(random.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** A random way to return goods: to a parcel point, or by one of the courier's rounds. */
export async function randomReturnMode({ app }: TestSystem, as: Run['as'], random: Random) {
  if (random.chance(50)) return { returnMode: 'warehouse' as const };
  const query = { pincode: anAddress(as.country).postcode ?? '' };
  const { modes } = (await call(app, returnContract.getReturnModes, { query }, as)).result;
  const rounds = modes.flatMap(({ days }) =>
    days.flatMap(({ date, slots }) => slots.flatMap(({ from, free }) => (free > 0 ? [{ date, from }] : []))),
  );
  if (rounds.length === 0) return { returnMode: 'warehouse' as const };
  return { returnMode: 'schedule_pickup' as const, pickup: random.pick(rounds) };
}

const cancelReturn: Action = async (system, { orderId, as }, random) => {
  const { returns } = await readOrder(system, orderId);
  if (returns.length === 0) return;
  const params = { orderId, returnId: random.pick(returns).id };
  const key = { ...as, idempotencyKey: randomUUID() };
  mayRefuse(await call(system.app, returnContract.cancelReturn, { params }, key));
};

/** Sets the bank account for the refund, another one, or an invalid one. */
const giveAccount: Action = async ({ app }, { orderId, as }, random) => {
  const body = random.pick([...ACCOUNTS, { ...ACCOUNTS[0], accountNumber: '12' }]);
  mayRefuse(await call(app, refundContract.editNeft, { params: { orderId }, body }, as));
};

/** Requests store credit in place of a failed refund, sometimes twice at the same time. */
const takeCredit: Action = async (system, { orderId, as }, random) => {
  const failed = (await readOrder(system, orderId)).refunds.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return;
  const params = { orderId, refundId: random.pick(failed).id };
  const ask = () => call(system.app, refundContract.creditRefund, { params }, as);
  for (const answer of await Promise.all(random.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

const readPapers: Action = async ({ app }, { orderId, as }) => {
  mayRefuse(await call(app, paperContract.getPapers, { params: { orderId } }, as));
};

/** Requests the deletion of the account, which waits for the order. */
const leave: Action = async ({ app }, { as, customerId }) => {
  if (customerId === null) return;
  const body = { confirmation: 'DELETE' as const };
  mayRefuse(await call(app, profileContract.deleteCustomer, { body }, as));
};

/** The actions of shoppers, with the relative frequency of each. */
export const SHOPPER_ACTIONS: readonly (readonly [Action, number])[] = [
  [payAgain, 2],
  [givePower, 3],
  [changeLens, 4],
  [cancel, 4],
  [beginReturn, 5],
  [cancelReturn, 1],
  [giveAccount, 2],
  [takeCredit, 2],
  [readPapers, 2],
  [leave, 1],
];
