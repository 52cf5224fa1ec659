import Stripe from 'stripe';
import { z } from 'zod';
import { OutboundRefusal, unlessRefused } from '../../../../platform/outbound/outbound.ts';
import { readEvent, signatureInvalid } from '../../../../platform/http/webhook.ts';
import type { StripeSettings } from '../../../../platform/settings/paymentSettings.ts';
import { sdkCalls } from '../sdkCalls.ts';
import { StartRefused, type Intent, type PaymentProvider, type ProviderRefund } from '../paymentProvider.ts';
import { declinedFor, refundStatus, sessionStatus } from './stripeStatus.ts';

const Metadata = z.record(z.string(), z.string()).nullish();

const Session = z.object({
  id: z.string().startsWith('cs_'),
  status: z.string(),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: Metadata,
  payment_intent: z
    .object({
      id: z.string().startsWith('pi_'),
      status: z.string(),
      amount_received: z.number().int(),
      currency: z.string(),
      last_payment_error: z
        .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
        .nullish(),
      latest_charge: z
        .object({
          amount_refunded: z.number().int(),
          payment_method_details: z
            .object({
              card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullish(),
            })
            .nullable(),
        })
        .nullish(),
    })
    .nullable(),
});

const NewSession = z.object({ id: z.string().startsWith('cs_'), url: z.url() });

const Refund = z.object({
  status: z.string().nullable(),
  amount: z.number().int(),
  failure_reason: z.string().nullish(),
  metadata: Metadata,
});

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string(), metadata: Metadata }) }),
});

const TIMEOUT_MS = 3_500;
/** So far a signature may lie from now, either way; Stripe's usual value. */
const TOLERANCE_SECONDS = 300;
/** Of a payment all at once; nobody refunds one more often. */
const MOST_REFUNDS = 1_000;

/**
 * Payments at Stripe, on its Checkout page: a session is the intent, and the payment intent in it says whether money
 * came. What a webhook tells is read again from Stripe.
 */
export function stripePayments({ apiUrl, secretKey, webhookSecret }: StripeSettings): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    ...(protocol === 'http:' ? { protocol: 'http', port } : {}),
    host: hostname,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const ask = sdkCalls('stripe', refusalOf);
  const read = (id: string) =>
    ask(async () =>
      Session.parse(
        await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
      ),
    );
  const getIntent = async (id: string) => intentOf(await read(id));
  const paidIntent = async (id: string) => {
    const { payment_intent: paid } = await read(id);
    return paid?.id ?? null;
  };
  const findRefund: PaymentProvider['findRefund'] = async (id, reference) => {
    const paid = await paidIntent(id);
    if (paid === null) return null;
    const made = await ask(async () =>
      Refund.array().parse(
        await stripe.refunds
          .list({ payment_intent: paid, limit: 100 })
          .autoPagingToArray({ limit: MOST_REFUNDS }),
      ),
    );
    const found = made.find(({ metadata }) => metadata?.reference === reference);
    return found ? refundOf(found) : null;
  };
  return {
    name: 'stripe',
    webhookPath: '/v2/payments/webhook/stripe',
    limitsCards: false,
    upi: null,
    getIntent,
    findRefund,
    startCard: async (request) => {
      const { reference, amountMinor, currencyCode, description, returnUrl, language, firstSix } = request;
      if (firstSix.length > 0) throw new StartRefused('stripe', 'card_offer_unsupported');
      const { id, url } = await ask(async () =>
        NewSession.parse(
          await stripe.checkout.sessions.create(
            {
              mode: 'payment',
              allowed_payment_method_types: ['card'],
              client_reference_id: reference,
              metadata: { reference },
              payment_intent_data: { description, metadata: { reference } },
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
            },
            { idempotencyKey: reference },
          ),
        ),
      );
      return { id, pageUrl: url, frameUrl: null };
    },
    cancelIntent: async (id) => {
      // Stripe refuses to expire a session that has ended already; the next line reads how.
      await unlessRefused(
        ask(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` })),
      );
      return getIntent(id);
    },
    refund: async (id, { key, reference, amountMinor, reason }) => {
      const paid = await paidIntent(id);
      if (paid === null) throw new OutboundRefusal('stripe', 400, { code: 'not_paid' });
      return ask(async () =>
        refundOf(
          Refund.parse(
            await stripe.refunds.create(
              {
                payment_intent: paid,
                amount: amountMinor,
                metadata: { reference, session: id, reason },
              },
              { idempotencyKey: key },
            ),
          ),
        ),
      );
    },
    readWebhook: (body, headers) => {
      verify(body, headers['stripe-signature']);
      const { id, type, data } = readEvent(Event, body);
      const { metadata } = data.object;
      if (type.startsWith('checkout.session.')) {
        // Of an account that takes other payments too: each of ours carries its reference.
        if (!metadata?.reference) return null;
        const intentId = data.object.id;
        return {
          id,
          type,
          intentId,
          read: async () => ({ intent: await getIntent(intentId), refund: null }),
        };
      }
      const { session, reference } = metadata ?? {};
      if (!REFUND_EVENT.test(type) || !session || !reference) return null;
      const news = async () => ({
        intent: await getIntent(session),
        refund: await findRefund(session, reference),
      });
      return { id, type, intentId: session, read: news };
    },
  };

  function verify(body: Buffer, header: string | string[] | undefined): void {
    try {
      stripe.webhooks.constructEvent(body, header ?? '', webhookSecret);
    } catch (fault) {
      if (!(fault instanceof SyntaxError)) throw signatureInvalid();
    }
    // Stripe's own check refuses what is old, not what has a time to come.
    const [, time = 0] = /\bt=(\d+)/.exec(String(header)) ?? [];
    if (Number(time) - Date.now() / 1_000 > TOLERANCE_SECONDS) throw signatureInvalid();
  }
}

const REFUND_EVENT = /^refund\.|^charge\.refund\.updated$/;

function intentOf(session: z.infer<typeof Session>): Intent {
  const { id, status, metadata, payment_intent: paying } = session;
  const charge = paying?.latest_charge;
  const card = charge?.payment_method_details?.card;
  const declined = paying?.last_payment_error;
  const state = sessionStatus(status, paying?.status ?? null);
  const isPaid = state === 'succeeded' && paying !== null;
  return {
    provider: 'stripe',
    id,
    reference: metadata?.reference ?? '',
    status: state,
    amountMinor: isPaid ? paying.amount_received : session.amount_total,
    currencyCode: (isPaid ? paying.currency : session.currency).toUpperCase(),
    refundedMinor: charge?.amount_refunded ?? 0,
    failureCode: declinedFor(declined?.decline_code ?? declined?.code),
    card: isPaid && card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null,
  };
}

function refundOf({
  status,
  amount,
  failure_reason: reason,
  metadata,
}: z.infer<typeof Refund>): ProviderRefund {
  return {
    reference: metadata?.reference ?? '',
    status: refundStatus(status),
    amountMinor: amount,
    failureCode: reason === 'expired_or_canceled_card' ? 'card_closed' : (reason ?? null),
  };
}

function refusalOf(fault: unknown) {
  const isRefusal =
    fault instanceof Stripe.errors.StripeInvalidRequestError ||
    fault instanceof Stripe.errors.StripeCardError;
  return isRefusal ? { status: fault.statusCode ?? 400, body: { code: fault.code ?? null } } : null;
}
