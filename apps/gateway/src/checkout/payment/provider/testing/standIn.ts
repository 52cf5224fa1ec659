import type { Settings } from '../../../../platform/settings/settings.ts';
import type { ProviderName } from '../paymentProvider.ts';

/** What the shopper, or the bank, does at a provider. */
type Act =
  | 'pay'
  | 'pay and keep'
  | 'decline'
  | 'challenge'
  | 'process'
  | 'expire'
  | 'unknown'
  | 'other amount'
  | 'other currency'
  | 'other order';

/** How a provider answers. */
type Mode =
  | 'up'
  | 'slow'
  | 'down'
  | 'hanging'
  | 'limited'
  | 'malformed'
  | 'key refused'
  | 'key too weak'
  | 'answer lost';

/** What a provider can lack. */
type Ability = 'upi' | 'bank offers' | 'a failed payment' | 'a challenge' | 'a time in the signature';

/** What becomes of a charge of a saved card. With `no answer` it takes the money, and nobody hears of it. */
export type Outcome = 'succeeded' | 'failed' | 'requires_challenge' | 'no answer';

/** The vault of a provider of a test. */
export interface StandInVault {
  /** The next charges of a card end so; they succeed unless a test says otherwise. */
  decide: (token: string, outcome: Outcome) => void;
  /** Whether a card is kept. */
  has: (token: string) => boolean;
  /** The provider drops a card by itself. */
  drop: (token: string) => void;
  /** How often a payment was charged with a saved card. */
  charges: (intentId: string) => number;
  /** Whether the shopper of a payment is asked to keep the card. */
  asks: (intentId: string) => boolean;
  /** The customers that are known by an id of the store. */
  customers: (reference: string) => string[];
}

/** A provider of a test: it speaks a provider's interface over HTTP and does what the test says. */
export interface StandIn {
  name: ProviderName;
  /** How a gateway reaches it. */
  settings: Partial<Settings>;
  /** What may not be seen in any answer. */
  secrets: string[];
  lacks: readonly Ability[];
  /** Null where it keeps no cards. */
  vault: StandInVault | null;
  /** What it calls a card that was closed. */
  closedCode: string;
  /** In what requests differed from the published interface. */
  violations: string[];
  mode: Mode;
  refundMode: 'done' | 'pending' | 'closed' | 'answer lost';
  /** How many payments of a reference were opened. */
  opened: (paymentId: string) => number;
  intentOf: (paymentId: string) => string;
  act: (intentId: string, act: Act) => void;
  /** What went back of an intent. */
  refunds: (intentId: string) => number[];
  /** Ends the refunds of an intent that are pending. */
  endRefunds: (intentId: string) => void;
  /** What the provider tells of an intent as it stands now, or of its last refund; signed, unless by another secret. */
  webhook: (intentId: string, about?: 'payment' | 'refund', change?: WebhookChange) => Delivery;
  /** Events that are signed and about things that are not ours, or are gone; of one the reference is a payment of ours. */
  strays: (paymentId: string) => Delivery[];
}

/** A webhook on its way. */
interface Delivery {
  method: 'POST';
  url: string;
  payload: string;
  headers: Record<string, string>;
}

interface WebhookChange {
  id?: string;
  secret?: string;
  /** In place of the event. */
  payload?: string;
  type?: string;
  /** When it was signed. */
  at?: number;
}
