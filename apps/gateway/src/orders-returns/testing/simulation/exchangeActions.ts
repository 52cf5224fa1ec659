import { randomUUID } from 'node:crypto';
import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { exchangeContract, RETURN_REASONS, returnContract } from '@lunette/orders-returns/contract';
import { sentinels } from '../../../../seed/sentinels.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { POWER, type Run, type TestSystem } from './placeRandomOrder.ts';
import type { Random } from './random.ts';
import { readOrder } from './readOrder.ts';
import { mayRefuse, randomReturnMode, type Action } from './shopperActions.ts';

const EXCHANGE = { 'x-service-type': 'exchange' };
const GLASSES = { productId: sentinels.inStockFrame, powerType: 'single_vision' } as const;
/** The new goods of exchanges: more expensive, cheaper, the same, and with lenses. */
const CHOICES: readonly NewCartItem[] = [
  { productId: sentinels.rimlessFrame, powerType: 'frame_only' },
  { productId: sentinels.inStockFrame, powerType: 'frame_only' },
  { productId: sentinels.accessory },
  { ...GLASSES, packageId: 'clear-156', prescription: POWER },
  { ...GLASSES, packageId: 'thin-160', prescription: POWER },
  { productId: sentinels.outOfStock, powerType: 'frame_only' },
];

/** Begins an exchange of a delivered item, chooses, and in most cases confirms it. */
const exchange: Action = async (system, { orderId, as }, random) => {
  const { app } = system;
  const seen = mayRefuse(await call(app, returnContract.getEligibility, { params: { orderId } }, as));
  if (seen.status !== 200) return;
  const open = seen.result.items.filter(({ quantity, isExchangeable }) => isExchangeable && quantity > 0);
  if (open.length === 0) return;
  const { itemId, quantity } = random.pick(open);
  const method = random.pick(['SAMEPRODUCT', 'NEWPRODUCT', 'NEWPRODUCT'] as const);
  const reason = random.pick(['does_not_fit', 'other', random.pick(RETURN_REASONS)] as const);
  const wanted = { itemId, quantity: 1 + random.below(quantity), reason, method };
  const begin = () => call(app, exchangeContract.beginExchange, { params: { orderId }, body: wanted }, as);
  const begun = (await Promise.all(random.chance(20) ? [begin(), begin()] : [begin()])).map(mayRefuse);
  const opened = begun.find(({ status }) => status === 200)?.result;
  if (!opened) return;
  if (method === 'NEWPRODUCT') {
    const body = random.pick(CHOICES);
    mayRefuse(await call(app, cartContract.addItem, { body }, { ...as, headers: EXCHANGE }));
  }
  if (random.chance(85)) await confirm(system, { params: { orderId, exchangeId: opened.id }, as }, random);
};

type ExchangeCall = { params: { orderId: string; exchangeId: string }; as: Run['as'] };

async function confirm(system: TestSystem, { params, as }: ExchangeCall, random: Random): Promise<void> {
  const { app } = system;
  const leaves = random.pick(['collected', 'collected', 'at_once'] as const);
  const request = { ...(await randomReturnMode(system, as, random)), leaves };
  const seen = mayRefuse(await call(app, exchangeContract.previewExchange, { params, body: request }, as));
  if (seen.status !== 200) return;
  const body = { ...request, preview: seen.result.token };
  const key = { ...as, idempotencyKey: randomUUID() };
  const other = { ...as, idempotencyKey: randomUUID() };
  const ask = (how: typeof key) => call(app, exchangeContract.confirmExchange, { params, body }, how);
  const ways = [[key], [key], [key, key], [key, other]];
  for (const answer of await Promise.all(random.pick(ways).map(ask))) mayRefuse(answer);
}

/** Confirms an exchange that was only begun, or whose order was not paid in time. */
const confirmLater: Action = async (system, { orderId, as }, random) => {
  const storedExchange = await anExchange(system, orderId, random);
  if (storedExchange)
    await confirm(system, { params: { orderId, exchangeId: storedExchange.id }, as }, random);
};

/** Reads the state of an exchange, and starts another payment of its difference. */
const payExchange: Action = async (system, { orderId, as }, random) => {
  const storedExchange = await anExchange(system, orderId, random);
  if (!storedExchange) return;
  const params = { orderId, exchangeId: storedExchange.id };
  mayRefuse(await call(system.app, exchangeContract.getExchange, { params }, as));
  const ask = () => call(system.app, exchangeContract.payExchange, { params }, as);
  for (const answer of await Promise.all(random.chance(30) ? [ask(), ask()] : [ask()])) mayRefuse(answer);
};

/** Leaves an exchange or cancels it, sometimes twice or both at the same time. */
const endExchange: Action = async (system, { orderId, as }, random) => {
  const storedExchange = await anExchange(system, orderId, random);
  if (!storedExchange) return;
  const params = { orderId, exchangeId: storedExchange.id };
  const key = () => ({ ...as, idempotencyKey: randomUUID() });
  const cancel = () => call(system.app, exchangeContract.cancelExchange, { params }, key());
  const leave = () => call(system.app, exchangeContract.leaveExchange, { params }, as);
  const ways = [[cancel], [cancel, cancel], [leave], [leave, cancel]];
  for (const answer of await Promise.all(random.pick(ways).map((ask) => ask()))) mayRefuse(answer);
};

async function anExchange(system: TestSystem, orderId: string, random: Random) {
  const { exchanges } = await readOrder(system, orderId);
  return exchanges.length > 0 ? random.pick(exchanges) : null;
}

/** The shoppers' actions on delivered goods that they exchange, with the relative frequency of each. */
export const EXCHANGE_ACTIONS: readonly (readonly [Action, number])[] = [
  [exchange, 8],
  [confirmLater, 2],
  [payExchange, 3],
  [endExchange, 2],
];
