import { testGateway, type TestGateway } from '@lunette/api-client/testing';
import { customerContract, type Customer } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { marketingContract } from '../contract/marketing.ts';

/** The expiry that the gateway stores when the customer closes the question. */
export const STORED_EXPIRY = '2126-01-31T09:00:00.000Z';

const NONE = { email: false, pushNotification: false, sms: false, whatsapp: false };

/** A gateway whose customer has a telephone and gets no offers by text message; it stores their answer. */
export function phoneCaptureGateway(customer: Partial<Customer> = {}): TestGateway {
  let subscription = NONE;
  let phoneCaptureExpiry: string | null = null;
  return testGateway()
    .on(customerContract.getCustomer, () =>
      aCustomer({
        telephone: '9876543210',
        phoneCode: '+91',
        marketingSubscription: subscription,
        phoneCaptureExpiry,
        ...customer,
      }),
    )
    .on(marketingContract.capturePhone, () => ({ success: true }))
    .on(marketingContract.consentToTexts, () => (subscription = { ...NONE, sms: true }))
    .on(marketingContract.closePhoneCapture, () => ({
      phoneCaptureExpiry: (phoneCaptureExpiry = STORED_EXPIRY),
    }));
}
