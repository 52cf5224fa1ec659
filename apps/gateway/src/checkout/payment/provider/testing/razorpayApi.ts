import { z } from 'zod';
import type { PublishedApi } from './publishedApi.ts';

const minor = z.number().int().min(100);
const currency = z.string().regex(/^[A-Z]{3}$/);
const notes = z.record(z.string().max(256), z.string().max(256));
const page = 'https://razorpay.com/docs/api';
const upi = 'https://razorpay.com/docs/payments/payment-gateway/s2s-integration/payment-methods/upi';

/**
 * Descriptions with which Razorpay answers 400 although the same call may succeed later, from the errors of its refund and
 * capture pages; its interface has no code for them.
 */
export const RAZORPAY_TEMPORARY_REFUSALS = [
  'Your account does not have enough balance to carry out the refund operation. You can add funds to your account.',
  'Request failed because another payment operation is in progress',
];

/**
 * The calls that this store uses of Razorpay's interface, according to its documentation. Bodies are JSON. The interface is
 * v1 and has no dated versions; the pages were read on the day below. References have at most 40 letters.
 */
export const RAZORPAY_API: PublishedApi = {
  version: 'v1, read 2026-11-25',
  headers: {
    authorization: new RegExp(`^Basic ${btoa('rzp_test_stand_in:key_of_stand_in')}$`),
  },
  calls: {
    createLink: {
      method: 'POST',
      path: '/v1/payment_links',
      page: `${page}/payments/payment-links/create-standard`,
      body: z.strictObject({
        amount: minor,
        currency,
        accept_partial: z.literal(false),
        reference_id: z.string().max(40),
        description: z.string().max(2_048),
        customer: z.strictObject({}),
        notify: z.strictObject({ sms: z.literal(false), email: z.literal(false) }),
        reminder_enable: z.literal(false),
        notes,
        callback_url: z.url(),
        callback_method: z.literal('get'),
        // https://razorpay.com/docs/api/payments/payment-links/customise-payment-methods
        options: z.strictObject({
          checkout: z.strictObject({ method: z.record(z.string(), z.enum(['0', '1'])) }),
        }),
      }),
    },
    listLinks: {
      method: 'GET',
      path: '/v1/payment_links',
      page: `${page}/payments/payment-links/fetch-all-standard`,
      query: z.looseObject({ reference_id: z.string().max(40) }),
    },
    readLink: {
      method: 'GET',
      path: '/v1/payment_links/:id',
      page: `${page}/payments/payment-links/fetch-id-standard`,
    },
    cancelLink: {
      method: 'POST',
      path: '/v1/payment_links/:id/cancel',
      page: `${page}/payments/payment-links/cancel-standard`,
    },
    readPayment: {
      method: 'GET',
      path: '/v1/payments/:id',
      page: `${page}/payments/fetch-with-id`,
    },
    readCard: {
      method: 'GET',
      path: '/v1/payments/:id/card',
      page: `${page}/payments/fetch-card-details`,
    },
    createOrder: {
      method: 'POST',
      path: '/v1/orders',
      page: `${page}/orders/create`,
      body: z.strictObject({ amount: minor, currency: z.literal('INR'), receipt: z.string().max(40), notes }),
    },
    listOrders: {
      method: 'GET',
      path: '/v1/orders',
      page: `${page}/orders/fetch-all`,
      query: z.looseObject({ receipt: z.string().max(40) }),
    },
    readOrder: { method: 'GET', path: '/v1/orders/:id', page: `${page}/orders/fetch-with-id` },
    paymentsOfOrder: {
      method: 'GET',
      path: '/v1/orders/:id/payments',
      page: `${page}/orders/fetch-payments`,
    },
    createUpi: {
      method: 'POST',
      path: '/v1/payments/create/upi',
      page: `${upi}/collect and ${upi}/intent`,
      body: z.strictObject({
        amount: minor,
        currency: z.literal('INR'),
        order_id: z.string().startsWith('order_'),
        email: z.email(),
        contact: z.string().regex(/^\+?\d{8,15}$/),
        method: z.literal('upi'),
        ip: z.union([z.ipv4(), z.ipv6()]),
        referer: z.url(),
        user_agent: z.string(),
        description: z.string(),
        notes,
        upi: z.union([
          z.strictObject({
            flow: z.literal('collect'),
            vpa: z.string().includes('@'),
            expiry_time: z.number().int().min(5),
          }),
          z.strictObject({ flow: z.literal('intent') }),
        ]),
      }),
    },
    validateVpa: {
      method: 'POST',
      path: '/v1/payments/validate/vpa',
      page: `${upi}/collect`,
      body: z.strictObject({ vpa: z.string() }),
    },
    createCode: {
      method: 'POST',
      path: '/v1/payments/qr_codes',
      page: `${page}/qr-codes/image-content/create`,
      body: z.strictObject({
        type: z.literal('upi_qr'),
        name: z.string(),
        usage: z.literal('single_use'),
        fixed_amount: z.literal(true),
        payment_amount: minor,
        description: z.string(),
        close_by: z
          .number()
          .int()
          .refine((at) => at >= Date.now() / 1_000 + 15 * 60, 'a quarter of an hour later at the soonest'),
        notes,
      }),
    },
    listCodes: {
      method: 'GET',
      path: '/v1/payments/qr_codes',
      page: `${page}/qr-codes/fetch-all`,
      query: z.looseObject({ from: z.string(), count: z.literal('100') }),
    },
    readCode: { method: 'GET', path: '/v1/payments/qr_codes/:id', page: `${page}/qr-codes/fetch-with-id` },
    paymentsOfCode: {
      method: 'GET',
      path: '/v1/payments/qr_codes/:id/payments',
      page: `${page}/qr-codes/fetch-payments`,
      query: z.looseObject({}),
    },
    closeCode: {
      method: 'POST',
      path: '/v1/payments/qr_codes/:id/close',
      page: `${page}/qr-codes/close`,
    },
    createRefund: {
      method: 'POST',
      path: '/v1/payments/:id/refund',
      page: `${page}/refunds/normal-refunds-idempotent`,
      idempotency: { header: 'x-refund-idempotency', form: /^[\w-]{10,}$/ },
      body: z.strictObject({
        amount: z.number().int().min(1),
        speed: z.literal('normal'),
        receipt: z.string().max(40),
        notes,
      }),
    },
    listRefunds: {
      method: 'GET',
      path: '/v1/payments/:id/refunds',
      page: `${page}/refunds/fetch-multiple-refund-payment`,
      query: z.looseObject({ count: z.literal('100') }),
    },
  },
};
