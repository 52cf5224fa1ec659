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
import { openOffers, payBy, POWER, type Life, type World } from './beginLife.ts';
import type { Dice } from './dice.ts';
import { readOrder } from './readOrder.ts';

/** Something that happens in a life, or is tried; the store may refuse it. */
export type Act = (world: World, life: Life, dice: Dice) => Promise<void>;

/** Two bank accounts in India. */
export const ACCOUNTS = [
  { accountHolder: 'Ananya Rao', accountNumber: '4471 0031 8825', bankCode: 'kosh0000411' },
  { accountHolder: 'Ananya Rao', accountNumber: '447100317777', bankCode: 'KOSH0000411' },
] as const;

/** An answer of the gateway may refuse; it must not fail, but where the provider is down. */
export function mayRefuse<A extends { status: number }>(answer: A): A {
  if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`The gateway failed: ${JSON.stringify(answer)}`);
  return answer;
}

/** Pays the order in another way, or once more. */
const payAgain: Act = async ({ app }, { orderId, as }, dice) => {
  const offers = await call(app, paymentContract.getPaymentMethods, { query: { orderId } }, as);
  if (offers.status !== 200) return;
  const open = openOffers(offers.result);
  if (open.length === 0) return;
  const body = { ...payBy(dice.pick(open), dice), orderId };
  mayRefuse(await call(app, paymentContract.payOrder, { body }, { ...as, idempotencyKey: randomUUID() }));
};

const givePower: Act = async (world, { orderId, as }, dice) => {
  const { items } = await readOrder(world, orderId);
  const lenses = items.filter(({ details }) => details.powerRequired === 'POWER_REQUIRED');
  if (lenses.length === 0) return;
  const params = { orderId, itemId: dice.pick(lenses).id };
  const right = { ...POWER.right, sph: dice.pick(['-1.00', '-2.25']) };
  const body = { prescription: { ...POWER, right } };
  mayRefuse(await call(world.app, orderContract.updatePrescription, { params, query: {}, body }, as));
};

