import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { BankAccountInput } from '@lunette/country-config';
import type { Settings } from '../../../../platform/settings/settings.ts';

/** An encrypted bank account. */
export interface SealedAccount {
  /** The id of the key: the first characters of its hash. */
  keyId: string;
  /** Initialisation vector, authentication tag and encrypted text. */
  sealed: Buffer;
}

type BankAccountKeys = Pick<Settings['secrets'], 'bankAccounts'>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a bank account of an order with the newest key; it can be decrypted only with the id of the same order. */
export function sealAccount(
  { bankAccounts: [newest] }: BankAccountKeys,
  orderId: string,
  account: BankAccountInput,
): SealedAccount {
  if (newest === undefined) throw new Error('There is no key for bank accounts');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(newest), iv).setAAD(Buffer.from(orderId));
  const text = Buffer.concat([cipher.update(JSON.stringify(account), 'utf8'), cipher.final()]);
  return { keyId: idOf(newest), sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) };
}

/**
 * Decrypts a bank account. Throws if its key is not configured any more, or if it was changed or belongs to another order.
 */
export function openAccount(
  { bankAccounts }: BankAccountKeys,
  orderId: string,
  { keyId, sealed }: SealedAccount,
): BankAccountInput {
  const secret = bankAccounts.find((candidate) => idOf(candidate) === keyId);
  if (secret === undefined) throw new Error(`The key ${keyId} of a bank account is not known`);
  const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(orderId))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as BankAccountInput;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'bank-account', 32));
}

function idOf(secret: string): string {
  return hash('sha256', `bank-account ${secret}`).slice(0, 8);
}
