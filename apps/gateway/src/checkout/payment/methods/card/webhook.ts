import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Gateway } from '../../../../platform/gateway.ts';
import { refuse } from '../../../../platform/http/refuse.ts';
import { Intent, isSigned, ProviderRefund } from './paymentProvider.ts';
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
 * Mounts the webhook of the payment provider, which is authorised by its signature. An event is stored after it
 * has been settled, so one that an error interrupts is delivered and processed again.
 */
export function paymentWebhook(gateway: Gateway): void {
  const { http, db, settings } = gateway;
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/v2/payments/webhook', async (request, reply) => {
      const { body } = request;
      const signature = request.headers['x-sandbox-signature'];
      if (!Buffer.isBuffer(body) || !isSigned(body, signature, settings.secrets.paymentWebhook))
        throw refuse(401, 'signature_invalid', 'checkout.signature-invalid');
      const event = readEvent(body);
      if (!event) throw refuse(422, 'event_unreadable', 'checkout.event-unreadable');
      const { id, type, data } = event;
      const [heard] = await db
        .select({ id: paymentEvent.id })
        .from(paymentEvent)
        .where(eq(paymentEvent.id, id));
      if (!heard) {
        const known = await settlePayment(gateway, data);
        const { refund } = data;
        if (!known || (refund && !(await settleRefund({ ...gateway, log: request.log }, refund))))
          request.log.warn(
            { intentId: data.id, type },
            'the provider spoke of a payment that is not known here',
          );
        await db.insert(paymentEvent).values({ id, type, intentId: data.id }).onConflictDoNothing();
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

function readEvent(body: Buffer): z.infer<typeof PaymentEvent> | null {
  try {
    return PaymentEvent.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
