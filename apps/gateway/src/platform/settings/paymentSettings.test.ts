import { expect, test } from 'vitest';
import { CannotStart } from './cannotStart.ts';
import { readPayments } from './paymentSettings.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
};

test('without settings every country pays at the sandbox', () => {
  expect(readPayments({})).toEqual({ byCountry: {}, stripe: null, razorpay: null });
});

test('each country pays at the provider that is set for it', () => {
  const settings = readPayments({
    ...STRIPE,
    ...RAZORPAY,
    PAYMENT_PROVIDERS: 'IN=razorpay, us=stripe,AE=stripe',
  });
  expect(settings.byCountry).toEqual({ IN: 'razorpay', US: 'stripe', AE: 'stripe' });
  expect(settings.stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  expect(settings.razorpay).toMatchObject({
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecret: 'hook',
  });
});

test('a provider that no country uses any more keeps its keys for its payments', () => {
  expect(readPayments(STRIPE)).toMatchObject({ byCountry: {}, stripe: { secretKey: 'sk_test_1' } });
});

test.each([
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'Payments at stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and STRIPE_WEBHOOK_SECRET is not set.',
  ],
  [
    { ...RAZORPAY, RAZORPAY_KEY_SECRET: '' },
    'Payments at razorpay need RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, and RAZORPAY_KEY_SECRET is not set.',
  ],
  [
    { PAYMENT_PROVIDERS: 'US=stripe' },
    'PAYMENT_PROVIDERS has US pay at stripe, so STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET have to be set.',
  ],
  [
    { ...STRIPE, PAYMENT_PROVIDERS: 'US=paypal' },
    'PAYMENT_PROVIDERS is US=paypal; it names a provider for each country, as in IN=razorpay,US=stripe.',
  ],
  [
    { ...STRIPE, PAYMENT_PROVIDERS: 'FR=stripe' },
    'PAYMENT_PROVIDERS is FR=stripe; it names a provider for each country, as in IN=razorpay,US=stripe.',
  ],
])(
  'incomplete or wrong settings prevent the start of the gateway, and one sentence says why (%#)',
  (env, sentence) => {
    expect(() => readPayments(env)).toThrow(new CannotStart(sentence));
  },
);
