import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { StandIn } from './standIn.ts';
import type { StripeRecords } from './stripeRecords.ts';

/** Makes the function that returns a webhook as Stripe sends it. */
export function stripeWebhook(
  secretOfStore: string,
  { sessions, intents, refundsOf }: Pick<StripeRecords, 'sessions' | 'intents' | 'refundsOf'>,
): StandIn['webhook'] {
  return (id, about = 'payment', { id: eventId, secret = secretOfStore, payload, type, at } = {}) => {
    const session = sessions.get(id);
    const saved = intents.get(id);
    const opened = saved
      ? { object: 'payment_intent', ...saved }
      : { object: 'checkout.session', ...session };
    const object = about === 'refund' ? refundsOf(id).at(-1) : opened;
    const paid = saved ? 'payment_intent.succeeded' : 'checkout.session.completed';
    const kind = about === 'refund' ? 'refund.updated' : paid;
    const event = {
      id: eventId ?? `evt_${randomUUID()}`,
      object: 'event',
      type: type ?? kind,
      data: { object },
    };
    const body = payload ?? JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      ...(at && { timestamp: Math.floor(at / 1_000) }),
    });
    return {
      method: 'POST',
      url: '/v2/payments/webhook/stripe',
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    };
  };
}
