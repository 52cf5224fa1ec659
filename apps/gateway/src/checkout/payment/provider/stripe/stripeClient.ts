import Stripe from 'stripe';
import type { StripeSettings } from '../../../../platform/settings/paymentSettings.ts';
import { sdkCalls } from '../sdkCalls.ts';

const TIMEOUT_MS = 3_500;

/** The SDK of Stripe, and the function that guards its calls. */
export interface StripeCalls {
  stripe: Stripe;
  ask: ReturnType<typeof sdkCalls>;
}

/** Creates the SDK with a time limit, for Stripe or a stand-in at another address. */
export function stripeCalls({ apiUrl, secretKey }: Omit<StripeSettings, 'webhookSecret'>): StripeCalls {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    ...(protocol === 'http:' ? { protocol: 'http', port } : {}),
    host: hostname,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return { stripe, ask: sdkCalls('stripe', refusalOf) };
}

function refusalOf(error: unknown) {
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError;
  return isRefusal ? { status: error.statusCode ?? 400, body: { code: error.code ?? null } } : null;
}
