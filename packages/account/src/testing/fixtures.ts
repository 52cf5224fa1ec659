import { StoreCredit } from '../contract/index.ts';

/** Store credit from a refund. */
export function aStoreCredit(over: Partial<StoreCredit> = {}): StoreCredit {
  return StoreCredit.parse({
    code: 'SC-7KQ4-M2XD',
    balance: { value: 750, currencyCode: 'INR' },
    expiresOn: '2027-05-31',
    isExpired: false,
    ...over,
  });
}
