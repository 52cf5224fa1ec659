import type { CountryCode } from '@lunette/country-config';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Payment } from '../../schema.ts';
import type { Intent, PaymentProvider } from './paymentProvider.ts';
import { razorpayPayments } from './razorpay/razorpayPayments.ts';
import { sandboxPayments } from './sandbox/sandboxPayments.ts';
import { stripePayments } from './stripe/stripePayments.ts';

/** The configured payment providers. */
export interface PaymentProviders {
  all: readonly PaymentProvider[];
  /** The provider of new payments in a country. */
  of: (country: CountryCode) => PaymentProvider;
}

/** Connects the payment providers that the settings name. */
export function connectPayments(settings: Settings, send?: typeof fetch): PaymentProviders {
  const { byCountry, stripe, razorpay } = settings.payments;
  const sandbox = sandboxPayments(settings, send);
  const all = [
    sandbox,
    ...(stripe ? [stripePayments(stripe)] : []),
    ...(razorpay ? [razorpayPayments(razorpay)] : []),
  ];
  return { all, of: (country) => providerNamed({ all }, byCountry[country] ?? 'sandbox') };
}

/** The provider of a payment, and the payment's id there; null for a payment that was not opened at a provider. */
export function atProvider(
  { payment: providers }: { payment: PaymentProviders },
  { provider: name, intentId }: Pick<Payment, 'provider' | 'intentId'>,
): { provider: PaymentProvider; intentId: string } | null {
  return intentId === null ? null : { provider: providerNamed(providers, name), intentId };
}

/** Closes a payment at its provider and returns its outcome; null for a payment that was not opened at a provider. */
export async function cancelAtProvider(
  services: { payment: PaymentProviders },
  payment: Pick<Payment, 'provider' | 'intentId'>,
): Promise<Intent | null> {
  const at = atProvider(services, payment);
  return at && at.provider.cancelIntent(at.intentId);
}

/** The provider with this name. Throws if its keys are not set: they must stay set until its last payment has ended. */
export function providerNamed(
  { all }: Pick<PaymentProviders, 'all'>,
  name: Payment['provider'],
): PaymentProvider {
  const found = all.find((provider) => provider.name === name);
  if (!found) throw new Error(`There are payments of ${name}, and its keys are not set`);
  return found;
}
