import { describe, expect, test } from 'vitest';
import { bankAccountFaults, bankAccountForm, maskedBankAccount, normalBankAccount } from './bankAccount.ts';
import { COUNTRY_CODES } from '../country/country.ts';
import { offersCashOnDelivery } from '../address/address.ts';

const indian = { accountHolder: 'Ananya Rao', accountNumber: '447100318825', bankCode: 'KOSH0000411' };
/** Examples from the SWIFT IBAN registry. */
const emirati = { accountHolder: 'Layla Haddad', accountNumber: 'AE070331234567890123456', bankCode: '' };
const saudi = { accountHolder: 'Noura Saleh', accountNumber: 'SA0380000000608010167519', bankCode: '' };

describe('a bank account', () => {
  test('ORD-07 is needed in countries with cash on delivery, and in no others', () => {
    for (const country of COUNTRY_CODES)
      expect(bankAccountForm(country) !== null, country).toBe(offersCashOnDelivery(country));
  });

  test("ORD-07 is valid in its country's form, with the spaces, letters and digits that people type", () => {
    expect(bankAccountFaults('IN', indian)).toEqual({});
    expect(bankAccountFaults('AE', emirati)).toEqual({});
    expect(bankAccountFaults('SA', saudi)).toEqual({});
    const typed = {
      accountHolder: ' Ananya   Rao ',
      accountNumber: '٤٤٧١ 0031 8825',
      bankCode: 'kosh 0000 411',
    };
    expect(normalBankAccount(typed)).toEqual(indian);
    expect(bankAccountFaults('SA', { ...saudi, accountNumber: 'sa03 8000 0000 6080 1016 7519' })).toEqual({});
  });

  test.each([
    ['IN', { ...indian, accountNumber: '12345678' }, { accountNumber: 'number' }],
    ['IN', { ...indian, accountNumber: '1234567890123456789' }, { accountNumber: 'number' }],
    ['IN', { ...indian, bankCode: 'KOSH1000411' }, { bankCode: 'code' }],
    ['IN', { ...indian, accountHolder: 'A' }, { accountHolder: 'holder' }],
    ['AE', { ...emirati, accountNumber: 'AE080331234567890123456' }, { accountNumber: 'iban' }],
    ['AE', saudi, { accountNumber: 'iban' }],
    ['SA', { ...saudi, accountNumber: 'SA038000000060801016751' }, { accountNumber: 'iban' }],
    [
      'IN',
      { accountHolder: '', accountNumber: '', bankCode: '' },
      { accountHolder: 'holder', accountNumber: 'number', bankCode: 'code' },
    ],
  ] as const)('ORD-07 in %s a faulty one names its fields: %j', (country, typed, faults) => {
    expect(bankAccountFaults(country, typed)).toEqual(faults);
  });

  test('ORD-07 shows only its last four characters and the code of its bank', () => {
    expect(maskedBankAccount('IN', indian)).toEqual({ last4: '8825', bank: 'KOSH' });
    expect(maskedBankAccount('AE', emirati)).toEqual({ last4: '3456', bank: '033' });
    expect(maskedBankAccount('SA', saudi)).toEqual({ last4: '7519', bank: '80' });
  });
});
