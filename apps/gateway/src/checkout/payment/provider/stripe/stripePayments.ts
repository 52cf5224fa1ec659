import { unlessRefused } from '../../../../platform/outbound/outbound.ts';
import type { StripeSettings } from '../../../../platform/settings/paymentSettings.ts';
import { StartRefused, type PaymentProvider } from '../paymentProvider.ts';
import { intentOfSession } from './stripeAnswers.ts';
import { stripeCalls } from './stripeClient.ts';
import { stripeRefunds } from './stripeRefunds.ts';
import { checkoutSessions, isSession } from './stripeSessions.ts';
import { savedCardIntents, stripeVault } from './stripeVault.ts';
import { stripeWebhook } from './stripeWebhook.ts';

/**
 * Payments at Stripe, on its Checkout page: a session is the intent, and its payment intent shows whether it was paid. A
 * saved card pays a payment intent without a session. The payment of a webhook is read again from Stripe.
 */
export function stripePayments({ webhookSecret, ...settings }: StripeSettings): PaymentProvider {
  const calls = stripeCalls(settings);
  const sessions = checkoutSessions(calls);
  const saved = savedCardIntents(calls);
  const getIntent = async (id: string) =>
    isSession(id) ? intentOfSession(await sessions.read(id)) : saved.read(id);
  const refunds = stripeRefunds(calls, async (id) =>
    isSession(id) ? ((await sessions.read(id)).payment_intent?.id ?? null) : id,
  );
  return {
    name: 'stripe',
    webhookPath: '/v2/payments/webhook/stripe',
    limitsCards: false,
    upi: null,
    vault: stripeVault(calls),
    getIntent,
    ...refunds,
    startCard: async (request) => {
      const { firstSix, savedCard, customer = null } = request;
      if (firstSix.length > 0) throw new StartRefused('stripe', 'card_offer_unsupported');
      if (savedCard) return { id: await saved.open(request, savedCard), pageUrl: null, frameUrl: null };
      const asked = customer === null ? null : await unlessRefused(sessions.open(request, customer));
      // The customer may have been deleted at Stripe: then the question whether to save the card is not shown, and the
      // payment works nevertheless.
      const { id, url } = asked ?? (await sessions.open(request, null));
      return { id, pageUrl: url, frameUrl: null };
    },
    cancelIntent: async (id) => {
      // Stripe refuses to end a payment that has ended already; the next line reads its status.
      await unlessRefused<unknown>(isSession(id) ? sessions.expire(id) : saved.cancel(id));
      return getIntent(id);
    },
    readWebhook: stripeWebhook(calls.stripe, webhookSecret, { getIntent, ...refunds }),
  };
}
