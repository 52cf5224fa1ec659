import { z } from 'zod';
import type { PublishedApi } from './publishedApi.ts';

const minor = z.string().regex(/^[1-9]\d*$/);
const page = 'https://docs.stripe.com/api';

/**
 * The calls that this store uses of Stripe's interface, according to its documentation. Bodies are forms with bracketed
 * names. Versions: https://docs.stripe.com/api/versioning. Since 2026-09-30.endive a session does not accept
 * `payment_method_types`
 * (https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions). A card whose owner
 * agreed to save it has `allow_redisplay: always` (https://support.stripe.com/questions/prefilling-saved-cards-in-checkout).
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
      body: z
        .strictObject({
          mode: z.literal('payment'),
          client_reference_id: z.string().max(200),
          locale: z.enum(['auto', 'en']),
          success_url: z.url(),
          cancel_url: z.url(),
          'allowed_payment_method_types[0]': z.literal('card'),
          'metadata[reference]': z.string().max(500),
          // A customer is sent only if the provider asks the shopper to save the card.
          customer: z.string().startsWith('cus_').optional(),
          'saved_payment_method_options[payment_method_save]': z.literal('enabled').optional(),
          'payment_intent_data[description]': z.string().max(1_000),
          'payment_intent_data[metadata][reference]': z.string().max(500),
          'line_items[0][quantity]': z.literal('1'),
          'line_items[0][price_data][currency]': z.string().regex(/^[a-z]{3}$/),
          'line_items[0][price_data][unit_amount]': minor,
          'line_items[0][price_data][product_data][name]': z.string().min(1),
        })
        .refine(
          (session) => !session.customer === !session['saved_payment_method_options[payment_method_save]'],
        ),
    },
    readSession: {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      page: `${page}/checkout/sessions/retrieve`,
      query: z.strictObject({
        'expand[0]': z.literal('payment_intent.latest_charge'),
        'expand[1]': z.literal('payment_intent.payment_method'),
      }),
    },
    expireSession: {
      method: 'POST',
      path: '/v1/checkout/sessions/:id/expire',
      page: `${page}/checkout/sessions/expire`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
    },
    createCustomer: {
      method: 'POST',
      path: '/v1/customers',
      page: `${page}/customers/create`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
      body: z.strictObject({ 'metadata[reference]': z.string().max(500) }),
    },
    deleteCustomer: {
      method: 'DELETE',
      path: '/v1/customers/:id',
      page: `${page}/customers/delete`,
    },
    listCards: {
      method: 'GET',
      path: '/v1/customers/:id/payment_methods',
      page: `${page}/payment_methods/customer_list`,
      query: z.strictObject({
        type: z.literal('card'),
        allow_redisplay: z.enum(['always', 'limited', 'unspecified']),
        limit: z.literal('100'),
      }),
    },
    readCard: {
      method: 'GET',
      path: '/v1/customers/:id/payment_methods/:card',
      page: `${page}/payment_methods/customer`,
    },
    detachCard: {
      method: 'POST',
      path: '/v1/payment_methods/:id/detach',
      page: `${page}/payment_methods/detach`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
    },
    createIntent: {
      method: 'POST',
      path: '/v1/payment_intents',
      page: `${page}/payment_intents/create`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
      body: z.strictObject({
        amount: minor,
        currency: z.string().regex(/^[a-z]{3}$/),
        customer: z.string().startsWith('cus_'),
        description: z.string().max(1_000),
        'allowed_payment_method_types[0]': z.literal('card'),
        'metadata[reference]': z.string().max(500),
        'metadata[opened_for]': z.string().max(500),
      }),
    },
    readIntent: {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      page: `${page}/payment_intents/retrieve`,
      query: z.strictObject({
        'expand[0]': z.literal('latest_charge'),
        'expand[1]': z.literal('payment_method'),
      }),
    },
    // Without `off_session` the customer is present, and without `use_stripe_sdk` the bank asks on a page of its own.
    confirmIntent: {
      method: 'POST',
      path: '/v1/payment_intents/:id/confirm',
      page: `${page}/payment_intents/confirm`,
      idempotency: { header: 'idempotency-key', form: /^.{1,255}$/ },
      body: z.strictObject({
        payment_method: z.string().startsWith('pm_'),
        return_url: z.url(),
        'expand[0]': z.literal('latest_charge'),
        'expand[1]': z.literal('payment_method'),
      }),
    },
    cancelIntent: {
      method: 'POST',
      path: '/v1/payment_intents/:id/cancel',
      page: `${page}/payment_intents/cancel`,
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
