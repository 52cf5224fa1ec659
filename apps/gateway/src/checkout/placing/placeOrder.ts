import { discountKind, type MinorTotals } from '@lunette/cart/rules';
import type { PaymentMethodCode } from '@lunette/checkout/contract';
import { isGood } from '@lunette/checkout/rules';
import { countryOf, formatMoney, fromMinor, toMinor } from '@lunette/country-config';
import { findStudio } from '../../stores/studios.ts';
import { usedOf } from '../../cart/money/cartMoney.ts';
import { spendMoney, spendsMoney } from '../../cart/money/spendMoney.ts';
import { cartTotals, goodsLine, type ReadCart, type ReadLine } from '../../cart/readCart.ts';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { takeStock } from '../../catalog/stock/stock.ts';
import { isSecondFirstFrame } from '../order/firstFrame.ts';
import { itemDetails } from '../order/itemDetails.ts';
import { membershipDaysOf, placedNow } from '../order/markPlaced.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { recordStaffAct } from '../../identity/staff/recordStaffAct.ts';
import { deliveryDate } from '../delivery/deliveryOptions.ts';
import { feeOf, methodRules, usedMethod } from '../payment/methods/methods.ts';
import { payableCart } from '../payment/paymentMethods.ts';
import { allocatedShares } from '../order/pieceShares.ts';
import type { StoredUpi } from '../schema.ts';
import { insertOrder, type InsertedOrder, type NewOrder } from './insertOrder.ts';
import { reservedUntil } from './reservation.ts';
import { unpaidLimits } from './unpaidOrders.ts';
import { zoneFor } from '../../catalog/delivery/zoneFor.ts';

/** The request to make a cart an order. */
export interface OrderRequest {
  idempotencyKey: string;
  /** The same key with another request is refused. */
  requestHash: string;
  method: PaymentMethodCode;
  /** How the payment is requested by UPI; null for another method. */
  upi: StoredUpi | null;
  /** The total that the shopper saw. */
  expectedTotal: number;
  isCaptchaSolved: boolean;
}

/** A new order and its payment. */
export interface PlacedOrder extends InsertedOrder {
  paymentId: string;
  method: PaymentMethodCode;
  paymentStatus: NewOrder['paymentStatus'];
  amount: number;
  currencyCode: NewOrder['currencyCode'];
}

/**
 * Makes a locked cart an order, in one transaction: its goods are taken from the stock, and the cart cannot become another
 * order. Refuses the call if something is missing or has changed. With cash on delivery, or with nothing left to pay, the
 * order is placed at once.
 */
export async function placeOrder(
  tx: Queries,
  context: CallContext<'guest'>,
  cart: ReadCart,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { lines } = cart;
  const { country, session } = context;
  refuseUnsellable(lines);
  const delivery = await chosenDelivery(tx, context, cart);
  const method = usedMethod(payableCart(context, cart, delivery.zone), request.method);
  const { takesCardOffer, firstStatus: paymentStatus } = methodRules(method);
  const totals = cartTotals(country, cart, {
    paymentFee: feeOf(method, country),
    byCard: takesCardOffer,
  });
  refuseOtherTotal(totals.total, request.expectedTotal, country);
  const only = onlyProduct(lines);
  if (!only) await takeLinesFromStock(tx, lines);
  const order = newOrder(context, cart, request, { delivery, method, totals });
  const inserted = await insertOrder(tx, order, {
    taken: only,
    limits: paymentStatus === 'paid' ? [] : unpaidLimits(context),
    isSolved: request.isCaptchaSolved,
    staffId: session.staffId,
  }).catch(refuseSecondFirstFrame);
  if (!inserted) throw goneMeanwhile(lines[0]?.details.name ?? '');
  const { orderId, paymentId } = inserted;
  if (!paymentId) throw new Error(`The payment of order ${orderId} was not stored`);
  await followOrder(tx, context, cart, { orderId, order });
  return {
    orderId,
    paymentId,
    method,
    paymentStatus,
    amount: totals.total,
    currencyCode: order.currencyCode,
  };
}

/** Where and how the goods of a cart are delivered. */
interface ChosenDelivery {
  address: NewOrder['address'];
  option: NewOrder['deliveryOption'];
  zone: NonNullable<Awaited<ReturnType<typeof zoneFor>>>;
  studioCode: string | null;
}

/** The chosen delivery of a cart; refuses the order if a choice is missing, or if the store does not deliver there. */
async function chosenDelivery(
  tx: Queries,
  context: CallContext<'guest'>,
  { checkout, isStudio }: ReadCart,
): Promise<ChosenDelivery> {
  const { address, deliveryOption: option } = checkout;
  if (!address) throw refuse(422, 'address_missing', 'checkout.address-missing');
  if (!option) throw refuse(422, 'delivery_missing', 'checkout.delivery-missing');
  const studioCode = isStudio ? await chosenStudio(context, checkout.studioCode) : null;
  const zone = await zoneFor(tx, context.country, address, context.catalogDb);
  if (!zone) throw refuse(422, 'not_serviceable', 'checkout.not-served');
  return { address, option, zone, studioCode };
}

