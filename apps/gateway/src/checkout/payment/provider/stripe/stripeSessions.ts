import type Stripe from 'stripe';
import type { CardRequest } from '../paymentProvider.ts';
import { NewStripeSession, PAID_BY, StripeSession } from './stripeAnswers.ts';
import type { StripeCalls } from './stripeClient.ts';

/** Whether an intent is a Checkout session, and not a payment intent for a saved card. */
export function isSession(id: string): boolean {
  return id.startsWith('cs_');
}

/** The calls that open, read and end sessions of Stripe's Checkout page. */
export function checkoutSessions({ stripe, ask }: StripeCalls) {
  return {
    /** Opens a session; Stripe asks a customer whether to save the card. */
    open: (request: CardRequest, customer: string | null) => {
      const idempotencyKey = customer === null ? request.reference : `keep-${request.reference}`;
      const wanted = newSession(request, customer);
      return ask(async () =>
        NewStripeSession.parse(await stripe.checkout.sessions.create(wanted, { idempotencyKey })),
      );
    },
    read: (id: string) =>
      ask(async () => StripeSession.parse(await stripe.checkout.sessions.retrieve(id, { expand: EXPANDED }))),
    expire: (id: string) =>
      ask(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` })),
  };
}

const EXPANDED = PAID_BY.map((name) => `payment_intent.${name}`);

function newSession(
  { reference, amountMinor, currencyCode, description, returnUrl, language }: CardRequest,
  customer: string | null,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { description, metadata: { reference } },
    ...(customer !== null && {
      customer,
      saved_payment_method_options: { payment_method_save: 'enabled' as const },
    }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyCode.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: description },
        },
      },
    ],
    success_url: returnUrl,
    cancel_url: returnUrl,
    // Stripe's page has no Arabic; it takes the language of the browser instead.
    locale: language === 'en' ? 'en' : 'auto',
  };
}
