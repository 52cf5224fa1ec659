import type { Intent } from './paymentProvider.ts';

/** A card in the vault of a payment provider. */
export interface VaultCard {
  token: string;
  brand: string;
  /** The first digits tell the bank, for its offers. They are read there each time and not stored here. Some providers tell none. */
  first6: string | null;
  last4: string;
  /** Its last month: `2029-08`. */
  expiry: string;
}

/** A card that its owner keeps at the provider since a payment: consent was given there. */
export interface CustomerCard extends Omit<VaultCard, 'first6'> {
  /** Whose it is at the provider. */
  customer: string;
}

/** A card that is to pay, by what the provider calls it and its owner. */
export interface VaultToken {
  customer: string;
  token: string;
}

/** The list of customers of a payment provider. */
interface VaultCustomers {
  /** Adds a customer, of whom it is told the id here alone, and answers with its own. Safe to repeat. */
  add: (reference: string) => Promise<string>;
  /** Deletes a customer with all that is kept of them; one who is gone already is no error. */
  delete: (customer: string) => Promise<void>;
}

/** The port to the cards that customers keep at a payment provider. */
export interface CardVault {
  /** Left out where it keeps cards under the id that a customer has here. */
  customers?: VaultCustomers;
  /**
   * Charges a card of a customer for an intent that was opened for it. Safe to repeat: an intent is charged once. The bank
   * may ask for its code, and sends the shopper back to `returnUrl`.
   */
  chargeCard: (intentId: string, card: VaultToken & { returnUrl: string }) => Promise<Intent>;
  listCards: (customer: string) => Promise<VaultCard[]>;
  /** Deletes a card; one that is gone already is no error. */
  deleteCard: (customer: string, token: string) => Promise<void>;
}
