import { asCountryCode, type CountryCode } from '@lunette/country-config';
import { CannotStart } from './cannotStart.ts';

/** The URL, key and webhook secret of Stripe. */
export interface StripeSettings {
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
}

/** The URL, keys and webhook secret of Razorpay. */
export interface RazorpaySettings {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** The configured payment providers. A country without one pays at the sandbox. */
export interface PaymentSettings {
  byCountry: Partial<Record<CountryCode, RealProvider>>;
  stripe: StripeSettings | null;
  razorpay: RazorpaySettings | null;
}

type RealProvider = 'stripe' | 'razorpay';

/** The environment variables that each provider needs. */
const KEYS = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
} as const satisfies Record<RealProvider, readonly string[]>;

/** Reads the provider of each country, and the keys. Throws `CannotStart` if a provider is configured incompletely. */
export function readPayments(env: NodeJS.ProcessEnv): PaymentSettings {
  const [secretKey, stripeSecret] = keysOf(env, 'stripe') ?? [];
  const [keyId, keySecret, razorpaySecret] = keysOf(env, 'razorpay') ?? [];
  const byCountry = countriesIn(env.PAYMENT_PROVIDERS ?? '');
  const stripe =
    secretKey && stripeSecret
      ? { apiUrl: 'https://api.stripe.com', secretKey, webhookSecret: stripeSecret }
      : null;
  const razorpay =
    keyId && keySecret && razorpaySecret
      ? { apiUrl: 'https://api.razorpay.com', keyId, keySecret, webhookSecret: razorpaySecret }
      : null;
  const settings: PaymentSettings = { byCountry, stripe, razorpay };
  for (const [country, provider] of Object.entries(byCountry))
    if (!settings[provider])
      throw new CannotStart(
        `PAYMENT_PROVIDERS has ${country} pay at ${provider}, so ${listed(KEYS[provider])} have to be set.`,
      );
  return settings;
}

/** The keys of a provider; null if none is set. */
function keysOf(env: NodeJS.ProcessEnv, provider: RealProvider): string[] | null {
  const missing = KEYS[provider].filter((name) => !env[name]);
  if (missing.length === KEYS[provider].length) return null;
  if (missing.length > 0)
    throw new CannotStart(
      `Payments at ${provider} need ${listed(KEYS[provider])}, and ${listed(missing)} is not set.`,
    );
  return KEYS[provider].map((name) => env[name] ?? '');
}

function countriesIn(text: string): PaymentSettings['byCountry'] {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [name, provider] = part.split('=').map((word) => word.trim());
      const country = asCountryCode(name);
      if (!country || !isReal(provider))
        throw new CannotStart(
          `PAYMENT_PROVIDERS is ${text}; it names a provider for each country, as in IN=razorpay,US=stripe.`,
        );
      return [country, provider];
    }),
  );
}

function isReal(name: string | undefined): name is RealProvider {
  return name !== undefined && Object.hasOwn(KEYS, name);
}

function listed(names: readonly string[]): string {
  return names.join(' and ');
}
