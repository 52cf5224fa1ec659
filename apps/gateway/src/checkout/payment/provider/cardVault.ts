import type { Intent } from './paymentProvider.ts';

/** A card in the vault of a payment provider. */
export interface VaultCard {
  token: string;
  brand: string;
  /** The first digits tell the bank, for its offers. They are read there each time and not stored here. */
  first6: string;
  last4: string;
  /** Its last month: `2029-08`. */
  expiry: string;
}

/** A card that its owner keeps at the provider since a payment: consent was given there. */
export interface CustomerCard extends Omit<VaultCard, 'first6'> {
  /** Whose it is at the provider. */
  customer: string;
}

/** The port to the cards that customers keep at a payment provider. */
export interface CardVault {
  /** Charges a card of a customer for an open intent. Safe to repeat: an intent is charged once. */
  chargeCard: (intentId: string, card: { customer: string; token: string }) => Promise<Intent>;
  listCards: (customer: string) => Promise<VaultCard[]>;
  /** Deletes a card; one that is gone already is no error. */
  deleteCard: (customer: string, token: string) => Promise<void>;
}
