import type { CountryCode } from '../country/country.ts';
import { westernDigits } from '../address/phone.ts';
import { isDigits } from '../entry.ts';

/**
 * The form of a country's bank accounts: a number with the code of the branch (IFSC), or one number with a checksum
 * (IBAN).
 */
interface BankAccountForm {
  kind: 'ifsc' | 'iban';
  /** The smallest and the largest number of characters of an account number. */
  length: readonly [least: number, most: number];
  /** The range of characters in the code, or in the IBAN, that identifies the bank. */
  bank: readonly [from: number, to: number];
}

/** A bank account as its holder types it. */
export interface BankAccountInput {
  accountHolder: string;
  /** The number of the account, or its IBAN. */
  accountNumber: string;
  /** The IFSC; empty if the country has none. */
  bankCode: string;
}

/** What is wrong with a bank account. */
export type BankAccountFault = 'holder' | 'number' | 'iban' | 'code';

/**
 * The countries in which money can be refunded to a bank account: those with cash on delivery. Sources: the IFSC of the
 * Reserve Bank of India (four letters, 0, six letters or digits) with the account numbers of Indian banks of 9 to 18
 * digits; the SWIFT IBAN registry for AE (23 characters, bank code of three digits) and SA (24, of two).
 */
const FORMS: Partial<Record<CountryCode, BankAccountForm>> = {
  IN: { kind: 'ifsc', length: [9, 18], bank: [0, 4] },
  AE: { kind: 'iban', length: [23, 23], bank: [4, 7] },
  SA: { kind: 'iban', length: [24, 24], bank: [4, 6] },
};

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** The form of a country's bank accounts; null if the country refunds no money to bank accounts. */
export function bankAccountForm(country: CountryCode): BankAccountForm | null {
  return FORMS[country] ?? null;
}

/** A bank account without spaces, in capital letters and western digits. */
export function normalBankAccount({
  accountHolder,
  accountNumber,
  bankCode,
}: BankAccountInput): BankAccountInput {
  const plain = (text: string) => westernDigits(text).replace(/[\s-]/g, '').toUpperCase();
  return {
    accountHolder: accountHolder.trim().replace(/\s+/g, ' '),
    accountNumber: plain(accountNumber),
    bankCode: plain(bankCode),
  };
}

/** Checks a typed bank account of a country and returns the faults by field; empty if it is valid. */
export function bankAccountFaults(
  country: CountryCode,
  typed: BankAccountInput,
): Partial<Record<keyof BankAccountInput, BankAccountFault>> {
  const { accountHolder, accountNumber, bankCode } = normalBankAccount(typed);
  const form = FORMS[country];
  const isNumber =
    form?.kind === 'iban' ? isIban(country, accountNumber, form) : isPlain(accountNumber, form);
  return {
    ...(!/\p{L}.*\p{L}/u.test(accountHolder) && { accountHolder: 'holder' }),
    ...(!isNumber && { accountNumber: form?.kind === 'iban' ? 'iban' : 'number' }),
    ...(form?.kind === 'ifsc' && !IFSC.test(bankCode) && { bankCode: 'code' }),
  };
}

/** The parts of a bank account that may be shown: its last four characters and the code of its bank. */
export function maskedBankAccount(
  country: CountryCode,
  { accountNumber, bankCode }: BankAccountInput,
): { last4: string; bank: string } {
  const form = FORMS[country];
  const named = form?.kind === 'iban' ? accountNumber : bankCode;
  return { last4: accountNumber.slice(-4), bank: named.slice(...(form?.bank ?? [0, 0])) };
}

function isPlain(number: string, form: BankAccountForm | undefined): boolean {
  const [least, most] = form?.length ?? [0, 0];
  return isDigits(number) && number.length >= least && number.length <= most;
}

/** Whether an IBAN is one of the country, with its length and the right check digits (ISO 7064, MOD 97-10). */
function isIban(country: CountryCode, iban: string, { length: [length] }: BankAccountForm): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  if (!iban.startsWith(country) || iban.length !== length) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
