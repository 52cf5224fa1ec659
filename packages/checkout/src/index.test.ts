import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door of the package', () => {
  expect(Object.keys(door).sort()).toEqual([
    'CheckoutScreen',
    'PaymentCollectScreen',
    'PaymentConfirmScreen',
    'PaymentQrScreen',
    'RetryPaymentScreen',
    'SuccessScreen',
    'checkoutApi',
  ]);
});
