import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Gateway } from '../../../../platform/gateway.ts';
import { serveWebhook } from '../../../../platform/http/webhook.ts';
import { Intent, ProviderRefund } from './paymentProvider.ts';
import { paymentEvent } from '../../../schema.ts';
import { settleRefund } from '../../refunds/settleRefund.ts';
import { settlePayment } from '../../settlePayment.ts';

const PaymentEvent = z.object({
  id: z.string().min(1).max(64),
  type: z.string().max(64),
  /** The intent, and of an event about a refund that refund too. */
  data: Intent.extend({ refund: ProviderRefund.nullish() }),
});

/**
 * Mounts the webhook of the payment provider. An event is stored after it has been settled, so one that an error
 * interrupts is delivered and processed again.
 */
export function paymentWebhook(gateway: Gateway): void {
  const { db, settings } = gateway;
  serveWebhook(gateway, {
    path: '/v2/payments/webhook',
    secret: settings.secrets.paymentWebhook,
    event: PaymentEvent,
    handle: async ({ id, type, data }, log) => {
      const [heard] = await db
        .select({ id: paymentEvent.id })
        .from(paymentEvent)
        .where(eq(paymentEvent.id, id));
      if (heard) return;
      const known = await settlePayment(gateway, data);
      const { refund } = data;
      if (!known || (refund && !(await settleRefund({ ...gateway, log }, refund))))
        log.warn({ intentId: data.id, type }, 'the provider spoke of a payment that is not known here');
      await db.insert(paymentEvent).values({ id, type, intentId: data.id }).onConflictDoNothing();
    },
  });
}
