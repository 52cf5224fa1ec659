import { paths } from '@lunette/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '@lunette/api-client/contract';
import { formatMoney, fromMinor, toMinor } from '@lunette/country-config';
import type { upgradeContract } from '@lunette/orders-returns/contract';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { checkPictures } from '../../cart/pictures/ownPictures.ts';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { insertPayment } from '../../checkout/payment/insertPayment.ts';
import { cashLimitRefusal } from '../../checkout/payment/methods/cash/cash.ts';
import { DIFFERENCE_METHOD } from '../../checkout/payment/methods/methods.ts';
import { cashDueOf, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { isOpenedByOther } from '../../checkout/payment/start/isOpenedByOther.ts';
import { startPayment } from '../../checkout/payment/start/startPayment.ts';
import type { Payment } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { recordAct } from '../acts/recordAct.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { isOrderUnsettled } from '../exchange/exchanges.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { historyOf, isBeforeWork, type ItemStep } from '../fulfilment/itemHistory.ts';
import { whileLabWaits, type AtLab } from '../fulfilment/lab/labOrder.ts';
import { isBeforeLenses, isPowerMissing, isPowerUnread } from '../power/openPower.ts';
import { amendedItem, remainingCoatings, lensesOf, lensOf, type LensShop } from './amendedItem.ts';
import { amendedDay, lensesSoFar } from './amendedDay.ts';
import { latestAmendment } from './amendments.ts';
import { applyAmendment } from './applyAmendment.ts';
import { priceAmendment, type AmendedPrice } from './priceAmendment.ts';
import { orderAmendment, type LensChoice, type StoredAmendment } from './schema.ts';
import { closeAmendment } from './settleAmendment.ts';

/** The number of minutes for which the difference of an amendment can be paid. */
const PAY_MINUTES = 30;

interface ItemOf {
  orderId: string;
  itemId: string;
}

/** The request to change the lenses of an item. */
export interface LensChange extends Pick<
  Parsed<typeof upgradeContract.updatePowerType>['body'],
  'prescription' | 'expectedDifference'
> {
  kind: StoredAmendment['kind'];
  /** The lenses that the shopper's page shows. */
  from: Partial<Pick<LensChoice, 'powerType' | 'packageId'>>;
  to: { powerType?: PowerType; packageId?: string | undefined };
}

/**
 * Changes the lenses of an ordered item until the lab has begun (LPU-01). More expensive lenses must be paid first, and
 * until then the order keeps its old ones; for cheaper lenses the difference is refunded at once. The same request from a
 * second tab finds the same amendment. An open one whose payment somebody else has opened is closed first.
 */
export async function amend(
  context: CallContext<'guest'>,
  { orderId, itemId }: ItemOf,
  request: LensChange,
): Promise<OrderAccess & { amendmentId: string }> {
  const { db, storefrontOrigin } = context;
  const { order, access, actor } = await orderAccess(context, orderId, 'write');
  const before = await latestAmendment(db, { orderId, itemId });
  const item = (await itemsOf(db, orderId)).find(({ id }) => id === itemId);
  const open = before?.status === 'open' ? before : null;
  if (open && (!isSameRequest(open, request, item) || (await isPaymentOfOther(context, open))))
    await closeAmendment(context, open.id);
  const amendment = { order, itemId, request, actor };
  const { amendmentId, payment } = await whileLabWaits(context, itemId, (tx, atLab) =>
    begin(tx, context, amendment, atLab),
  );
  const page = `${storefrontOrigin}${paths.lensUpgrade(orderId, itemId)}`;
  if (payment) await startPayment(context, payment, `${page}?change=${payment.targetId ?? ''}`);
  return { order, access, actor, amendmentId };
}

async function isPaymentOfOther(
  { db, session }: CallContext<'guest'>,
  open: StoredAmendment,
): Promise<boolean> {
  const payment = await openPaymentOf(db, open);
  return payment !== null && isOpenedByOther(payment, session);
}

/** Whether a request is for the amendment that waits for its payment. A request without a power keeps that of the item. */
function isSameRequest(
  { toLens, prescription }: StoredAmendment,
  request: LensChange,
  item: StoredItem | undefined,
): boolean {
  const { to } = request;
  if (to.packageId !== undefined && toLens.packageId !== to.packageId) return false;
  if (to.powerType !== undefined && toLens.powerType !== to.powerType) return false;
  if (!request.prescription && (!prescription || isPowerMissing({ prescription }))) return true;
  // A stored power has its values in another order.
  return isDeepStrictEqual(prescription, request.prescription ?? item?.prescription);
}

/** An amendment, and the payment that it waits for. */
interface AmendmentWithPayment {
  amendmentId: string;
  payment: Payment | null;
}

interface AmendmentRequest {
  order: Order;
  itemId: string;
  request: LensChange;
  actor: Actor;
}

async function begin(
  tx: Queries,
  context: CallContext<'guest'>,
  { order: { id: orderId }, itemId, request, actor }: AmendmentRequest,
  atLab: AtLab,
): Promise<AmendmentWithPayment> {
  const { catalogDb, session, t } = context;
  const order = await lockOrder(tx, orderId);
  const items = await itemsOf(tx, orderId);
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const open = await latestAmendment(tx, { orderId, itemId });
  if (open?.status === 'open') {
    // Another tab has requested other lenses at the same moment; the next try replaces them.
    if (!isSameRequest(open, request, item)) throw refuse(409, 'still_working', 'platform.still-working');
    return { amendmentId: open.id, payment: await openPaymentOf(tx, open) };
  }
  const history = (await historyOf(tx, [orderId])).get(itemId) ?? [];
  // After a piece of a line was cancelled, the amounts of the line cannot change any more.
  const isWhole = !(await cancelledPieces(tx, [orderId])).has(itemId);
  if (!isWhole || !isBeforeLenses(order, history)) throw refuse(409, 'lenses_closed', 'orders.lenses-closed');
  const shop: LensShop = { catalogue: catalogueOf(catalogDb), t };
  const wanted = nextItem({ shop, order, item, history }, request);
  const lenses = { soFar: await lensesSoFar(tx, item), next: lensOf(wanted) };
  const next = { ...wanted, expectedOn: amendedDay(shop, order, item, lenses) ?? item.expectedOn };
  await checkPictures(tx, { session }, request.prescription, item.prescription);
  const price = priceAmendment(order, items, next, await sharesOf(tx, order, items));
  if (!price) throw refuse(422, 'lens_too_cheap', 'orders.lens-too-cheap');
  if (differenceOf(price) < 0 && (await isOrderUnsettled(tx, order)))
    throw refuse(409, 'lens_held', 'orders.lens-held');
  refuseOtherPrice(order, price, request.expectedDifference);
  const cashDue = cashDueOf(await paymentsOf(tx, orderId));
  refuseAboveCashLimit(order, price, cashDue);
  if (atLab(history) === 'begun') throw refuse(409, 'lenses_closed', 'orders.lenses-closed');
  return store(tx, order, { item, next, price, request, actor, isAtDoor: cashDue !== null });
}

/** Refuses more expensive lenses if the amount to be paid at the door would exceed the country's limit. */
function refuseAboveCashLimit(
  { country, totals }: Order,
  { money: { paid } }: AmendedPrice,
  cashDue: number | null,
): void {
  if (paid <= 0 || cashDue === null) return;
  const refusal = cashLimitRefusal(country, cashDue + paid - totals.paymentFee);
  if (refusal) throw refuse(422, refusal.code, refusal.text, refusal.values);
}

/** An item that is to be changed, with its order and steps. */
interface Changing {
  shop: LensShop;
  order: Order;
  item: StoredItem;
  history: readonly ItemStep[];
}

/** The item with the requested lenses. Refuses a request from a page that shows outdated lenses. */
function nextItem(of: Changing, { from, to, prescription }: LensChange): StoredItem {
  const { shop, item } = of;
  const now = lensOf(item);
  const isOther =
    (from.powerType !== undefined && from.powerType !== now.powerType) ||
    (from.packageId !== undefined && from.packageId !== now.packageId);
  if (isOther) throw refuse(409, 'lenses_changed', 'orders.lenses-changed');
  const powerType = to.powerType ?? now.powerType;
  const offered = powerType ? lensesOf(shop, item, powerType) : [];
  const advised = offered.find(({ row }) => row.recommended) ?? offered[0];
  const same = offered.find(({ row }) => row.id === now.packageId);
  const lens =
    to.packageId === undefined ? (same ?? advised) : offered.find(({ row }) => row.id === to.packageId);
  if (!lens) throw refuse(422, 'lens_unsuitable', 'orders.lens-unsuitable');
  const choice = { powerType, packageId: lens.row.id, coatingIds: remainingCoatings(lens, item) };
  const next = withPower(of, choice, prescription);
  if (typeof next === 'string') throw refuse(422, next.slice('orders.'.length).replaceAll('-', '_'), next);
  return next;
}

/**
 * The item with the requested lenses and a power. Another power type may need another power, which is then requested later.
 * A confirmed item cannot wait for a power any more: its values must be in the request.
 */
function withPower(
  { shop, order, item, history }: Changing,
  choice: LensChoice,
  entered: Prescription | undefined,
): ReturnType<typeof amendedItem> {
  if (entered && isPowerMissing({ prescription: entered }))
    throw refuse(422, 'power_missing', 'orders.power-missing');
  const mayWait = isBeforeWork(history);
  if (entered && isPowerUnread({ prescription: entered }) && !mayWait) return 'orders.picture-too-late';
  const wanted = entered ?? item.prescription;
  const next = amendedItem(shop, order, item, choice, wanted);
  return next === 'orders.power-unsuitable' && !entered && mayWait
    ? amendedItem(shop, order, item, choice, null)
    : next;
}

function refuseOtherPrice(order: Order, price: AmendedPrice, expected: number): void {
  const difference = differenceOf(price);
  if (toMinor(expected) === difference) return;
  const amount = (minor: number) => formatMoney(fromMinor(minor, order.currencyCode));
  throw refuse(409, 'difference_changed', 'orders.difference-changed', {
    kind: difference > 0 ? 'more' : difference < 0 ? 'less' : 'same',
    amount: amount(Math.abs(difference)),
  });
}

/** The increase of the order's total, in minor units; negative if it decreases. */
export function differenceOf({ money }: Pick<AmendedPrice, 'money'>): number {
  return money.paid + money.wallet + money.credit + money.voucher;
}

interface PricedAmendment {
  item: StoredItem;
  next: StoredItem;
  price: AmendedPrice;
  request: LensChange;
  actor: Actor;
  /** Whether the order is to be paid at the door. */
  isAtDoor: boolean;
}

async function store(
  tx: Queries,
  order: Order,
  { item, next, price, request, actor, isAtDoor }: PricedAmendment,
): Promise<AmendmentWithPayment> {
  const isDue = price.money.paid > 0 && !isAtDoor;
  const expiresAt = new Date(Date.now() + PAY_MINUTES * 60_000);
  const [added] = await tx
    .insert(orderAmendment)
    .values({
      orderId: order.id,
      itemId: item.id,
      kind: request.kind,
      fromLens: lensOf(item),
      toLens: lensOf(next),
      details: next.details,
      prescription: next.prescription,
      expectedOn: next.expectedOn === item.expectedOn ? null : next.expectedOn,
      delta: differenceOf(price),
      status: isDue ? 'open' : 'done',
      actor: actor.kind,
      actorId: actor.id,
      ...(isDue ? { expiresAt } : { endedAt: new Date() }),
    })
    .returning();
  if (!added) throw new Error(`The change of ${item.id} was not stored`);
  const { id } = added;
  if (!isDue) {
    await applyAmendment(tx, order, { id, before: item, next, price, actor });
    return { amendmentId: id, payment: null };
  }
  await recordAct(tx, { orderId: order.id, itemId: item.id, actor, act: 'change_asked' });
  await enqueue(
    tx,
    'amendment.expire',
    { amendmentId: id },
    { runAt: expiresAt, key: `amendment.expire-${id}` },
  );
  const payment = await insertPayment(tx, order, {
    method: DIFFERENCE_METHOD,
    amount: price.money.paid,
    target: { purpose: 'amendment', id },
  });
  return { amendmentId: id, payment };
}

async function openPaymentOf(tx: Queries, { id, orderId }: StoredAmendment): Promise<Payment | null> {
  return (await paymentsOf(tx, orderId)).find(({ targetId }) => targetId === id) ?? null;
}
