import { paths } from '@lunette/api-client/contract';
import type { OrderPayment, PaymentMethodCode } from '@lunette/checkout/contract';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { originFor } from '../originFor.ts';
import { orderToChange } from '../order/orderToChange.ts';
import { askProviderForPage } from './askProvider.ts';
import { isRestorable } from './unpaid/restoreUnpaid.ts';
import { decidingPayment, openPayment, paymentsOf } from './orderPayments.ts';
import { paymentAnswer } from './paymentAnswer.ts';
import { chargeSavedCard } from './savedCards/chargeSavedCard.ts';
import { payment, type Payment } from '../schema.ts';
import type { StoredCard } from './savedCards/savedCards.ts';
import { startPayment } from './start/startPayment.ts';

/**
 * Opens the payment of an order at the provider if its method has one, charges it if its customer pays with a saved card, and
 * returns its status.
 */
export async function beginPayment(
  context: CallContext<'guest'>,
  orderId: string,
  method: PaymentMethodCode,
  returnTo: CallContext['client'],
  savedCard: StoredCard | null = null,
): Promise<OrderPayment> {
  const open = openPayment(await paymentsOf(context.db, orderId));
  const returnUrl = `${originFor(context, returnTo)}${paths.paymentConfirm(orderId)}`;
  if (open?.method === method) await startPayment(context, open, returnUrl, savedCard);
  if (savedCard) await chargeSavedCard(context, orderId, savedCard, returnUrl);
  return paymentAnswer(context, orderId);
}

/**
 * The status of the payment of the caller's order. The provider is asked about an open payment, and about the last one of an
 * expired order that late money can bring back.
 */
export async function askedPayment(context: CallContext<'guest'>, orderId: string): Promise<OrderPayment> {
  const { db, session, settings } = context;
  const order = await orderToChange(db, session, orderId);
  const { id } = order;
  const payments = await paymentsOf(db, id);
  const open = openPayment(payments);
  if (open) await markSeen(db, open);
  const asked = open ?? (isRestorable(order, settings) ? decidingPayment(payments) : undefined);
  if (asked && (open || asked.status === 'expired')) await askProviderForPage(context, asked);
  return paymentAnswer(context, id);
}

/** The least time between two writes of `seenAt`; pages ask every few seconds. */
const SEEN_MS = 20_000;

/** Stores that the page of a payment is open, so that its shopper gets no message about what the page already shows. */
async function markSeen(db: CallContext['db'], { id, seenAt }: Payment): Promise<void> {
  const now = new Date();
  if (seenAt && now.getTime() - seenAt.getTime() < SEEN_MS) return;
  await db.update(payment).set({ seenAt: now }).where(eq(payment.id, id));
}
