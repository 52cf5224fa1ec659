/** The status of a payment at the provider. */
export type IntentStatus =
  'created' | 'processing' | 'requires_challenge' | 'succeeded' | 'failed' | 'expired';
/** The reasons why a payment fails. */
export type FailureCode =
  | ('card_declined' | 'expired_card' | 'authentication_failed' | 'timeout' | 'request_declined')
  | ('card_removed' | 'card_not_in_offer');

/** A payment as it is stored. Of its card, only the brand and the first six and last four digits are stored. */
export interface Intent {
  id: string;
  method: 'card' | 'upi';
  reference: string;
  status: IntentStatus;
  amountMinor: number;
  currencyCode: string;
  refundedMinor: number;
  failureCode: FailureCode | null;
  brand: string | null;
  first6: string | null;
  last4: string | null;
  /** The first six digits of the only cards that may pay, separated by commas; empty for any card. */
  firstSix: string;
  /** The shop's reference of the customer; null for a guest, whose card cannot be saved. */
  customer: string | null;
  /** 1 if the customer has asked to save the card. */
  isToBeSaved: number;
  /**
   * The last month of the paying card, `2029-08`, and a keyed hash that distinguishes it from other cards of the customer.
   */
  expiry: string | null;
  fingerprint: string | null;
  /** The token in the vault under which this payment has saved the card. */
  token: string | null;
  challengeTries: number;
  description: string;
  language: 'en' | 'ar';
  returnUrl: string;
  webhookUrl: string;
  createdAt: number;
  expiresAt: number;
}

/** The statuses that can follow each status; any other change is refused. */
const NEXT: Record<IntentStatus, IntentStatus[]> = {
  created: ['processing', 'requires_challenge', 'succeeded', 'failed', 'expired'],
  requires_challenge: ['succeeded', 'failed', 'expired'],
  processing: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
  // A UPI payment can be approved after it has expired.
  expired: ['succeeded'],
};

/** Whether a payment can change from one status to another. */
export function mayBecome(from: IntentStatus, to: IntentStatus): boolean {
  return NEXT[from].includes(to);
}

/** The payment as the provider's interface shows it. */
export function shown(intent: Intent) {
  const { id, reference, status, amountMinor, currencyCode, refundedMinor, failureCode } = intent;
  const { brand, first6, last4, customer, token, expiry } = intent;
  return {
    id,
    reference,
    status,
    amountMinor,
    currencyCode,
    refundedMinor,
    failureCode,
    card: brand && last4 ? { brand, first6, last4 } : null,
    savedCard:
      token && customer && brand && last4 && expiry ? { token, customer, brand, last4, expiry } : null,
  };
}
