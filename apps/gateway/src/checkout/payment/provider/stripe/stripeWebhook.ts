import type Stripe from 'stripe';
import { readEvent, signatureInvalid } from '../../../../platform/http/webhook.ts';
import type { PaymentProvider } from '../paymentProvider.ts';
import { StripeEvent } from './stripeAnswers.ts';
import { isForSavedCard } from './stripeVault.ts';

/** How far the time of a signature may be from now, in either direction; Stripe's usual value. */
const TOLERANCE_SECONDS = 300;
const REFUND_EVENT = /^refund\.|^charge\.refund\.updated$/;

/** Reads webhooks of Stripe; the payment and the refund of an event are read again from Stripe. */
export function stripeWebhook(
  stripe: Stripe,
  webhookSecret: string,
  { getIntent, findRefund }: Pick<PaymentProvider, 'getIntent' | 'findRefund'>,
): PaymentProvider['readWebhook'] {
  return (body, headers) => {
    verify(stripe, webhookSecret, body, headers['stripe-signature']);
    const { id, type, data } = readEvent(StripeEvent, body);
    const { metadata } = data.object;
    if (type.startsWith('checkout.session.') || isForSavedCard(type, metadata)) {
      // The account may have other payments too: only those of the store have a reference.
      if (!metadata?.reference) return null;
      const intentId = data.object.id;
      return { id, type, intentId, read: async () => ({ intent: await getIntent(intentId), refund: null }) };
    }
    const { session, reference } = metadata ?? {};
    if (!REFUND_EVENT.test(type) || !session || !reference) return null;
    const read = async () => ({
      intent: await getIntent(session),
      refund: await findRefund(session, reference),
    });
    return { id, type, intentId: session, read };
  };
}

function verify(stripe: Stripe, webhookSecret: string, body: Buffer, header: string | string[] | undefined) {
  try {
    stripe.webhooks.constructEvent(body, header ?? '', webhookSecret);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw signatureInvalid();
  }
  // Stripe's own check refuses old times, but no future ones.
  const [, time = 0] = /\bt=(\d+)/.exec(String(header)) ?? [];
  if (Number(time) - Date.now() / 1_000 > TOLERANCE_SECONDS) throw signatureInvalid();
}
