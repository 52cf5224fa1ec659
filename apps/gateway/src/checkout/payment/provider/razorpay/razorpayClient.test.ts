import { describe, expect, test } from 'vitest';
import { RAZORPAY_TEMPORARY_REFUSALS } from '../testing/razorpayApi.ts';
import { refusalOf } from './razorpayClient.ts';

const answer = (description: string) => ({
  statusCode: 400,
  error: { code: 'BAD_REQUEST_ERROR', description, reason: null },
});

describe('an answer 400 of Razorpay', () => {
  test.each(RAZORPAY_TEMPORARY_REFUSALS)(
    'MONEY-01 is no refusal if its reason ends by itself: %s',
    (text) => {
      expect(refusalOf(answer(text))).toBeNull();
    },
  );

  test('MONEY-01 is a refusal for any other reason', () => {
    const text = 'The payment has been fully refunded already';
    expect(refusalOf(answer(text))).toMatchObject({ status: 400, body: { description: text } });
    expect(refusalOf({ ...answer(text), error: { code: 'BAD_REQUEST_ERROR' } })).not.toBeNull();
  });
});
