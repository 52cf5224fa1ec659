import { testGateway } from '@lunette/api-client/testing';
import type { Customer } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { answerAddresses } from './answerAddresses.ts';
import { answerConsents } from './answerConsents.ts';
import { answerDevices } from './answerDevices.ts';
import { answerMoney } from './answerMoney.ts';
import { answerPrescriptions } from './answerPrescriptions.ts';
import { answerProfile } from './answerProfile.ts';

/** A gateway for tests and stories with one account: changes are stored and appear in the next read. */
export function accountGateway(change: Partial<Customer> = {}) {
  const gateway = testGateway();
  const customer = aCustomer(change);
  answerProfile(gateway, customer);
  answerPrescriptions(gateway);
  answerAddresses(gateway);
  answerDevices(gateway);
  answerConsents(gateway, customer.marketingSubscription);
  return answerMoney(gateway);
}
