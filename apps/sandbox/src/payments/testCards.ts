import type { VaultCard } from '../vault/vault.ts';
import { digitsOf } from './cardRules.ts';
import type { FailureCode, IntentStatus } from './intent.ts';
import { ANSWER_LOST, DOWN, TIMED_OUT, SLOW, type Outage } from './outages.ts';

/** The result of a charge. */
export interface Outcome {
  status: IntentStatus;
  failureCode?: FailureCode | null;
}

/** The cards that do not succeed at once. */
const OUTCOMES: Record<string, Outcome> = {
  '4000000000000002': { status: 'failed', failureCode: 'card_declined' },
  '4000000000000069': { status: 'failed', failureCode: 'expired_card' },
  '4000000000003220': { status: 'requires_challenge' },
  '4000000000000119': { status: 'processing' },
};

/** The card that can pay when it is typed, but is declined when it is saved. */
const DECLINED_ONCE_SAVED = '4000000000000341';

/** The cards at whose charge the provider fails. */
const OUTAGES: Record<string, Outage> = {
  '4000000000005001': SLOW,
  '4000000000005019': TIMED_OUT,
  '4000000000005027': ANSWER_LOST,
  '4000000000005035': DOWN,
};

/** The outcome of the charge of a card, by its typed number. */
export function outcomeOf(number: string): Outcome {
  return OUTCOMES[digitsOf(number, 19)] ?? { status: 'succeeded' };
}

/** The outage of the provider at the charge of a card, by its typed number; null if there is none. */
export function outageOf(number: string): Outage | null {
  return OUTAGES[digitsOf(number, 19)] ?? null;
}

type CardDigits = Pick<VaultCard, 'first6' | 'last4'>;

/**
 * The outcome of the charge of a saved card. The vault has no numbers, so cards are recognised by their first and last
 * digits.
 */
export function savedOutcomeOf(card: CardDigits): Outcome {
  if (isCard(card, DECLINED_ONCE_SAVED)) return { status: 'failed', failureCode: 'card_declined' };
  return among(OUTCOMES, card) ?? { status: 'succeeded' };
}

/** The outage of the provider at the charge of a saved card; null if there is none. */
export function savedOutageOf(card: CardDigits): Outage | null {
  return among(OUTAGES, card);
}

function among<T>(table: Record<string, T>, card: CardDigits): T | null {
  const known = Object.keys(table).find((number) => isCard(card, number));
  return (known && table[known]) || null;
}

function isCard({ first6, last4 }: CardDigits, number: string): boolean {
  return number.startsWith(first6) && number.endsWith(last4);
}

/** The test cards and their outcomes, for the page that lists them. */
export const LISTED_CARDS: [number: string, text: string][] = [
  ['4242 4242 4242 4242, and any other right number', 'paid'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 0069', 'the bank calls it expired'],
  ['4000 0000 0000 3220', 'the bank asks for a code: 123456'],
  ['4000 0000 0000 0119', 'hangs in processing, fails as timed out when the payment expires'],
  ['4000 0000 0000 0341', 'paid when typed in, declined when it is kept'],
  ['4000 0000 0000 5126', 'paid, then closed by its bank: every refund to it fails'],
  ['4000 0000 0000 5001', 'paid, answered after 6 seconds'],
  ['4000 0000 0000 5019', 'paid, answered after 30 seconds, when nobody waits any more'],
  ['4000 0000 0000 5027', 'paid, but its answer is lost (503)'],
  ['4000 0000 0000 5035', 'the provider is down (503): nothing is charged'],
];
