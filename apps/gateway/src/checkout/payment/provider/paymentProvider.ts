import type { UpiFlow } from '@lunette/checkout/contract';
import type { IncomingHttpHeaders } from 'node:http';
import type { CardVault, CustomerCard, VaultToken } from './cardVault.ts';

/** The providers that a payment can be opened at, as its row names them. */
export const PROVIDER_NAMES = ['sandbox', 'stripe', 'razorpay'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** A payment as the provider knows it. */
export interface Intent {
  provider: ProviderName;
  id: string;
  /** The id of the payment here. */
  reference: string;
  /** A status that an adapter does not know is `processing`: it waits, and never counts as paid. */
  status: 'created' | 'processing' | 'requires_challenge' | 'succeeded' | 'failed' | 'expired' | 'cancelled';
  /** The paid amount; before that, the requested one. */
  amountMinor: number;
  currencyCode: string;
  refundedMinor: number;
  failureCode: string | null;
  card: { brand: string; first6?: string | null | undefined; last4: string } | null;
  /** The card, if its owner asked the provider to keep it and it has paid. */
  savedCard?: CustomerCard | null | undefined;
  /** The page on which the bank asks about a saved card, if not in the page or the frame of the payment. */
  challengeUrl?: string | null;
}

/** A refund as the provider knows it. */
export interface ProviderRefund {
  /** The id of the refund here. */
  reference: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  failureCode: string | null;
}

/** The payment that is to be opened. */
interface PaymentRequest {
  /** The payment's id here: it makes the call safe to repeat. */
  reference: string;
  amountMinor: number;
  currencyCode: string;
  description: string;
  language: string;
}

export interface CardRequest extends PaymentRequest {
  /** The first digits of the cards that may pay; any card if empty. */
  firstSix: string[];
  /** The customer at the provider who may keep the card; null or left out for a guest. */
  customer?: string | null;
  /** The saved card that is going to be charged. */
  savedCard?: VaultToken | null;
  returnUrl: string;
}

export interface UpiRequest extends PaymentRequest {
  /** The name of the payee, as the app shows it. */
  payee: string;
  flow: UpiFlow;
  vpa: string | null;
  /** The payer and their browser: some providers require it. */
  shopper: { email: string; phone: string; ip: string; userAgent: string; referer: string };
}

/**
 * The page on which a card is typed, and its fields in a frame where the provider has them. A payment that waits for a saved
 * card may have neither.
 */
interface StartedCard {
  id: string;
  pageUrl: string | null;
  frameUrl: string | null;
}

export interface StartedUpi {
  id: string;
  /** The address in the code or behind the link; null for a request to an address at some providers. */
  link: string | null;
  bank: string | null;
  sentAt: string;
  expiresAt: string;
}

/** Payments by UPI at a provider. */
export interface UpiCalls {
  /** Requests a payment: from an address, or with a link that is in a code or opens an app. */
  start: (request: UpiRequest) => Promise<StartedUpi>;
  /** Whether there is an account at a UPI address. */
  findAccount: (vpa: string) => Promise<{ exists: boolean; name: string | null; bank: string | null }>;
}

/** An event of a webhook whose signature was verified. */
export interface ProviderEvent {
  id: string;
  type: string;
  intentId: string;
  /** Reads the payment, and for an event about a refund that refund too. */
  read: () => Promise<{ intent: Intent; refund: ProviderRefund | null }>;
}

/** Why a provider does not open a payment, for reasons that its shopper can act on. */
type StartFailure = 'address_unknown' | 'method_unsupported' | 'card_offer_unsupported';

/** Thrown where a provider does not open a payment for a reason that its shopper can act on. */
export class StartRefused extends Error {
  readonly failureCode: StartFailure;

  constructor(provider: ProviderName, failureCode: StartFailure) {
    super(`${provider} does not open the payment: ${failureCode}`);
    this.failureCode = failureCode;
  }
}

/**
 * The port to a payment provider. Card numbers never reach the gateway: they are typed into the provider's page. A call throws
 * `OutboundRefusal` if the provider refuses it, and `OutboundUnavailable` if its effect is unknown; each write may be repeated
 * with the same reference or key.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The path of its webhook here. */
  webhookPath: string;
  /** Whether it can limit a payment to the cards of one bank, as an offer of that bank requires. */
  limitsCards: boolean;
  startCard: (request: CardRequest) => Promise<StartedCard>;
  /** Null where it has no UPI. */
  upi: UpiCalls | null;
  /** Left out where it keeps no cards of customers. */
  vault?: CardVault;
  getIntent: (id: string) => Promise<Intent>;
  /** Closes an intent and returns its outcome: one that was paid meanwhile stays paid. */
  cancelIntent: (id: string) => Promise<Intent>;
  /** Refunds an amount of an intent. Safe to repeat with the same key. */
  refund: (
    id: string,
    refund: { key: string; reference: string; amountMinor: number; reason: string },
  ) => Promise<ProviderRefund>;
  /** A refund of an intent by its id here; null where the provider has none. */
  findRefund: (id: string, reference: string) => Promise<ProviderRefund | null>;
  /**
   * Verifies a webhook and reads its event; null where that concerns no payment. Refuses one that was not sent by the provider
   * (401) and one that cannot be read (422).
   */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => ProviderEvent | null;
}
