import type { UpiFlow } from '@lunette/checkout/contract';
import { z } from 'zod';
import { outbound, OutboundRefusal } from '../../../../platform/outbound/outbound.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';

/** A payment as the provider knows it. */
export const Intent = z.object({
  id: z.string().min(1).max(64),
  /** The id of the payment here. */
  reference: z.string(),
  status: z.enum([
    'created',
    'processing',
    'requires_challenge',
    'succeeded',
    'failed',
    'expired',
    'cancelled',
  ]),
  amountMinor: z.number().int(),
  currencyCode: z.string(),
  refundedMinor: z.number().int(),
  failureCode: z.string().nullable(),
  card: z.object({ brand: z.string(), first6: z.string().nullish(), last4: z.string() }).nullable(),
});
export type Intent = z.infer<typeof Intent>;

/** A refund as the provider knows it. */
export const ProviderRefund = z.object({
  /** The id of the refund here. */
  reference: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amountMinor: z.number().int(),
  failureCode: z.string().nullable(),
});
export type ProviderRefund = z.infer<typeof ProviderRefund>;

const NewIntent = z.object({ id: z.string().min(1).max(64), pageUrl: z.url(), frameUrl: z.url() });

const UpiIntent = z.object({
  id: z.string().min(1).max(64),
  link: z.string().startsWith('upi://pay?'),
  bank: z.string().max(80).nullable(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

const UpiAccount = z.object({
  exists: z.boolean(),
  name: z.string().max(120).nullable(),
  bank: z.string().max(80).nullable(),
});

interface UpiRequest extends Pick<
  IntentRequest,
  'reference' | 'amountMinor' | 'currencyCode' | 'description' | 'language'
> {
  /** Who asks for the money, as the app shows it. */
  payee: string;
  flow: UpiFlow;
  vpa: string | null;
}

interface IntentRequest {
  /** The payment's id here: it makes the call safe to repeat. */
  reference: string;
  amountMinor: number;
  /** Only cards that begin so may pay; any card where there are none. */
  firstSix: string[];
  currencyCode: string;
  returnUrl: string;
  description: string;
  language: string;
}

/** The port to the payment provider. Card numbers never reach the gateway: they are typed into the provider's page. */
export interface PaymentProvider {
  createIntent: (request: IntentRequest) => Promise<z.infer<typeof NewIntent>>;
  /** Asks for a payment by UPI: at an address, or with a link that stands in a code or opens an app. */
  createUpi: (request: UpiRequest) => Promise<z.infer<typeof UpiIntent>>;
  /** Whether there is an account at a UPI address. */
  findUpiAccount: (vpa: string) => Promise<z.infer<typeof UpiAccount>>;
  getIntent: (id: string) => Promise<Intent>;
  /** Closes an intent and answers with what became of it: one that was paid meanwhile stays paid. */
  cancelIntent: (id: string) => Promise<Intent>;
  /** Refunds an amount of an intent. Safe to repeat with the same key. */
  refund: (
    id: string,
    refund: { key: string; reference: string; amountMinor: number; reason: string },
  ) => Promise<ProviderRefund>;
  /** A refund of an intent by its id here; null where the provider has none. */
  findRefund: (id: string, reference: string) => Promise<ProviderRefund | null>;
}

/** The client of the provider's protocol, with a timeout, retries where these are safe, and a circuit breaker. */
export function connectPayments(settings: Settings, send?: typeof fetch): PaymentProvider {
  const call = outbound({
    service: 'payments',
    baseUrl: `${settings.sandboxUrl}/payments/v1`,
    headers: { authorization: `Bearer ${settings.secrets.paymentKey}` },
    timeoutMs: 3_000,
    ...(send && { fetch: send }),
  });
  const webhookUrl = `${settings.publicUrl}/v2/payments/webhook`;
  const at = (id: string) => `/intents/${encodeURIComponent(id)}`;
  const getIntent = async (id: string) => Intent.parse(await call({ method: 'GET', path: at(id) }));
  return {
    getIntent,
    createIntent: async (request) =>
      NewIntent.parse(
        await call({
          method: 'POST',
          path: '/intents',
          body: { ...request, webhookUrl },
          idempotencyKey: request.reference,
        }),
      ),
    createUpi: async (request) =>
      UpiIntent.parse(
        await call({
          method: 'POST',
          path: '/upi/intents',
          body: { ...request, webhookUrl },
          idempotencyKey: request.reference,
        }),
      ),
    findUpiAccount: async (vpa) =>
      UpiAccount.parse(await call({ method: 'POST', path: '/upi/addresses', body: { vpa } })),
    cancelIntent: async (id) => {
      try {
        await call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` });
      } catch (fault) {
        // The provider refuses to close a payment that has ended already; the next line reads how.
        if (!(fault instanceof OutboundRefusal)) throw fault;
      }
      return getIntent(id);
    },
    refund: async (id, { key, ...body }) =>
      ProviderRefund.parse(
        await call({ method: 'POST', path: `${at(id)}/refunds`, body, idempotencyKey: key }),
      ),
    findRefund: async (id, reference) => {
      const answer = await call({ method: 'GET', path: `${at(id)}/refunds` });
      return (
        ProviderRefund.array()
          .parse(answer)
          .find((one) => one.reference === reference) ?? null
      );
    },
  };
}
