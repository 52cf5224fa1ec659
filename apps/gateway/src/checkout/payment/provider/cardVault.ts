import type { Intent } from './paymentProvider.ts';

/** A card in the vault of a payment provider. */
export interface VaultCard {
  token: string;
  brand: string;
  /**
   * The first six digits, by which offers recognise the bank. They are read from the provider each time and not stored here.
   * Null at providers that do not return them.
   */
  first6: string | null;
  last4: string;
  /** Its last month: `2029-08`. */
  expiry: string;
}

/** A card that its owner has saved at the provider with a payment; consent was given there. */
export interface CustomerCard extends Omit<VaultCard, 'first6'> {
  /** The id of its owner at the provider. */
  customer: string;
}

/** The ids of a card and of its owner at the provider, for a payment with it. */
export interface VaultToken {
  customer: string;
  token: string;
}

/** The list of customers of a payment provider. */
interface VaultCustomers {
  /** Adds a customer and returns the id there. The provider gets only the customer's id here. Safe to repeat. */
  add: (reference: string) => Promise<string>;
  /** Deletes a customer with all their data; it is no error if the customer does not exist any more. */
  delete: (customer: string) => Promise<void>;
}

/** The port to the cards that customers keep at a payment provider. */
export interface CardVault {
  /** Left out if the provider keeps cards under the customer's id here. */
  customers?: VaultCustomers;
  /**
   * Charges a card of a customer for an intent that was opened for it. Safe to repeat: an intent is charged once. The bank
   * may ask for its code, and sends the shopper back to `returnUrl`.
   */
  chargeCard: (intentId: string, card: VaultToken & { returnUrl: string }) => Promise<Intent>;
  listCards: (customer: string) => Promise<VaultCard[]>;
  /** Deletes a card; it is no error if the card does not exist any more. */
  deleteCard: (customer: string, token: string) => Promise<void>;
}
