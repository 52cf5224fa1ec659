import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the entry of the package exports these names and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'CheckoutScreen',
    'EndRemindersScreen',
    'PaymentCollectScreen',
    'PaymentConfirmScreen',
    'PaymentQrScreen',
    'ResumeScreen',
    'RetryPaymentScreen',
    'SavedCardsScreen',
    'StaffCheckoutScreen',
    'SuccessScreen',
    'checkoutApi',
    'checkoutState',
    'savedCardState',
    'shippingCheckApi',
  ]);
});
