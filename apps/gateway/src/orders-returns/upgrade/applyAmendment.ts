import { and, eq, sql } from 'drizzle-orm';
import { returnToVoucher } from '../../cart/money/spendMoney.ts';
import { orderItem, orders, type Order, type StoredItem } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundToPayments } from '../../checkout/payment/refunds/refundAll.ts';
import { payment } from '../../checkout/schema.ts';
import { giveStoreCredit } from '../../identity/money/storeCredit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/events.ts';
import { recordAct } from '../acts/recordAct.ts';
import { enqueueAdvance } from '../fulfilment/enqueueAdvance.ts';
import { isPowerMissing, isPowerUnread } from '../power/openPower.ts';
import { enqueueAskOptician } from '../power/pictures/askOptician.ts';
import { cancelPowerReminders, planPowerReminders } from '../power/powerReminders.ts';
import { lensOf } from './amendedItem.ts';
import { enqueueNotice } from './notifyAmended.ts';
import type { AmendedPrice } from './priceAmendment.ts';

interface Change {
  /** The id of the amendment, which is part of the refund's key. */
  id: string;
  before: StoredItem;
  next: StoredItem;
  price: AmendedPrice;
  actor: Actor;
}

/**
 * Gives an item of a locked order its new lenses, and refunds the difference if they cost less. If they cost more, the
 * difference is already paid.
 */
export async function applyAmendment(tx: Queries, order: Order, change: Change): Promise<void> {
  const { id, before, next, price, actor } = change;
  const { id: orderId } = order;
  const { details, prescription, expectedOn } = next;
  const isAsked = isPowerMissing(next) && details.powerRequired === 'POWER_REQUIRED';
  await tx
    .update(orderItem)
    .set({
      details,
      prescription,
      expectedOn,
      shares: price.shares,
      ...(!isAsked && { unreadable: null }),
      // The shopper has accepted the new day with the lenses, so it is the promised day.
      ...(expectedOn !== before.expectedOn && { promisedOn: null }),
    })
    .where(eq(orderItem.id, next.id));
  await tx
    .update(orders)
    .set({ totals: price.totals, total: price.totals.total })
    .where(eq(orders.id, orderId));
  await settleAtDoor(tx, order, price);
  await giveBack(tx, order, change);
  const act = lensOf(before).packageId === lensOf(next).packageId ? 'power_type_changed' : 'lenses_changed';
  await recordAct(tx, { orderId, itemId: next.id, actor, act });
  await enqueueNotice(tx, id);
  await enqueueAdvance(tx, orderId);
  if (isPowerUnread(next) && next.prescription?.imageFileName !== before.prescription?.imageFileName)
    await enqueueAskOptician(tx, orderId);
  if (!isAsked) await cancelPowerReminders(tx, orderId);
  else if (!isPowerMissing(before)) await planPowerReminders(tx, order);
}

/** Changes the amount to be paid at the door by the difference, if the order is paid in cash. */
async function settleAtDoor(tx: Queries, { id: orderId }: Order, { money }: AmendedPrice): Promise<void> {
  await tx
    .update(payment)
    .set({ amount: sql`${payment.amount} + ${money.paid}`, updatedAt: new Date() })
    .where(and(eq(payment.orderId, orderId), eq(payment.purpose, 'order'), eq(payment.status, 'cash_due')));
}

/** Refunds the difference of cheaper lenses, each part to the tender that paid it. */
async function giveBack(tx: Queries, order: Order, { id, price: { money } }: Change): Promise<void> {
  const { id: orderId, customerId } = order;
  const own = -money.wallet - money.credit - money.voucher;
  if (own > 0 && customerId) await giveStoreCredit(tx, { ...order, customerId, orderId, amount: own });
  else if (own > 0) await returnToVoucher(tx, order, own);
  if (money.paid >= 0) return;
  // The latest payment is refunded first: those of earlier amendments before the order's own.
  const payments = (await paymentsOf(tx, orderId)).toReversed();
  const refund = { amount: -money.paid, method: 'source', reason: 'amended' } as const;
  await refundToPayments(tx, order, payments, { key: `amendment-${id}`, ...refund });
}
