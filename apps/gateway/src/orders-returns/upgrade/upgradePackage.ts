import type { Amendment, UpgradeOption, UpgradePackage } from '@lunette/orders-returns/contract';
import { isOpen } from '@lunette/checkout/rules';
import { fromMinor } from '@lunette/country-config';
import type { PieceShare } from '@lunette/cart/rules';
import type { PowerType } from '@lunette/prescription/contract';
import { catalogueOf } from '../../catalog/catalogue.ts';
import type { OfferedLens } from '../../catalog/lenses/lensOffer.ts';
import { translationIn } from '../../catalog/translations.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { askProviderForPage } from '../../checkout/payment/askProvider.ts';
import { cashDueOf, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { isOpenedByOther } from '../../checkout/payment/start/isOpenedByOther.ts';
import type { CallContext, TextContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { isOrderUnsettled } from '../exchange/exchanges.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import { expectedDay } from '../fulfilment/expectedDay.ts';
import { historyOf, type ItemStep } from '../fulfilment/itemHistory.ts';
import { isBeforeLenses } from '../power/openPower.ts';
import { expectedStatuses } from '../order/timeline.ts';
import { differenceOf } from './amend.ts';
import { amendedDay, labDaysOf, lensesSoFar } from './amendedDay.ts';
import {
  amendedItem,
  remainingCoatings,
  lensesOf,
  lensOf,
  strongestOf,
  type LensShop,
} from './amendedItem.ts';
import { latestAmendment } from './amendments.ts';
import { lensTitle } from './notifyAmended.ts';
import { priceAmendment } from './priceAmendment.ts';
import type { LensChoice, StoredAmendment } from './schema.ts';

/** The lenses of an ordered item and those that it could have, each with its price (LPU-01). The call changes no lenses. */
export async function upgradePackage(
  context: CallContext<'guest'>,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<UpgradePackage> {
  const { db, catalogDb, t } = context;
  await orderAccess(context, orderId, 'write');
  await askAboutOpenPayment(context, { orderId, itemId });
  const { order, items, shares } = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const all = await itemsOf(tx, orderId);
    return { order: locked, items: all, shares: await sharesOf(tx, locked, all) };
  });
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const history = (await historyOf(db, [orderId])).get(itemId) ?? [];
  const shop: LensShop = { catalogue: catalogueOf(catalogDb), t };
  const isWhole = !(await cancelledPieces(db, [orderId])).has(itemId);
  const open = isWhole && isBeforeLenses(order, history);
  const product = shop.catalogue.byId.get(Number(item.productId));
  const cashDue = cashDueOf(await paymentsOf(db, orderId));
  const latest = await latestAmendment(db, { orderId, itemId });
  const of = {
    shop,
    context,
    order,
    items,
    item,
    history,
    soFar: await lensesSoFar(db, item),
    isHeld: await isOrderUnsettled(db, order),
    shares,
  };
  return {
    orderId,
    itemId,
    open,
    powerType: item.details.powerType,
    packageId: lensOf(item).packageId,
    total: fromMinor(cashDue ?? order.total, order.currencyCode),
    settledBy: cashDue === null ? 'card' : 'door',
    powerTypes: (open ? (product?.model.powerTypes ?? []) : []).flatMap((id) => {
      const packages = optionsFor(of, id);
      return packages.length === 0 ? [] : [{ id, title: t(`catalog.lens-type.${id}.title`), packages }];
    }),
    amendment: latest && (await amendmentAnswer(context, latest)),
  };
}

/**
 * Asks the provider about the payment of an open amendment, so that a shopper who returns from the payment page sees the
 * outcome.
 */
async function askAboutOpenPayment(
  context: CallContext<'guest'>,
  of: { orderId: string; itemId: string },
): Promise<void> {
  const latest = await latestAmendment(context.db, of);
  if (latest?.status !== 'open') return;
  const payments = await paymentsOf(context.db, latest.orderId);
  const paid = payments.find(({ targetId, status }) => targetId === latest.id && isOpen(status));
  if (paid) await askProviderForPage(context, paid);
}

interface Offering {
  shop: LensShop;
  context: TextContext;
  order: Order;
  items: StoredItem[];
  item: StoredItem;
  history: ItemStep[];
  /** The present and earlier lenses of the item. */
  soFar: LensChoice[];
  /** Whether no amount of the order can be refunded. */
  isHeld: boolean;
  /** The shares of all items, by item. */
  shares: ReadonlyMap<string, readonly PieceShare[]>;
}

/**
 * The lenses for one power type. Lenses that would cost less than the discounts on the item are left out, and, if nothing
 * can be refunded, those that cost less than the present ones.
 */
function optionsFor(of: Offering, powerType: PowerType): UpgradeOption[] {
  const offered = lensesOf(of.shop, of.item, powerType);
  return offered.flatMap((lens) => {
    const option = optionOf(of, lens, offered, powerType);
    return option ? [option] : [];
  });
}

function optionOf(
  { shop, context, order, items, item, history, soFar, isHeld, shares }: Offering,
  lens: OfferedLens,
  offered: OfferedLens[],
  powerType: PowerType,
): UpgradeOption | null {
  const { row } = lens;
  const coatingIds = remainingCoatings(lens, item);
  const choice = { powerType, packageId: row.id, coatingIds };
  const next = amendedItem(shop, order, item, choice, null);
  const price = typeof next === 'string' ? null : priceAmendment(order, items, next, shares);
  if (!price || (isHeld && differenceOf(price) < 0)) return null;
  const coatings = lens.coatings.filter((coating) => coatingIds.includes(coating.row.id));
  const day = amendedDay(shop, order, item, { soFar, next: choice }) ?? expectedDay(order, item, undefined);
  return {
    id: row.id,
    ...translationIn(row.text, context),
    index: row.refractionIndex,
    labDays: labDaysOf(shop, item, choice),
    deliveryDate: expectedStatuses({ history, hasLenses: true }, day, order.country).at(-1)?.date ?? null,
    recommended: row.recommended,
    coatings: coatings.map((coating) => translationIn(coating.row.text, context).title),
    difference: fromMinor(differenceOf(price), order.currencyCode),
    strongest: strongestOf(lens, offered),
  };
}

/** An amendment in the form of the contract. */
export async function amendmentAnswer(
  { db, session, t }: Pick<CallContext<'guest'>, 'db' | 'session' | 't'>,
  { id, orderId, kind, details, delta, status, expiresAt }: StoredAmendment,
): Promise<Amendment> {
  const own = (await paymentsOf(db, orderId)).findLast(({ targetId }) => targetId === id);
  const isPayable = status === 'open' && own?.status === 'created' && !isOpenedByOther(own, session);
  return {
    id,
    kind,
    status,
    title: lensTitle({ details }),
    difference: fromMinor(delta, details.currencyCode),
    pageUrl: isPayable ? own.pageUrl : null,
    expiresAt: status === 'open' ? (expiresAt?.toISOString() ?? null) : null,
    message: status === 'open' ? null : t(`orders.amendment-${status}`),
  };
}
