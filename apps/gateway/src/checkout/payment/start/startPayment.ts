import { and, eq, isNull } from 'drizzle-orm';
import { actorOf } from '../../order/orderToChange.ts';
import { findOrder, lockOrder } from '../../order/ownOrder.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { claimStart } from './claimStart.ts';
import { methodRules } from '../methods/methods.ts';
import { StartRefused, type PaymentProvider } from '../provider/paymentProvider.ts';
import { providerNamed } from '../provider/paymentProviders.ts';
import type { Order } from '../../order/schema.ts';
import { canKeepCard, type StoredCard } from '../savedCards/savedCards.ts';
import { vaultCustomerOf } from '../savedCards/vaultCustomers.ts';
import { payment, type Payment } from '../../schema.ts';

/**
 * Opens a payment at the provider of its method, once, outside any transaction and only after it is stored. If the provider
 * does not answer, the payment fails and nothing is charged; the goods of an order stay reserved for a while. With a saved
 * card the payment is opened for that card alone.
 */
export async function startPayment(
  context: CallContext<'guest'>,
  opened: Payment,
  returnUrl: string,
  savedCard: StoredCard | null = null,
): Promise<void> {
  const { db, log, publish, session } = context;
  const { id, method, status, orderId, intentId, purpose, targetId } = opened;
  const { provider: calls } = methodRules(method);
  if (!calls || intentId || status !== 'created') return;
  const order = await findOrder(db, orderId);
  const openedFor = { openerId: actorOf(session).id, savedCardId: savedCard?.id ?? null };
  if (!order || !(await claimStart(db, id, openedFor))) return;
  try {
    const provider = await providerFor(context, opened, order);
    const cards = {
      customer: savedCard ? null : await whoKeepsCards(context, order, provider),
      savedCard: savedCard && { customer: savedCard.vaultCustomer, token: savedCard.token },
    };
    const asking = { ...context, provider, cards };
    const { id: startedId, ...where } = await calls.start(asking, opened, order, returnUrl);
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .update(payment)
        .set({ intentId: startedId, ...where })
        .where(eq(payment.id, id))
        .returning({ status: payment.status });
      // The payment has expired while the provider opened it, so it must not be paid there.
      if (stored?.status === 'expired')
        await enqueue(tx, 'payment.close', { paymentId: id }, { key: `payment.close-${id}` });
    });
  } catch (error) {
    log.warn({ err: error, orderId }, 'a payment could not be opened at the provider');
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const { rowCount } = await tx
        .update(payment)
        .set({ status: 'failed', failureCode: failureOf(error), updatedAt: new Date() })
        .where(and(eq(payment.id, id), eq(payment.status, 'created')));
      if (rowCount === 1)
        await publish(tx, 'onPaymentSettled', { orderId, paymentId: id, purpose, targetId, isPaid: false });
    });
  }
}

/** The provider of the order's country. It is stored before the call, because its webhook may come before its answer. */
async function providerFor(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  { id, provider: before }: Payment,
  { country }: Pick<Order, 'country'>,
): Promise<PaymentProvider> {
  if (before !== 'sandbox') return providerNamed(services.payment, before);
  const provider = services.payment.of(country);
  if (provider.name !== before)
    await db
      .update(payment)
      .set({ provider: provider.name })
      .where(and(eq(payment.id, id), isNull(payment.intentId)));
  return provider;
}

/**
 * The customer at the provider who is asked whether to keep their card: the signed-in owner of the order. Null for everyone
 * else who may pay it, to whom the provider would show the owner's cards, and for owners who already have the most cards.
 */
async function whoKeepsCards(
  context: Pick<CallContext<'guest'>, 'db' | 'session' | 'log'>,
  { customerId, country }: Order,
  provider: PaymentProvider,
): Promise<string | null> {
  if (customerId === null || context.session.customerId !== customerId || !provider.vault) return null;
  const mayKeep = await canKeepCard(context.db, { customerId, country, provider: provider.name });
  return mayKeep ? vaultCustomerOf(context, customerId, provider) : null;
}

/** The failure code: the provider's reason if the shopper can act on it, otherwise `provider_unavailable`. */
function failureOf(error: unknown): string {
  return error instanceof StartRefused ? error.failureCode : 'provider_unavailable';
}
