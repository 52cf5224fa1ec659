import { eq } from 'drizzle-orm';
import type { Gateway } from '../../../platform/gateway.ts';
import { serveSignedWebhook } from '../../../platform/http/webhook.ts';
import { OutboundRefusal } from '../../../platform/outbound/outbound.ts';
import { paymentEvent } from '../../schema.ts';
import { settleRefund } from '../refunds/settleRefund.ts';
import { settlePayment } from '../settlePayment.ts';
import type { ProviderEvent } from './paymentProvider.ts';

/**
 * Mounts the webhook of each payment provider. An event is stored after it was settled, so an event that an error interrupts
 * is delivered and processed again.
 */
export function paymentWebhooks(gateway: Gateway): void {
  const { db, services } = gateway;
  for (const provider of services.payment.all)
    serveSignedWebhook(gateway, provider.webhookPath, async ({ body, headers, log }) => {
      const event = provider.readWebhook(body, headers);
      if (!event) return;
      const { id, type, intentId } = event;
      const [processed] = await db
        .select({ id: paymentEvent.id })
        .from(paymentEvent)
        .where(eq(paymentEvent.id, id));
      if (processed) return;
      const read = await paymentOrRefundOf(event);
      const known = read !== null && (await settlePayment(gateway, read.intent));
      if (!known || (read.refund && !(await settleRefund({ ...gateway, log }, read.refund))))
        log.warn({ intentId, type }, 'the provider reported a payment that is not known here');
      await db.insert(paymentEvent).values({ id, type, intentId }).onConflictDoNothing();
    });
}

/**
 * The payment or refund of an event; null if the provider refuses to return it, because it was deleted or belongs to another
 * account. The event is accepted nevertheless, because another delivery would change nothing.
 */
async function paymentOrRefundOf(
  event: ProviderEvent,
): Promise<Awaited<ReturnType<ProviderEvent['read']>> | null> {
  try {
    return await event.read();
  } catch (error) {
    if (error instanceof OutboundRefusal) return null;
    throw error;
  }
}
