import type { PaymentStatus } from '@lunette/checkout/contract';
import { isGood, isOpen, mayBecome } from '@lunette/checkout/rules';
import { eq } from 'drizzle-orm';
import { isAnonymised } from '../order/isAnonymised.ts';
import { lockOrder } from '../order/ownOrder.ts';
import type { Order } from '../order/schema.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { restoreUnpaid } from './unpaid/restoreUnpaid.ts';
import { refundSurplus } from './refunds/refundSurplus.ts';
import { paymentsOf } from './orderPayments.ts';
import type { Intent } from './provider/paymentProvider.ts';
import { saveCard } from './savedCards/saveCard.ts';
import { payment, type Payment } from '../schema.ts';

const STATUS: Record<Intent['status'], PaymentStatus> = {
  created: 'created',
  requires_challenge: 'created',
  processing: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'expired',
  expired: 'expired',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Orders that still wait for money. */
export const UNPAID_STATUSES: readonly Order['status'][] = ['pending_payment', 'payment_failed'];

/**
 * Gives a payment the status that its intent has at the provider, as reported by a webhook, on the shopper's return or by a
 * query. The order is locked, and the payment changes its status only if PAYMENT_MOVES allows it, so reports may come twice,
 * late or in the wrong order. Money of an order that has ended unpaid restores the order if its goods are still available.
 * Money that no order waits for, or from a card that the order's offer excludes, is refunded. Returns whether the intent is
 * known.
 */
export async function settlePayment(
  { db, publish, settings }: Pick<Gateway, 'db' | 'publish' | 'settings'>,
  intent: Intent,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const known = await paymentOf(tx, intent);
    if (!known) return false;
    const order = await lockOrder(tx, known.orderId);
    const payments = await paymentsOf(tx, order.id);
    const settled = payments.find(({ id }) => id === known.id);
    const next = STATUS[intent.status];
    if (!settled || !mayBecome(settled.status, next)) return true;
    if (next === 'paid') {
      await recordPaid({ tx, publish, settings }, order, settled, payments, intent);
      await saveCard(tx, order, intent);
    } else await storeStatus(tx, order, settled, next, intent);
    const ended = next === 'failed' || next === 'expired';
    if (ended && isAwaited(order, settled) && !otherOpen(payments, settled))
      await publish(tx, 'onPaymentSettled', { ...aboutOf(settled), isPaid: false });
    return true;
  });
}

/** Finds the payment by the reference of an intent, because a webhook may arrive before the answer with the intent's id. */
async function paymentOf(tx: Queries, { provider, id, reference }: Intent): Promise<Payment | null> {
  if (!UUID.test(reference)) return null;
  const [found] = await tx.select().from(payment).where(eq(payment.id, reference));
  const isIts = found?.provider === provider && (found.intentId === null || found.intentId === id);
  return isIts ? found : null;
}

/**
 * Records that a payment was paid. Expected money pays its order, amendment or exchange, restores an order that had ended
 * unpaid, and ends another open payment for the same purpose. All other money is surplus and is refunded.
 */
async function recordPaid(
  { tx, publish, settings }: Pick<Gateway, 'publish' | 'settings'> & { tx: Transaction },
  order: Order,
  settled: Payment,
  payments: Payment[],
  intent: Intent,
): Promise<void> {
  const exact = intent.amountMinor === settled.amount && intent.currencyCode === settled.currencyCode;
  const offered = order.totals.offer;
  const isCardOutsideOffer =
    settled.purpose === 'order' &&
    offered !== undefined &&
    !offered.firstSix.includes(intent.card?.first6 ?? '');
  const awaited = isAwaited(order, settled);
  const isDue = settled.purpose !== 'order' || settled.amount === order.total;
  const isDuplicate = sameTarget(payments, settled).some(({ status }) => isGood(status));
  const isExpected = exact && isDue && !isDuplicate && !isCardOutsideOffer;
  const isLate = !awaited && settled.purpose === 'order';
  if (!isExpected || !(awaited || (isLate && (await restoreUnpaid(tx, { publish, settings }, order))))) {
    const outcome = isCardOutsideOffer ? { ...intent, failureCode: 'card_not_in_offer' } : intent;
    await storeStatus(tx, order, settled, 'paid', outcome, true);
    if (isCardOutsideOffer && awaited)
      await publish(tx, 'onPaymentSettled', { ...aboutOf(settled), isPaid: false });
    await refundSurplus(tx, order, settled, intent.amountMinor);
    return;
  }
  const other = otherOpen(payments, settled);
  if (other) {
    await storeStatus(tx, order, other, 'expired');
    await enqueue(tx, 'payment.close', { paymentId: other.id }, { key: `payment.close-${other.id}` });
  }
  await storeStatus(tx, order, settled, 'paid', intent);
  await publish(tx, 'onPaymentSettled', { ...aboutOf(settled), isPaid: true });
}

/**
 * Whether the money of a payment is expected: for the order itself until it is paid, for an amendment after the order is
 * placed, and for an exchange both before and after the order is placed.
 */
function isAwaited({ status }: Order, { purpose }: Payment): boolean {
  const isUnpaid = UNPAID_STATUSES.includes(status);
  if (purpose === 'order') return isUnpaid;
  return status === 'placed' || (purpose === 'exchange' && isUnpaid);
}

function aboutOf({ id: paymentId, orderId, purpose, targetId }: Payment) {
  return { orderId, paymentId, purpose, targetId };
}

/** The other payments for the same order, amendment or exchange, without surplus. */
function sameTarget(payments: Payment[], { id, purpose, targetId }: Payment): Payment[] {
  return payments.filter(
    (other) => other.id !== id && other.purpose === purpose && other.targetId === targetId && !other.surplus,
  );
}

function otherOpen(payments: Payment[], settled: Payment): Payment | undefined {
  return sameTarget(payments, settled).find(({ status }) => isOpen(status));
}

/** Stores the new status of a payment. Of an anonymised order it stores no card. */
async function storeStatus(
  tx: Queries,
  order: Order,
  { id }: Payment,
  status: PaymentStatus,
  intent?: Intent,
  surplus = false,
): Promise<void> {
  const { failureCode = null } = intent ?? {};
  const card = isAnonymised(order) ? null : intent?.card;
  await tx
    .update(payment)
    .set({
      status,
      failureCode,
      ...(intent && { intentId: intent.id }),
      ...(card && { cardBrand: card.brand, cardFirst6: card.first6 ?? null, cardLast4: card.last4 }),
      ...(surplus && { surplus }),
      ...(status === 'paid' && intent && { received: intent.amountMinor }),
      updatedAt: new Date(),
    })
    .where(eq(payment.id, id));
}
