import type { TestGateway } from '@lunette/api-client/testing';
import {
  customerContract,
  identityContract,
  passkeyContract,
  type Customer,
} from '@lunette/session/contract';
import { profileContract } from '../contract/index.ts';

const PASSKEY = { id: 'pass-1', name: 'Pixel', lastUsedAt: null, createdAt: '2026-10-02T08:00:00.000Z' };

/** Answers the calls about the profile of a customer and the ways in which they sign in. */
export function answerProfile(gateway: TestGateway, start: Customer): TestGateway {
  let customer = start;
  let passkeys = [{ ...PASSKEY, backedUp: true }];
  let social = ['sandbox'];
  return gateway
    .on(customerContract.getCustomer, () => customer)
    .on(profileContract.updateCustomer, ({ body }) => (customer = { ...customer, ...body }))
    .on(profileContract.getCustomerData, () => ({ profile: { first_name: customer.firstName } }))
    .on(profileContract.deleteCustomer, () => ({ id: 'cookie', success: true, waitsForOrders: [] }))
    .on(passkeyContract.getPasskeys, () => ({ passkeys }))
    .on(passkeyContract.removePasskey, () => ({ passkeys: (passkeys = []) }))
    .on(profileContract.changePassword, () => ({ success: true }))
    .on(identityContract.sendVerification, () => ({ emailStatus: 'sent' as const }))
    .on(profileContract.getAccountsInfo, () => ({ ...customer, social, passkeys: passkeys.length }))
    .on(profileContract.removeSocial, () => {
      social = [];
      return { success: true };
    });
}
