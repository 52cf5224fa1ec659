import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { atProvider } from '../provider/paymentProviders.ts';
import { methodRules } from '../methods/methods.ts';
import { payment } from '../../schema.ts';
import { openPayment, paymentsOf } from '../orderPayments.ts';
import { settlePayment } from '../settlePayment.ts';
import { savedCard, type StoredCard } from './savedCards.ts';

/**
 * Charges a saved card for the payment of an order that was opened for it, and settles the provider's answer. Refuses with
 * 503 if there is no answer; the call can be repeated, because the stored intent is charged only once. A payment that
 * another tab has opened for another card or for a typed one is not changed.
 */
export async function chargeSavedCard(
  context: CallContext<'guest'>,
  orderId: string,
  { id, provider, vaultCustomer: customer, token }: StoredCard,
  returnUrl: string,
): Promise<void> {
  const { db, services, log } = context;
  const open = openPayment(await paymentsOf(db, orderId));
  if (open?.savedCardId !== id || !methodRules(open.method).takesCards) return;
  const at = atProvider(services, open);
  if (!at) return;
  const { vault, name } = at.provider;
  if (!vault || name !== provider) throw refuse(422, 'saved_card_unknown', 'checkout.saved-card-unknown');
  const intent = await vault
    .chargeCard(at.intentId, { customer, token, returnUrl })
    .catch((error: unknown) => {
      log.warn({ err: error, orderId }, 'a saved card could not be charged at the provider');
      throw refuse(503, 'payment_unavailable', 'checkout.card-unanswered');
    });
  const { challengeUrl: pageUrl } = intent;
  if (pageUrl) await db.update(payment).set({ pageUrl }).where(eq(payment.id, open.id));
  await settlePayment(context, intent);
  // The card does not exist at the provider any more.
  if (intent.failureCode === 'card_removed') await db.delete(savedCard).where(eq(savedCard.id, id));
  else await db.update(savedCard).set({ lastUsedAt: new Date() }).where(eq(savedCard.id, id));
}
