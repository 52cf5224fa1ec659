import { z } from 'zod';
import type { CustomerCard } from '../cardVault.ts';
import type { Intent, ProviderRefund } from '../paymentProvider.ts';
import { cardName } from './cardName.ts';
import { declinedFor, refundStatus, savedStatus, sessionStatus } from './stripeStatus.ts';

const Metadata = z.record(z.string(), z.string()).nullish();

/** A card among Stripe's payment methods. */
export const StripeCard = z.object({
  id: z.string().startsWith('pm_').max(255),
  customer: z.string().startsWith('cus_').max(255),
  /** `always` if its owner agreed that the card is saved. */
  allow_redisplay: z.string(),
  card: z.object({
    brand: z.string(),
    display_brand: z.string().nullish(),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.number().int().min(1).max(12),
    exp_year: z.number().int().min(2000).max(9999),
  }),
});
/** A card among Stripe's payment methods. */
export type StripeCard = z.infer<typeof StripeCard>;

/** The fields of a payment intent that are expanded when it is read. */
export const PAID_BY = ['latest_charge', 'payment_method'];

const Paying = z.object({
  id: z.string().startsWith('pi_'),
  status: z.string(),
  amount_received: z.number().int(),
  currency: z.string(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  latest_charge: z
    .object({
      amount_refunded: z.number().int(),
      payment_method_details: z
        .object({ card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullish() })
        .nullable(),
    })
    .nullish(),
  /** A card that cannot be read here must not prevent its payment from counting. */
  payment_method: StripeCard.nullish().catch(null),
});

/** A Checkout session with its payment intent. */
export const StripeSession = z.object({
  id: z.string().startsWith('cs_'),
  status: z.string(),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: Metadata,
  payment_intent: Paying.nullable(),
});

/** A Checkout session that was opened. */
export const NewStripeSession = z.object({ id: z.string().startsWith('cs_'), url: z.url() });

/** A payment intent that waits for a saved card. */
export const StripeIntent = Paying.extend({
  amount: z.number().int(),
  metadata: Metadata,
  next_action: z.object({ redirect_to_url: z.object({ url: z.url().nullable() }).nullish() }).nullish(),
});

/** A refund at Stripe. */
export const StripeRefund = z.object({
  status: z.string().nullable(),
  amount: z.number().int(),
  failure_reason: z.string().nullish(),
  metadata: Metadata,
});

/** An event of Stripe's webhook. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string(), metadata: Metadata }) }),
});

/** The intent of a Checkout session. */
export function intentOfSession(session: z.infer<typeof StripeSession>): Intent {
  const { id, status, metadata, payment_intent: paying } = session;
  const state = sessionStatus(status, paying?.status ?? null);
  const kept = paying?.payment_method;
  return {
    provider: 'stripe',
    id,
    reference: metadata?.reference ?? '',
    status: state,
    ...moneyOf(state, paying, { amount: session.amount_total, currency: session.currency }),
    savedCard: state === 'succeeded' && kept?.allow_redisplay === 'always' ? savedCardOf(kept) : null,
  };
}

/** The intent of a payment intent that was opened for a saved card. */
export function intentOfSaved(paying: z.infer<typeof StripeIntent>): Intent {
  const { id, status, amount, currency, metadata } = paying;
  const state = savedStatus(status, Boolean(paying.last_payment_error));
  const page = paying.next_action?.redirect_to_url?.url ?? null;
  return {
    provider: 'stripe',
    id,
    reference: metadata?.reference ?? '',
    status: state,
    ...moneyOf(state, paying, { amount, currency }),
    challengeUrl: state === 'requires_challenge' ? page : null,
  };
}

function moneyOf(
  state: Intent['status'],
  paying: z.infer<typeof Paying> | null,
  asked: { amount: number; currency: string },
): Pick<Intent, 'amountMinor' | 'currencyCode' | 'refundedMinor' | 'failureCode' | 'card'> {
  const charge = paying?.latest_charge;
  const card = charge?.payment_method_details?.card;
  const declined = paying?.last_payment_error;
  const isPaid = state === 'succeeded' && paying !== null;
  return {
    amountMinor: isPaid ? paying.amount_received : asked.amount,
    currencyCode: (isPaid ? paying.currency : asked.currency).toUpperCase(),
    refundedMinor: charge?.amount_refunded ?? 0,
    failureCode: declinedFor(declined?.decline_code ?? declined?.code),
    card: isPaid && card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null,
  };
}

/** A saved card, from Stripe's payment method. */
export function savedCardOf({ id: token, customer, card }: StripeCard): CustomerCard {
  const { last4, exp_year: year, exp_month: month } = card;
  const expiry = `${year}-${String(month).padStart(2, '0')}`;
  return { token, customer, brand: cardName(card.display_brand ?? card.brand), last4, expiry };
}

/** A refund of Stripe, with its id here as `reference`. */
export function refundOf({
  status,
  amount,
  failure_reason: reason,
  metadata,
}: z.infer<typeof StripeRefund>): ProviderRefund {
  return {
    reference: metadata?.reference ?? '',
    status: refundStatus(status),
    amountMinor: amount,
    failureCode: reason === 'expired_or_canceled_card' ? 'card_closed' : (reason ?? null),
  };
}
