import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { payment, type Payment } from '../schema.ts';
import { atProvider, cancelAtProvider } from './provider/paymentProviders.ts';
import { settlePayment } from './settlePayment.ts';
import type { ServiceContext } from '../../platform/gateway.ts';

type ProviderContext = Omit<ServiceContext, 'texts'> & Pick<CallContext, 'log'>;

/**
 * Asks the provider for the status of a payment and settles it. The payment is open, or late money may still come for it.
 * Without an answer nothing changes.
 */
export async function askProvider(context: ProviderContext, asked: Payment): Promise<void> {
  const { db, services, log } = context;
  const { id } = asked;
  try {
    const at = atProvider(services, asked);
    if (!at) return;
    await settlePayment(context, await at.provider.getIntent(at.intentId));
    // A payment that has ended keeps the time of its end.
    await db
      .update(payment)
      .set({ updatedAt: new Date() })
      .where(and(eq(payment.id, id), inArray(payment.status, ['created', 'pending'])));
  } catch (error) {
    log.warn({ err: error, paymentId: id }, 'the payment provider could not be asked');
  }
}

/** Must be shorter than the five seconds after which a page cancels its call. */
const PAGE_WAITS_MS = 3_000;

/**
 * Asks the provider for the status of a payment, for a page that shows it. If the provider does not answer in time, the call
 * continues and settles the payment later.
 */
export async function askProviderForPage(context: ProviderContext, asked: Payment): Promise<void> {
  const answered = new AbortController();
  const asking = askProvider(context, asked).finally(() => answered.abort());
  await Promise.race([asking, sleep(PAGE_WAITS_MS, undefined, answered).catch(() => undefined)]);
}

/** Closes an open payment at the provider and settles the outcome: a payment that was paid meanwhile stays paid. */
export async function closePayment(context: ProviderContext, open: Payment): Promise<void> {
  const { db, services, log } = context;
  const { id } = open;
  if (open.intentId === null) {
    const ended = await db
      .update(payment)
      .set({ status: 'expired' })
      .where(and(eq(payment.id, id), eq(payment.status, 'created'), isNull(payment.intentId)));
    if (ended.rowCount) return;
    // It was opened at the provider since it was read.
    const [now] = await db.select().from(payment).where(eq(payment.id, id));
    if (now?.intentId && now.status === 'created') await closePayment(context, now);
    return;
  }
  const intent = await cancelAtProvider(services, open).catch((error: unknown) => {
    log.warn({ err: error, paymentId: id }, 'a payment could not be closed at the provider');
    throw refuse(503, 'payment_unavailable', 'checkout.provider-unavailable');
  });
  if (intent) await settlePayment(context, intent);
}
