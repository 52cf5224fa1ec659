import { testGateway, type TestGateway } from '@lunette/api-client/testing';
import { customerContract, type Customer } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { marketingContract } from '../contract/marketing.ts';

const NONE = { email: false, pushNotification: false, sms: false, whatsapp: false };

/** A gateway whose customer has a telephone and gets no offers by text message; it stores their consent. */
export function phoneCaptureGateway(customer: Partial<Customer> = {}): TestGateway {
  let subscription = NONE;
  return testGateway()
    .on(customerContract.getCustomer, () =>
      aCustomer({
        telephone: '9876543210',
        phoneCode: '+91',
        marketingSubscription: subscription,
        ...customer,
      }),
    )
    .on(marketingContract.capturePhone, () => ({ success: true }))
    .on(marketingContract.consentToTexts, () => (subscription = { ...NONE, sms: true }));
}
