import { discountKind, totalsOf } from '@lunette/cart/rules';
import type { PaymentMethodCode } from '@lunette/checkout/contract';
import { isGood } from '@lunette/checkout/rules';
import { taxPartsTo } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { markPlaced } from '../order/markPlaced.ts';
import { actorOf, orderToChange } from '../order/orderToChange.ts';
import { itemsOf, lockOrder } from '../order/ownOrder.ts';
import { orderLine, storeShares } from '../order/pieceShares.ts';
import { orders, type Order, type StoredItem } from '../order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Actor, TransactionContext } from '../../platform/events.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { askProvider, closePayment } from './askProvider.ts';
import { openPayment, paymentsOf } from './orderPayments.ts';
import { insertPayment } from './insertPayment.ts';
import { feeOf, methodRules, usedMethod } from './methods/methods.ts';
import { admitRequest } from './methods/upi/admitRequest.ts';
import { payableOrder } from './paymentMethods.ts';
import { refuseOtherTotal } from '../placing/placeOrder.ts';
import { reservedUntil } from '../placing/reservation.ts';
import { UNPAID_STATUSES } from './settlePayment.ts';
import { isOpenedByOther } from './start/isOpenedByOther.ts';
import type { StoredCard } from './savedCards/savedCards.ts';
import type { Payment, StoredUpi } from '../schema.ts';
import { zoneFor } from '../../catalog/delivery/zoneFor.ts';

interface Again {
  method: PaymentMethodCode;
  /** How the payment is requested by UPI; null for another method. */
  upi: StoredUpi | null;
  expectedTotal: number;
  withoutOffer: boolean;
  /** The saved card that pays it; null or missing if there is none. */
  savedCard?: StoredCard | null;
  /** The captcha that was solved, if any. */
  captcha?: string | undefined;
}

/**
 * Starts another payment of an order. An open payment by the same method and card continues; any other open payment is
 * closed at the provider first, so that one order is never paid twice, and so is one that somebody else has opened. A placed
 * order stays as it is.
 */
export async function payAgain(context: CallContext<'guest'>, orderId: string, again: Again): Promise<void> {
  const { db, session, services, publish } = context;
  const order = await orderToChange(db, session, orderId);
  if (order.exchangeOf !== null) throw refuse(409, 'exchange_order', 'checkout.exchange-order');
  if (order.status === 'cancelled') throw orderCancelled();
  const open = openPayment(await paymentsOf(db, orderId));
  if (open) await askProvider(context, open);
  const still = openPayment(await paymentsOf(db, orderId));
  const same =
    still?.method === again.method &&
    still.amount === order.total &&
    !(again.withoutOffer && order.totals.offer) &&
    asksTheSame(still.upi, again.upi) &&
    !isOpenedByOther(still, session) &&
    isForCard(still, again.savedCard ?? null);
  if (still?.status === 'created' && same) {
    refuseOtherTotal(order.total, again.expectedTotal, order.country);
    return;
  }
  await admitRequest(context, again.upi, again.captcha);
  if (still) await closePayment(context, still);
  await db.transaction(async (tx) =>
    newPayment({ tx, publish, services }, await lockOrder(tx, orderId), again, actorOf(session)),
  );
}

async function newPayment(
  { tx, publish, services }: TransactionContext & Pick<CallContext, 'services'>,
  order: Order,
  { method: asked, upi, expectedTotal, withoutOffer }: Again,
  actor: Actor,
): Promise<void> {
  if (!UNPAID_STATUSES.includes(order.status)) return;
  const reserved = reservedUntil(order.createdAt);
  if (reserved.getTime() <= Date.now()) throw orderCancelled();
  const open = openPayment(await paymentsOf(tx, order.id));
  if (open) throw refuse(409, 'payment_pending', 'checkout.payment-pending');
  const { country } = order;
  const items = await itemsOf(tx, order.id);
  const payable = payableOrder(services, order, items, await zoneFor(tx, country, order.address));
  const method = usedMethod(payable, asked);
  const { takesCardOffer, asksByUpi, firstStatus: status } = methodRules(method);
  const totals = totalsAgain(order, items, feeOf(method, country), takesCardOffer && !withoutOffer);
  refuseOtherTotal(totals.total, expectedTotal, country);
  await tx
    .update(orders)
    .set({ status: 'pending_payment', totals, total: totals.total, reservedUntil: reserved })
    .where(eq(orders.id, order.id));
  await storeShares(tx, { ...order, totals }, items);
  await insertPayment(tx, order, { method, amount: totals.total, upi: asksByUpi ? upi : null });
  await publish(tx, 'onOrderAct', { orderId: order.id, actor, act: 'payment_started' });
  if (isGood(status)) await markPlaced({ tx, publish }, order.id);
}

function orderCancelled() {
  return refuse(409, 'order_cancelled', 'checkout.order-cancelled');
}

/**
 * Whether a payment was opened for this saved card, or for a typed card if it is null. A payment that is not opened yet fits
 * any.
 */
function isForCard({ startingUntil, savedCardId }: Payment, savedCard: StoredCard | null): boolean {
  return startingUntil === null || savedCardId === (savedCard?.id ?? null);
}

function asksTheSame(open: StoredUpi | null, again: StoredUpi | null): boolean {
  return open?.flow === again?.flow && open?.vpa === again?.vpa;
}

/** An order's totals with the fee of another payment method, and without the offer of a bank if it does not apply. */
function totalsAgain(
  { totals, country, address }: Pick<Order, 'totals' | 'country' | 'address'>,
  items: StoredItem[],
  fee: number,
  keepsOffer: boolean,
): Order['totals'] {
  const { shipping, salesTax, offer } = totals;
  const lines = items.map((item) => orderLine(item, totals));
  const discounts = totals.discounts.filter((discount) => keepsOffer || discountKind(discount) !== 'offer');
  const now = totalsOf(lines, totals, discounts, {
    shipping,
    payment: fee,
    taxParts: taxPartsTo(country, address.state),
    ...(salesTax !== undefined && { salesTax }),
  });
  return { ...now, ...(keepsOffer && offer && { offer }) };
}
