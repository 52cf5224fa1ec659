import { expect, test } from 'vitest';
import * as names from './index.ts';

test('the public names of the package', () => {
  expect(Object.keys(names).sort()).toEqual([
    'AccountGate',
    'AccountNav',
    'AddressesScreen',
    'DevicesScreen',
    'GiftVouchersScreen',
    'PrescriptionsScreen',
    'PrivacyScreen',
    'ProfileScreen',
    'StoreCreditScreen',
    'YouScreen',
    'moneyApi',
    'moneyState',
    'profileApi',
  ]);
});
