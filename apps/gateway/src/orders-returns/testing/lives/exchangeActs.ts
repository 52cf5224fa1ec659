import { randomUUID } from 'node:crypto';
import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { exchangeContract, RETURN_REASONS, returnContract } from '@lunette/orders-returns/contract';
import { sentinels } from '../../../../seed/sentinels.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { POWER, type Life, type World } from './beginLife.ts';
import type { Dice } from './dice.ts';
import { readOrder } from './readOrder.ts';
import { mayRefuse, wayBack, type Act } from './shopperActs.ts';

const EXCHANGE = { 'x-service-type': 'exchange' };
const GLASSES = { productId: sentinels.inStockFrame, powerType: 'single_vision' } as const;
/** What old goods are exchanged for: dearer, cheaper, the same, and with lenses. */
const CHOICES: readonly NewCartItem[] = [
  { productId: sentinels.rimlessFrame, powerType: 'frame_only' },
  { productId: sentinels.inStockFrame, powerType: 'frame_only' },
  { productId: sentinels.accessory },
  { ...GLASSES, packageId: 'clear-156', prescription: POWER },
  { ...GLASSES, packageId: 'thin-160', prescription: POWER },
  { productId: sentinels.outOfStock, powerType: 'frame_only' },
];

/** Begins an exchange of something that was delivered, chooses, and mostly confirms it. */
const exchange: Act = async (world, { orderId, as }, dice) => {
  const { app } = world;
  const seen = mayRefuse(await call(app, returnContract.getEligibility, { params: { orderId } }, as));
  if (seen.status !== 200) return;
  const open = seen.result.items.filter(({ quantity, isExchangeable }) => isExchangeable && quantity > 0);
  if (open.length === 0) return;
  const { itemId, quantity } = dice.pick(open);
  const method = dice.pick(['SAMEPRODUCT', 'NEWPRODUCT', 'NEWPRODUCT'] as const);
  const reason = dice.pick(['does_not_fit', 'other', dice.pick(RETURN_REASONS)] as const);
  const wanted = { itemId, quantity: 1 + dice.below(quantity), reason, method };
  const begin = () => call(app, exchangeContract.beginExchange, { params: { orderId }, body: wanted }, as);
  const begun = (await Promise.all(dice.chance(20) ? [begin(), begin()] : [begin()])).map(mayRefuse);
  const opened = begun.find(({ status }) => status === 200)?.result;
  if (!opened) return;
  if (method === 'NEWPRODUCT') {
    const body = dice.pick(CHOICES);
    mayRefuse(await call(app, cartContract.addItem, { body }, { ...as, headers: EXCHANGE }));
  }
  if (dice.chance(85)) await confirm(world, { params: { orderId, exchangeId: opened.id }, as }, dice);
};

type Which = { params: { orderId: string; exchangeId: string }; as: Life['as'] };

async function confirm(world: World, { params, as }: Which, dice: Dice): Promise<void> {
  const { app } = world;
  const leaves = dice.pick(['collected', 'collected', 'at_once'] as const);
  const request = { ...(await wayBack(world, as, dice)), leaves };
  const seen = mayRefuse(await call(app, exchangeContract.previewExchange, { params, body: request }, as));
  if (seen.status !== 200) return;
  const body = { ...request, preview: seen.result.token };
  const one = { ...as, idempotencyKey: randomUUID() };
  const other = { ...as, idempotencyKey: randomUUID() };
  const ask = (how: typeof one) => call(app, exchangeContract.confirmExchange, { params, body }, how);
  const ways = [[one], [one], [one, one], [one, other]];
  for (const answer of await Promise.all(dice.pick(ways).map(ask))) mayRefuse(answer);
}

/** Confirms an exchange that was only begun, or whose order was not paid in time. */
const confirmLater: Act = async (world, { orderId, as }, dice) => {
  const one = await anExchange(world, orderId, dice);
  if (one) await confirm(world, { params: { orderId, exchangeId: one.id }, as }, dice);
};

/** Asks how an exchange stands, and pays what it waits for once more. */
const payExchange: Act = async (world, { orderId, as }, dice) => {
  const one = await anExchange(world, orderId, dice);
  if (!one) return;
  const params = { orderId, exchangeId: one.id };
  mayRefuse(await call(world.app, exchangeContract.getExchange, { params }, as));
  const ask = () => call(world.app, exchangeContract.payExchange, { params }, as);
  for (const answer of await Promise.all(dice.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** Leaves an exchange, or cancels it; now and then twice, or both at once. */
const endExchange: Act = async (world, { orderId, as }, dice) => {
  const one = await anExchange(world, orderId, dice);
  if (!one) return;
  const params = { orderId, exchangeId: one.id };
  const key = () => ({ ...as, idempotencyKey: randomUUID() });
  const cancel = () => call(world.app, exchangeContract.cancelExchange, { params }, key());
  const leave = () => call(world.app, exchangeContract.leaveExchange, { params }, as);
  const ways = [[cancel], [cancel, cancel], [leave], [leave, cancel]];
  for (const answer of await Promise.all(dice.pick(ways).map((ask) => ask()))) mayRefuse(answer);
};

async function anExchange(world: World, orderId: string, dice: Dice) {
  const { exchanges } = await readOrder(world, orderId);
  return exchanges.length > 0 ? dice.pick(exchanges) : null;
}

/** What shoppers do with delivered goods that they exchange, and how often beside the rest. */
export const EXCHANGE_ACTS: readonly (readonly [Act, number])[] = [
  [exchange, 8],
  [confirmLater, 2],
  [payExchange, 3],
  [endExchange, 2],
];
