import type { Settings } from '../../../../platform/settings/settings.ts';
import type { ProviderName } from '../paymentProvider.ts';

/** An action of the shopper or the bank at a provider. */
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

/** The way in which a provider answers. */
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

/** Features that a provider may not support. */
type Ability = 'upi' | 'bank offers' | 'a failed payment' | 'a challenge' | 'a time in the signature';

/** The outcome of a charge of a saved card. With `no answer` the card is charged and the answer is lost. */
export type Outcome = 'succeeded' | 'failed' | 'requires_challenge' | 'no answer';

/** The vault of a test's provider. */
export interface StandInVault {
  /** Sets the outcome of the next charges of a card; by default they succeed. */
  decide: (token: string, outcome: Outcome) => void;
  /** Whether a card is stored. */
  has: (token: string) => boolean;
  /** Deletes a card at the provider, without a call of the store. */
  drop: (token: string) => void;
  /** How often a payment was charged to a saved card. */
  charges: (intentId: string) => number;
  /** Whether the provider asks the shopper of a payment to save the card. */
  asks: (intentId: string) => boolean;
  /** The provider's customers that have an id of the store. */
  customers: (reference: string) => string[];
}

/** The provider of a test: it implements a provider's interface over HTTP, and the test decides its behaviour. */
export interface StandIn {
  name: ProviderName;
  /** The settings with which a gateway reaches it. */
  settings: Partial<Settings>;
  /** Secrets that no answer may contain. */
  secrets: string[];
  lacks: readonly Ability[];
  /** Its vault; null if it stores no cards. */
  vault: StandInVault | null;
  /** Its failure code for a closed card. */
  closedCode: string;
  /** The differences of requests from the published interface. */
  violations: string[];
  mode: Mode;
  refundMode: 'done' | 'pending' | 'closed' | 'answer lost';
  /** The number of payments that were opened for a reference. */
  opened: (paymentId: string) => number;
  intentOf: (paymentId: string) => string;
  act: (intentId: string, act: Act) => void;
  /** The amounts that were refunded of an intent. */
  refunds: (intentId: string) => number[];
  /** Ends the refunds of an intent that are pending. */
  endRefunds: (intentId: string) => void;
  /** The webhook about the current state of an intent, or of its last refund; signed with the right secret by default. */
  webhook: (intentId: string, about?: 'payment' | 'refund', change?: WebhookChange) => Delivery;
  /** Signed events about objects of another store or about deleted ones; some have the reference of a payment here. */
  strays: (paymentId: string) => Delivery[];
}

/** A webhook request. */
interface Delivery {
  method: 'POST';
  url: string;
  payload: string;
  headers: Record<string, string>;
}

interface WebhookChange {
  id?: string;
  secret?: string;
  /** A body that replaces the event. */
  payload?: string;
  type?: string;
  /** The time of the signature. */
  at?: number;
}
