import type Stripe from 'stripe';
import { statusIn, type LiteralsOf } from '../sdkCalls.ts';
import type { Intent, ProviderRefund } from '../paymentProvider.ts';

type SessionStatus = LiteralsOf<Stripe.Checkout.Session.Status>;
type IntentStatus = LiteralsOf<Stripe.PaymentIntent.Status>;

/** The status of the payment intent alone decides whether money was paid, whatever the status of the session. */
const MONEY = { succeeded: 'succeeded', processing: 'processing' } as const;

/**
 * The status of a Checkout session, by its own status and that of its payment intent (`none` before a card was sent). A
 * declined card leaves the session open for another one.
 */
const SESSION: Record<SessionStatus, Record<IntentStatus | 'none', Intent['status']>> = {
  open: {
    ...MONEY,
    none: 'created',
    requires_payment_method: 'created',
    requires_confirmation: 'created',
    requires_action: 'requires_challenge',
    requires_capture: 'processing',
    canceled: 'cancelled',
  },
  complete: {
    ...MONEY,
    none: 'processing',
    requires_payment_method: 'failed',
    requires_confirmation: 'processing',
    requires_action: 'processing',
    requires_capture: 'processing',
    canceled: 'cancelled',
  },
  expired: {
    ...MONEY,
    none: 'expired',
    requires_payment_method: 'expired',
    requires_confirmation: 'expired',
    requires_action: 'expired',
    requires_capture: 'processing',
    canceled: 'expired',
  },
};

/** The status of a payment intent for a saved card, which is charged once. */
const SAVED: Record<IntentStatus, Intent['status']> = {
  ...MONEY,
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  requires_action: 'requires_challenge',
  requires_capture: 'processing',
  canceled: 'cancelled',
};

const REFUND: Record<
  'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled',
  ProviderRefund['status']
> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** The status of a session; an unknown one waits. */
export function sessionStatus(session: string, intent: string | null): Intent['status'] {
  const row = Object.hasOwn(SESSION, session) ? SESSION[session as SessionStatus] : {};
  return statusIn<Intent['status']>(row, intent ?? 'none', 'processing');
}

/**
 * The status of a payment intent that waits for a saved card. At Stripe a declined one accepts another card; here it has
 * failed, and the order needs another payment.
 */
export function savedStatus(intent: string, isDeclined: boolean): Intent['status'] {
  if (isDeclined && intent === 'requires_payment_method') return 'failed';
  return statusIn<Intent['status']>(SAVED, intent, 'processing');
}

/** The status of a refund; an unknown one is pending. */
export function refundStatus(status: string | null): ProviderRefund['status'] {
  return statusIn(REFUND, status ?? '', 'pending');
}

/** The failure code for Stripe's reason why a card was declined. */
export function declinedFor(code: string | null | undefined): string | null {
  if (!code) return null;
  if (code === 'expired_card') return code;
  return code.includes('authentication') ? 'authentication_failed' : 'card_declined';
}
