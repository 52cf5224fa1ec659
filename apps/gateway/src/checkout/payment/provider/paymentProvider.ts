import type { UpiFlow } from '@lunette/checkout/contract';
import type { IncomingHttpHeaders } from 'node:http';
import type { CardVault, CustomerCard, VaultToken } from './cardVault.ts';

/** The names of the providers at which a payment can be opened, as payment rows store them. */
export const PROVIDER_NAMES = ['sandbox', 'stripe', 'razorpay'] as const;
/** The name of a payment provider. */
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** A payment as the provider reports it. */
export interface Intent {
  provider: ProviderName;
  id: string;
  /** The id of the payment here. */
  reference: string;
  /** An adapter maps an unknown status to `processing`: the payment waits and never counts as paid. */
  status: 'created' | 'processing' | 'requires_challenge' | 'succeeded' | 'failed' | 'expired' | 'cancelled';
  /** The paid amount; before that, the requested one. */
  amountMinor: number;
  currencyCode: string;
  refundedMinor: number;
  failureCode: string | null;
  card: { brand: string; first6?: string | null | undefined; last4: string } | null;
  /** The card, if its owner asked the provider to save it and the payment succeeded. */
  savedCard?: CustomerCard | null | undefined;
  /** The page on which the bank asks about a saved card, if not in the page or the frame of the payment. */
  challengeUrl?: string | null;
}

/** A refund as the provider reports it. */
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

/** The request to open a payment by card. */
export interface CardRequest extends PaymentRequest {
  /** The first digits of the cards that may pay; any card if empty. */
  firstSix: string[];
  /** The customer at the provider who may keep the card; null or left out for a guest. */
  customer?: string | null;
  /** The saved card that will be charged. */
  savedCard?: VaultToken | null;
  returnUrl: string;
}

/** The request to open a payment by UPI. */
export interface UpiRequest extends PaymentRequest {
  /** The name of the payee, as the app shows it. */
  payee: string;
  flow: UpiFlow;
  vpa: string | null;
  /** The payer and their browser: some providers require it. */
  shopper: { email: string; phone: string; ip: string; userAgent: string; referer: string };
}

/**
 * The page on which a card is typed, and its fields in a frame if the provider has them. A payment that waits for a saved
 * card may have neither.
 */
interface StartedCard {
  id: string;
  pageUrl: string | null;
  frameUrl: string | null;
}

/** A payment by UPI that was opened at a provider. */
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
  /** Requests a payment: from a UPI address, or by a link that a QR code contains or that opens an app. */
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

/** The reasons for which a provider does not open a payment and on which the shopper can act. */
type StartFailure = 'address_unknown' | 'method_unsupported' | 'card_offer_unsupported';

/** Thrown if a provider does not open a payment for a reason on which the shopper can act. */
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
  /** Its UPI calls; null if it has no UPI. */
  upi: UpiCalls | null;
  /** Left out if it saves no cards of customers. */
  vault?: CardVault;
  getIntent: (id: string) => Promise<Intent>;
  /** Closes an intent and returns its outcome: an intent that was paid meanwhile stays paid. */
  cancelIntent: (id: string) => Promise<Intent>;
  /** Refunds an amount of an intent. Safe to repeat with the same key. */
  refund: (
    id: string,
    refund: { key: string; reference: string; amountMinor: number; reason: string },
  ) => Promise<ProviderRefund>;
  /** A refund of an intent by its id here; null if the provider has none. */
  findRefund: (id: string, reference: string) => Promise<ProviderRefund | null>;
  /**
   * Verifies a webhook and reads its event; null if it concerns no payment. Refuses a webhook that the provider did not sign
   * (401) and one that cannot be read (422).
   */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => ProviderEvent | null;
}