/** The order that a cart becomes, with its first payment. */
function newOrder(
  context: CallContext<'guest'>,
  { id: cartId, lines, checkout, money }: ReadCart,
  { idempotencyKey, requestHash, upi }: OrderRequest,
  {
    delivery: { address, option, zone, studioCode },
    method,
    totals,
  }: { delivery: ChosenDelivery; method: PaymentMethodCode; totals: MinorTotals },
): NewOrder {
  const { country, language, client, session } = context;
  const { asksByUpi, firstStatus: paymentStatus } = methodRules(method);
  const frozen: NewOrder['totals'] = { ...totals, ...offerIn(totals, money) };
  return {
    cartId,
    sessionId: session.id,
    customerId: session.customerId,
    country,
    language,
    client,
    currencyCode: countryOf(country).currencyCode,
    idempotencyKey,
    requestHash,
    address,
    email: address.email.toLowerCase(),
    giftMessage: checkout.giftMessage,
    deliveryOption: option,
    items: itemsFor(context, lines, { totals: frozen, deliveryOption: option, country }),
    method,
    exchangeOf: null,
    studioCode,
    totals: frozen,
    total: totals.total,
    firstFrame: totals.discounts.some((discount) => discountKind(discount) === 'first-frame'),
    deliveryDate: deliveryDate(country, zone, lines, option),
    paymentStatus,
    upi: asksByUpi ? upi : null,
    ...(isGood(paymentStatus)
      ? placedNow()
      : { status: 'pending_payment', reservedUntil: reservedUntil(), placedAt: null }),
  };
}

/** Does what follows from an order that was stored: its staff act, the money that it spends, and the event of its placing. */
async function followOrder(
  tx: Queries,
  { country, publish, session: { customerId, staffId } }: CallContext<'guest'>,
  { checkout }: ReadCart,
  { orderId, order: { items, paymentStatus, totals } }: { orderId: string; order: NewOrder },
): Promise<void> {
  if (staffId) await recordStaffAct(tx, { staffId, act: 'order_placed', subject: orderId });
  if (!customerId && !spendsMoney(totals)) return;
  await spendMoney(tx, { orderId, country, customerId, chosen: checkout, totals });
  if (customerId && isGood(paymentStatus))
    await publish(tx, 'onOrderPlaced', {
      orderId,
      customerId,
      country,
      membershipDays: membershipDaysOf(items),
    });
}

/** The chosen studio of the eye test; refuses the order if none is chosen, or if the store is no studio any more. */
async function chosenStudio(context: CallContext, code: string | null): Promise<string> {
  const studio = await findStudio(context.catalogDb, context, code);
  if (studio) return studio.code;
  throw code === null
    ? refuse(422, 'studio_missing', 'checkout.studio-missing')
    : refuse(409, 'studio_gone', 'checkout.studio-gone');
}

/** Of two concurrent orders of one customer, only one can have the free first frame. */
function refuseSecondFirstFrame(error: unknown): never {
  if (isSecondFirstFrame(error)) throw refuse(409, 'first_frame_used', 'cart.first-frame-used');
  throw error;
}

/** The bank offer in a total, which the order stores. */
function offerIn(
  totals: MinorTotals,
  { offer }: ReadCart['money'],
): Pick<NewOrder['totals'], 'offer'> | undefined {
  if (!offer || usedOf(totals, 'offer') === 0) return undefined;
  const { id, bank, percent, firstSix } = offer;
  return { offer: { id, bank, percent, firstSix } };
}

/** Refuses a total that differs from the one which the shopper agreed to pay. */
export function refuseOtherTotal(total: number, expected: number, country: CallContext['country']): void {
  if (toMinor(expected) === total) return;
  const values = { total: formatMoney(fromMinor(total, countryOf(country).currencyCode)) };
  throw refuse(409, 'total_changed', 'checkout.total-changed', values);
}

/** Refuses lines that cannot be sold as they are. */
export function refuseUnsellable(lines: ReadLine[]): void {
  const blocked = lines.find(({ blockedBy }) => blockedBy);
  if (!blocked) return;
  const { details } = blocked;
  const [fault] = details.faults;
  if (fault) throw refuse(422, fault.code, fault.textId, fault.values);
  if (blocked.blockedBy === 'membership') throw refuse(409, 'already_member', 'cart.already-member');
  throw goneMeanwhile(details.name);
}

function goneMeanwhile(name: string) {
  return refuse(409, 'out_of_stock', 'checkout.out-of-stock', { name });
}

/** The product and quantity of an order with a single product, which most orders are; otherwise null. */
function onlyProduct(lines: ReadLine[]): { productId: number; quantity: number } | null {
  const ids = new Set(lines.map(({ stored }) => Number(stored.productId)));
  const [productId] = ids;
  if (productId === undefined || ids.size > 1) return null;
  return { productId, quantity: lines.reduce((all, { stored }) => all + stored.quantity, 0) };
}

/** Takes the goods of lines from the stock; refuses the order if a product is sold out. */
export async function takeLinesFromStock(tx: Queries, lines: ReadLine[]): Promise<void> {
  const missing = await takeStock(
    tx,
    lines.map(({ stored }) => stored),
  );
  const [first] = missing;
  if (!first) return;
  const line = lines.find(({ stored }) => stored.productId === first.productId);
  throw goneMeanwhile(line?.details.name ?? first.productId);
}

/** The items of an order from the lines of its cart, with the shares of each piece. */
export function itemsFor(
  { catalogDb, t }: CallContext,
  lines: ReadLine[],
  order: Parameters<typeof allocatedShares>[0],
): NewOrder['items'] {
  const { byId } = catalogueOf(catalogDb);
  const items = lines.map(({ stored, details }) => ({
    productId: stored.productId,
    quantity: stored.quantity,
    prescription: stored.prescription ?? null,
    details: {
      ...itemDetails(details, byId.get(Number(stored.productId)), t),
      taxPercent: goodsLine({ details, stored }, order.country).taxPercent,
    },
  }));
  const shares = allocatedShares(order, items);
  return items.map((item, at) => ({ ...item, shares: shares[at] ?? [] }));
}
