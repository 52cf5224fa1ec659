import { z } from 'zod';
import type { PublishedApi } from './publishedApi.ts';

const minor = z.string().regex(/^[1-9]\d*$/);
const page = 'https://docs.stripe.com/api';

/**
 * What this store calls of Stripe's interface, written down from its documentation. Bodies are forms with bracketed names.
 * Versions: https://docs.stripe.com/api/versioning. Since 2026-09-30.endive a session takes no `payment_method_types`
 * (https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions).
 */
export const STRIPE_API: PublishedApi = {
  version: '2026-10-28.endive',
  headers: { authorization: /^Bearer sk_test_stand_in$/, 'stripe-version': /^2026-10-28\.endive$/ },
  calls: {
    createSession: {
      method: 'POST',
      path: '/v1/checkout/sessions',
      page: `${page}/checkout/sessions/create`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
      body: z.strictObject({
        mode: z.literal('payment'),
        client_reference_id: z.string().max(200),
        locale: z.enum(['auto', 'en']),
        success_url: z.url(),
        cancel_url: z.url(),
        'allowed_payment_method_types[0]': z.literal('card'),
        'metadata[reference]': z.string().max(500),
        'payment_intent_data[description]': z.string().max(1_000),
        'payment_intent_data[metadata][reference]': z.string().max(500),
        'line_items[0][quantity]': z.literal('1'),
        'line_items[0][price_data][currency]': z.string().regex(/^[a-z]{3}$/),
        'line_items[0][price_data][unit_amount]': minor,
        'line_items[0][price_data][product_data][name]': z.string().min(1),
      }),
    },
    readSession: {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      page: `${page}/checkout/sessions/retrieve`,
      query: z.strictObject({ 'expand[0]': z.literal('payment_intent.latest_charge') }),
    },
    expireSession: {
      method: 'POST',
      path: '/v1/checkout/sessions/:id/expire',
      page: `${page}/checkout/sessions/expire`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
    },
    createRefund: {
      method: 'POST',
      path: '/v1/refunds',
      page: `${page}/refunds/create`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
      body: z.strictObject({
        payment_intent: z.string().startsWith('pi_'),
        amount: minor,
        'metadata[reference]': z.string().max(500),
        'metadata[session]': z.string().max(500),
        'metadata[reason]': z.string().max(500),
      }),
    },
    listRefunds: {
      method: 'GET',
      path: '/v1/refunds',
      page: `${page}/refunds/list`,
      query: z.strictObject({ payment_intent: z.string().startsWith('pi_'), limit: z.literal('100') }),
    },
  },
};
