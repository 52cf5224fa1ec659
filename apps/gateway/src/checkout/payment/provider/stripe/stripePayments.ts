import Stripe from 'stripe';
import { OutboundRefusal, unlessRefused } from '../../../../platform/outbound/outbound.ts';
import { readEvent, signatureInvalid } from '../../../../platform/http/webhook.ts';
import type { StripeSettings } from '../../../../platform/settings/paymentSettings.ts';
import { sdkCalls } from '../sdkCalls.ts';
import { StartRefused, type CardRequest, type PaymentProvider } from '../paymentProvider.ts';
import {
  intentOfSession,
  NewStripeSession,
  PAID_BY,
  refundOf,
  StripeEvent,
  StripeRefund,
  StripeSession,
} from './stripeAnswers.ts';
import { isForSavedCard, savedCardIntents, stripeVault } from './stripeVault.ts';

const TIMEOUT_MS = 3_500;
/** How far the time of a signature may be from now, in either direction; Stripe's usual value. */
const TOLERANCE_SECONDS = 300;
/** The most refunds of a payment that are read at once; no payment has more. */
const MOST_REFUNDS = 1_000;

/**
 * Payments at Stripe, on its Checkout page: a session is the intent, and its payment intent shows whether it was paid. A
 * saved card pays a payment intent without a session. The payment of a webhook is read again from Stripe.
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
    ask(async () => StripeSession.parse(await stripe.checkout.sessions.retrieve(id, { expand: EXPANDED })));
  const saved = savedCardIntents({ stripe, ask });
  const getIntent = async (id: string) => (isSession(id) ? intentOfSession(await read(id)) : saved.read(id));
  const paidIntent = async (id: string) => {
    if (!isSession(id)) return id;
    const { payment_intent: paid } = await read(id);
    return paid?.id ?? null;
  };
  const findRefund: PaymentProvider['findRefund'] = async (id, reference) => {
    const paid = await paidIntent(id);
    if (paid === null) return null;
    const made = await ask(async () =>
      StripeRefund.array().parse(
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
    vault: stripeVault({ stripe, ask }),
    getIntent,
    findRefund,
    startCard: async (request) => {
      const { firstSix, savedCard, customer = null } = request;
      if (firstSix.length > 0) throw new StartRefused('stripe', 'card_offer_unsupported');
      if (savedCard) return { id: await saved.open(request, savedCard), pageUrl: null, frameUrl: null };
      const asked = customer === null ? null : await unlessRefused(openSession(request, customer));
      // The customer may have been deleted at Stripe: then the question whether to save the card is not shown, and the
      // payment works nevertheless.
      const { id, url } = asked ?? (await openSession(request, null));
      return { id, pageUrl: url, frameUrl: null };
    },
    cancelIntent: async (id) => {
      // Stripe refuses to end a payment that has ended already; the next line reads its status.
      await unlessRefused<unknown>(isSession(id) ? expire(id) : saved.cancel(id));
      return getIntent(id);
    },
    refund: async (id, { key, reference, amountMinor, reason }) => {
      const paid = await paidIntent(id);
      if (paid === null) throw new OutboundRefusal('stripe', 400, { code: 'not_paid' });
      return ask(async () =>
        refundOf(
          StripeRefund.parse(
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
      const { id, type, data } = readEvent(StripeEvent, body);
      const { metadata } = data.object;
      if (type.startsWith('checkout.session.') || isForSavedCard(type, metadata)) {
        // The account may have other payments too: only those of the store have a reference.
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

  function openSession(request: CardRequest, customer: string | null) {
    const { reference, amountMinor, currencyCode, description, returnUrl, language } = request;
    return ask(async () =>
      NewStripeSession.parse(
        await stripe.checkout.sessions.create(
          {
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
          },
          { idempotencyKey: customer === null ? reference : `keep-${reference}` },
        ),
      ),
    );
  }

  function expire(id: string) {
    return ask(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` }));
  }

  function verify(body: Buffer, header: string | string[] | undefined): void {
    try {
      stripe.webhooks.constructEvent(body, header ?? '', webhookSecret);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw signatureInvalid();
    }
    // Stripe's own check refuses old times, but no future ones.
    const [, time = 0] = /\bt=(\d+)/.exec(String(header)) ?? [];
    if (Number(time) - Date.now() / 1_000 > TOLERANCE_SECONDS) throw signatureInvalid();
  }
}

const EXPANDED = PAID_BY.map((name) => `payment_intent.${name}`);

function isSession(id: string): boolean {
  return id.startsWith('cs_');
}

const REFUND_EVENT = /^refund\.|^charge\.refund\.updated$/;

function refusalOf(fault: unknown) {
  const isRefusal =
    fault instanceof Stripe.errors.StripeInvalidRequestError ||
    fault instanceof Stripe.errors.StripeCardError;
  return isRefusal ? { status: fault.statusCode ?? 400, body: { code: fault.code ?? null } } : null;
}