const changeLens: Act = async (world, { orderId, as }, dice) => {
  const { app } = world;
  const { items } = await readOrder(world, orderId);
  const params = { orderId, itemId: dice.pick(items).id };
  const offered = await call(app, upgradeContract.getUpgradePackage, { params }, as);
  if (offered.status !== 200) return;
  const { powerTypes, packageId, powerType } = offered.result;
  const packages = powerTypes.find(({ id }) => id === powerType)?.packages ?? [];
  if (packages.length === 0) return;
  const to = dice.pick(packages);
  const query = { updateFrom: packageId ?? '', updateTo: to.id };
  const body = { expectedDifference: to.difference.value };
  const ask = () => call(app, upgradeContract.updatePackage, { params, query, body }, as);
  for (const answer of await Promise.all(dice.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** Cancels some pieces, or all that can be cancelled, where something can; twice at once now and then. */
export const cancel: Act = async (world, { orderId, as }, dice) => {
  const { app } = world;
  const seen = await call(app, orderContract.getCancelReasons, { params: { orderId }, query: {} }, as);
  if (seen.status !== 200 || !seen.result.cancellable) return;
  const open = seen.result.items.filter(({ pieces }) => pieces > 0);
  const { itemId, pieces } = dice.pick(open);
  const items = dice.chance(25) ? undefined : [{ itemId, pieces: 1 + dice.below(pieces) }];
  const text = items?.map((one) => `${one.itemId}:${one.pieces}`).join(',');
  const query = text === undefined ? {} : { items: text };
  const { result } = await call(app, orderContract.getCancelReasons, { params: { orderId }, query }, as);
  const methods = (['source', 'storecredit'] as const).filter((one) =>
    result.refundMethods.some(({ id }) => id === one),
  );
  const body = {
    reason: dice.pick(CANCEL_REASONS),
    ...(items && { items }),
    ...(methods.length > 0 && { refundMethod: dice.pick(methods) }),
    ...(result.total && { expectedTotal: result.total.value }),
  };
  const key = { ...as, idempotencyKey: randomUUID() };
  const ask = (how = key) => call(app, orderContract.cancelOrder, { params: { orderId }, body }, how);
  const other = { ...as, idempotencyKey: randomUUID() };
  for (const answer of await Promise.all(dice.chance(30) ? [ask(), ask(), ask(other)] : [ask()]))
    mayRefuse(answer);
};

const beginReturn: Act = async (world, { orderId, as }, dice) => {
  const { app } = world;
  const seen = await call(app, returnContract.getEligibility, { params: { orderId } }, as);
  if (seen.status !== 200) return;
  const open = seen.result.items.filter(({ quantity }) => quantity > 0);
  if (open.length === 0) return;
  const wished = dice.chance(30) ? open : [dice.pick(open)];
  const items = [];
  for (const { itemId, quantity } of wished) {
    const jpeg = Buffer.from('a photo');
    const [photo] = await app.db
      .insert(returnPhoto)
      .values({ orderId, itemId, jpeg })
      .returning({ id: returnPhoto.id });
    const photos = photo ? [photo.id] : [];
    items.push({ itemId, quantity: 1 + dice.below(quantity), reason: dice.pick(RETURN_REASONS), photos });
  }
  const refundMethod = dice.pick(['source', 'storecredit', 'neft', null] as const);
  const body = { items, ...(await wayBack(world, as, dice)), ...(refundMethod && { refundMethod }) };
  const previewed = mayRefuse(
    await call(app, returnContract.previewReturn, { params: { orderId }, body }, as),
  );
  if (previewed.status !== 200) return;
  const sent = { params: { orderId }, body: { ...body, preview: previewed.result.token } };
  const key = { ...as, idempotencyKey: randomUUID() };
  const ask = () => call(app, returnContract.createReturn, sent, key);
  for (const answer of await Promise.all(dice.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** How goods go back: to a parcel point, or the courier fetches them in one of its rounds. */
export async function wayBack({ app }: World, as: Life['as'], dice: Dice) {
  if (dice.chance(50)) return { returnMode: 'warehouse' as const };
  const query = { pincode: anAddress(as.country).postcode ?? '' };
  const { modes } = (await call(app, returnContract.getReturnModes, { query }, as)).result;
  const rounds = modes.flatMap(({ days }) =>
    days.flatMap(({ date, slots }) => slots.flatMap(({ from, free }) => (free > 0 ? [{ date, from }] : []))),
  );
  if (rounds.length === 0) return { returnMode: 'warehouse' as const };
  return { returnMode: 'schedule_pickup' as const, pickup: dice.pick(rounds) };
}

const cancelReturn: Act = async (world, { orderId, as }, dice) => {
  const { returns } = await readOrder(world, orderId);
  if (returns.length === 0) return;
  const params = { orderId, returnId: dice.pick(returns).id };
  const key = { ...as, idempotencyKey: randomUUID() };
  mayRefuse(await call(world.app, returnContract.cancelReturn, { params }, key));
};

/** Gives the bank account to which money goes, or another one, or one that is none. */
const giveAccount: Act = async ({ app }, { orderId, as }, dice) => {
  const body = dice.pick([...ACCOUNTS, { ...ACCOUNTS[0], accountNumber: '12' }]);
  mayRefuse(await call(app, refundContract.editNeft, { params: { orderId }, body }, as));
};

/** Takes money that could not be sent as store credit, twice at once now and then. */
const takeCredit: Act = async (world, { orderId, as }, dice) => {
  const failed = (await readOrder(world, orderId)).refunds.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return;
  const params = { orderId, refundId: dice.pick(failed).id };
  const ask = () => call(world.app, refundContract.creditRefund, { params }, as);
  for (const answer of await Promise.all(dice.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

const readPapers: Act = async ({ app }, { orderId, as }) => {
  mayRefuse(await call(app, paperContract.getPapers, { params: { orderId } }, as));
};

/** Asks for the account to be deleted; the order keeps it waiting. */
const leave: Act = async ({ app }, { as, customerId }) => {
  if (customerId === null) return;
  const body = { confirmation: 'DELETE' as const };
  mayRefuse(await call(app, profileContract.deleteCustomer, { body }, as));
};

/** What shoppers do, and how often beside the rest. */
export const SHOPPER_ACTS: readonly (readonly [Act, number])[] = [
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
