import { randomBytes } from 'node:crypto';
import type { Intent } from '../payments/intent.ts';
import type { Sandbox } from '../sandbox.ts';

/** A card that its owner has saved at the provider. */
export interface VaultCard {
  token: string;
  brand: string;
  first6: string;
  last4: string;
  /** The last month in which it is valid: `2029-08`. */
  expiry: string;
}

const COLUMNS = 'token, brand, first6, last4, expiry';

/**
 * Saves the card of a payment, if its owner asked for that, and returns its token. A card that is already saved keeps its
 * token and gets the newer expiry.
 */
export function saveCard({ database }: Sandbox, intent: Intent): string | null {
  const { customer, isToBeSaved, brand, first6, last4, expiry, fingerprint } = intent;
  if (isToBeSaved === 0 || !customer || !fingerprint) return null;
  const saved = database
    .prepare(
      `INSERT INTO vaultCard (token, customer, brand, first6, last4, expiry, fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (customer, fingerprint) DO UPDATE SET expiry = excluded.expiry RETURNING token`,
    )
    .get(`card_${randomBytes(16).toString('hex')}`, customer, brand, first6, last4, expiry, fingerprint);
  return String(saved?.token);
}

/** The cards of a customer, the newest first. */
export function cardsOf({ database }: Sandbox, customer: string): VaultCard[] {
  return database
    .prepare(`SELECT ${COLUMNS} FROM vaultCard WHERE customer = ? ORDER BY rowid DESC`)
    .all(customer) as unknown as VaultCard[];
}

/** A card of a customer by its token; null if there is none. */
export function findCard({ database }: Sandbox, customer: string, token: string): VaultCard | null {
  const card = database
    .prepare(`SELECT ${COLUMNS} FROM vaultCard WHERE customer = ? AND token = ?`)
    .get(customer, token);
  return (card as VaultCard | undefined) ?? null;
}

/** Deletes a card of a customer; returns whether there was one. */
export function deleteCard({ database }: Sandbox, customer: string, token: string): boolean {
  return (
    database.prepare('DELETE FROM vaultCard WHERE customer = ? AND token = ?').run(customer, token).changes >
    0
  );
}
