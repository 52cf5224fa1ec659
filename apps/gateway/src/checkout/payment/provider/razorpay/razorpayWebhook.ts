import Razorpay from 'razorpay';
import { readEvent, signatureInvalid } from '../../../../platform/http/webhook.ts';
import type { PaymentProvider } from '../paymentProvider.ts';
import { RazorpayEvent } from './razorpayAnswers.ts';

/** Reads webhooks of Razorpay; the payment and the refund of an event are read again from Razorpay. */
export function razorpayWebhook(
  webhookSecret: string,
  { getIntent, findRefund }: Pick<PaymentProvider, 'getIntent' | 'findRefund'>,
): PaymentProvider['readWebhook'] {
  return (body, headers) => {
    const signature = headers['x-razorpay-signature'];
    const text = body.toString('utf8');
    if (typeof signature !== 'string' || !isSigned(text, signature, webhookSecret)) throw signatureInvalid();
    const { event: type, created_at: at, payload } = readEvent(RazorpayEvent, body);
    const { payment_link: link, qr_code: code, payment, refund } = payload;
    const intentId =
      refund?.entity.notes.intent ?? link?.entity.id ?? code?.entity.id ?? payment?.entity.order_id;
    if (!intentId) return null;
    const eventId = headers['x-razorpay-event-id'];
    const id = typeof eventId === 'string' ? eventId : `${type}-${intentId}-${at}`;
    const reference = refund?.entity.notes.reference;
    const read = async () => ({
      intent: await getIntent(intentId),
      refund: reference === undefined ? null : await findRefund(intentId, reference),
    });
    return { id, type, intentId, read };
  };
}

function isSigned(text: string, signature: string, webhookSecret: string): boolean {
  try {
    return Razorpay.validateWebhookSignature(text, signature, webhookSecret);
  } catch {
    return false;
  }
}
