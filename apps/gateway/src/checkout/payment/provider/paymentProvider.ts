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
  /** What an adapter does not know is `processing`: it waits, and is never taken for paid. */
  status: 'created' | 'processing' | 'requires_challenge' | 'succeeded' | 'failed' | 'expired' | 'cancelled';
  /** What was paid; before that, what is asked for. */
  amountMinor: number;
  currencyCode: string;
  refundedMinor: number;
  failureCode: string | null;
  card: { brand: string; first6?: string | null | undefined; last4: string } | null;
  /** The card, where its owner asked the provider to keep it and it has paid. */
  savedCard?: CustomerCard | null | undefined;
  /** Where the bank asks about a saved card, if not in the page or the frame of the payment. */
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

/** What is to be paid. */
interface PaymentRequest {
  /** The payment's id here: it makes the call safe to repeat. */
  reference: string;
  amountMinor: number;
  currencyCode: string;
  description: string;
  language: string;
}

export interface CardRequest extends PaymentRequest {
  /** Only cards that begin so may pay; any card where there are none. */
  firstSix: string[];
  /** The customer at the provider who may keep the card; a guest is not asked. */
  customer?: string | null;
  /** The saved card that is going to be charged. */
  savedCard?: VaultToken | null;
  returnUrl: string;
}

export interface UpiRequest extends PaymentRequest {
  /** Who asks for the money, as the app shows it. */
  payee: string;
  flow: UpiFlow;
  vpa: string | null;
  /** Who pays, and by which browser: some providers ask for it. */
  shopper: { email: string; phone: string; ip: string; userAgent: string; referer: string };
}

/**
 * Where a card is typed: on the provider's page, and in its fields in a frame where it has them. A payment that waits for a
 * saved card may have neither.
 */
interface StartedCard {
  id: string;
  pageUrl: string | null;
  frameUrl: string | null;
}

export interface StartedUpi {
  id: string;
  /** The address in the code or behind the link; a request to an address has none at some providers. */
  link: string | null;
  bank: string | null;
  sentAt: string;
  expiresAt: string;
}

/** Payments by UPI at a provider. */
export interface UpiCalls {
  /** Asks for a payment: at an address, or with a link that stands in a code or opens an app. */
  start: (request: UpiRequest) => Promise<StartedUpi>;
  /** Whether there is an account at a UPI address. */
  findAccount: (vpa: string) => Promise<{ exists: boolean; name: string | null; bank: string | null }>;
}

/** What a webhook tells, once its signature was verified. */
export interface ProviderEvent {
  id: string;
  type: string;
  intentId: string;
  /** How the payment stands, and of an event about a refund that refund too. */
  read: () => Promise<{ intent: Intent; refund: ProviderRefund | null }>;
}

/** Why a provider does not open a payment, where its shopper can do something about it. */
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
 * The port to a payment provider. Card numbers never reach the gateway: they are typed into the provider's page. A call
 * throws `OutboundRefusal` where the provider says no, and `OutboundUnavailable` where nobody can know what it did; each
 * write may be repeated with the same reference or key.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The path of its webhook here. */
  webhookPath: string;
  /** Whether it can take the cards of one bank only, as an offer of that bank asks for. */
  limitsCards: boolean;
  startCard: (request: CardRequest) => Promise<StartedCard>;
  /** Null where it has no UPI. */
  upi: UpiCalls | null;
  /** Left out where it keeps no cards of customers. */
  vault?: CardVault;
  getIntent: (id: string) => Promise<Intent>;
  /** Closes an intent and answers with what became of it: one that was paid meanwhile stays paid. */
  cancelIntent: (id: string) => Promise<Intent>;
  /** Refunds an amount of an intent. Safe to repeat with the same key. */
  refund: (
    id: string,
    refund: { key: string; reference: string; amountMinor: number; reason: string },
  ) => Promise<ProviderRefund>;
  /** A refund of an intent by its id here; null where the provider has none. */
  findRefund: (id: string, reference: string) => Promise<ProviderRefund | null>;
  /**
   * Verifies a webhook and reads what it is about; null where that concerns no payment. Refuses one that was not sent by
   * the provider (401) and one that cannot be read (422).
   */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => ProviderEvent | null;
}
