import { z } from 'zod';
import { readSigned } from '../../../../platform/http/webhook.ts';
import { OutboundRefusal, unlessRefused } from '../../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { sandboxVault } from './sandboxVault.ts';
import { StartRefused, type PaymentProvider } from '../paymentProvider.ts';

const CustomerCard = z.object({
  token: z.string().min(1).max(100),
  customer: z.string().min(1).max(100),
  brand: z.string().min(1).max(40),
  last4: z.string().regex(/^\d{4}$/),
  expiry: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});

const SandboxIntent = z.object({
  id: z.string().min(1).max(64),
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
  /** A card that cannot be read here must not prevent its payment from counting. */
  savedCard: CustomerCard.nullish().catch(null),
});
/** A payment in the sandbox's protocol. */
export type SandboxIntent = z.infer<typeof SandboxIntent>;

const SandboxRefund = z.object({
  reference: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amountMinor: z.number().int(),
  failureCode: z.string().nullable(),
});

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

const SandboxEvent = z.object({
  id: z.string().min(1).max(64),
  type: z.string().max(64),
  /** The intent, with the refund if the event is about one. */
  data: SandboxIntent.extend({ refund: SandboxRefund.nullish() }),
});

const AddressUnknown = z.object({ error: z.object({ code: z.literal('address_unknown') }) });

/** The payment provider of the sandbox. */
export function sandboxPayments(settings: Settings, send?: typeof fetch): PaymentProvider {
  const call = sandboxCalls(
    settings,
    { service: 'payments', path: '/payments/v1', key: settings.secrets.paymentKey },
    send,
  );
  const webhookPath = '/v2/payments/webhook';
  const webhookUrl = `${settings.publicUrl}${webhookPath}`;
  const at = (id: string) => `/intents/${encodeURIComponent(id)}`;
  const getIntent = async (id: string) => intentOf(await call({ method: 'GET', path: at(id) }));
  return {
    name: 'sandbox',
    webhookPath,
    limitsCards: true,
    vault: sandboxVault(call, intentOf),
    getIntent,
    // A saved card pays the same kind of intent as a typed one.
    startCard: async (request) => {
      const { reference, amountMinor, currencyCode, description, language } = request;
      const { firstSix, customer, returnUrl } = request;
      const wanted = { reference, amountMinor, currencyCode, description, language };
      return NewIntent.parse(
        await call({
          method: 'POST',
          path: '/intents',
          body: { ...wanted, firstSix, customer, returnUrl, webhookUrl },
          idempotencyKey: reference,
        }),
      );
    },
    upi: {
      start: async (request) => {
        const { reference, amountMinor, currencyCode, description, language, payee, flow, vpa } = request;
        const wanted = { reference, amountMinor, currencyCode, description, language, payee, flow, vpa };
        try {
          return UpiIntent.parse(
            await call({
              method: 'POST',
              path: '/upi/intents',
              body: { ...wanted, webhookUrl },
              idempotencyKey: reference,
            }),
          );
        } catch (error) {
          const isUnknown = error instanceof OutboundRefusal && AddressUnknown.safeParse(error.body).success;
          throw isUnknown ? new StartRefused('sandbox', 'address_unknown') : error;
        }
      },
      findAccount: async (vpa) =>
        UpiAccount.parse(await call({ method: 'POST', path: '/upi/addresses', body: { vpa } })),
    },
    cancelIntent: async (id) => {
      // The sandbox refuses to close a payment that has ended already; the next line reads its status.
      await unlessRefused(call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` }));
      return getIntent(id);
    },
    refund: async (id, { key, ...body }) =>
      SandboxRefund.parse(
        await call({ method: 'POST', path: `${at(id)}/refunds`, body, idempotencyKey: key }),
      ),
    findRefund: async (id, reference) => {
      const answer = await call({ method: 'GET', path: `${at(id)}/refunds` });
      return (
        SandboxRefund.array()
          .parse(answer)
          .find((refund) => refund.reference === reference) ?? null
      );
    },
    readWebhook: (body, headers) => {
      const event = readSigned(SandboxEvent, { body, headers, secret: settings.secrets.paymentWebhook });
      const { id, type, data } = event;
      const { refund = null, ...intent } = data;
      // The signed event holds the payment itself.
      return { id, type, intentId: data.id, read: async () => ({ intent: intentOf(intent), refund }) };
    },
  };
}

function intentOf(answer: unknown) {
  return { provider: 'sandbox', ...SandboxIntent.parse(answer) } as const;
}
