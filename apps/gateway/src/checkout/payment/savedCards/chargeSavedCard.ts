import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { atProvider } from '../provider/paymentProviders.ts';
import { methodRules } from '../methods/methods.ts';
import { openPayment, paymentsOf } from '../orderPayments.ts';
import { settlePayment } from '../settlePayment.ts';
import { savedCard, type StoredCard } from './savedCards.ts';

/**
 * Charges a saved card for the open card payment of an order, and settles what the provider answers. Without an answer the
 * caller asks again: the intent was stored before, and is charged once.
 */
export async function chargeSavedCard(
  context: CallContext<'guest'>,
  orderId: string,
  { id, provider, vaultCustomer: customer, token }: StoredCard,
): Promise<void> {
  const { db, services, log } = context;
  const open = openPayment(await paymentsOf(db, orderId));
  const at = open && methodRules(open.method).takesCards ? atProvider(services, open) : null;
  if (!at) return;
  const { vault, name } = at.provider;
  if (!vault || name !== provider) throw refuse(422, 'saved_card_unknown', 'checkout.saved-card-unknown');
  const intent = await vault.chargeCard(at.intentId, { customer, token }).catch((fault: unknown) => {
    log.warn({ err: fault, orderId }, 'a saved card could not be charged at the provider');
    throw refuse(503, 'payment_unavailable', 'checkout.card-unanswered');
  });
  await settlePayment(context, intent);
  // The provider has deleted it by itself.
  if (intent.failureCode === 'card_removed') await db.delete(savedCard).where(eq(savedCard.id, id));
  else await db.update(savedCard).set({ lastUsedAt: new Date() }).where(eq(savedCard.id, id));
}
