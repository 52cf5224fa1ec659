import { createHmac } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { findCard, type VaultCard } from '../vault/vault.ts';
import { brandOf, digitsOf, expiryOf, isPast, type CardEntry } from './cardRules.ts';
import type { Intent } from './intent.ts';
import { become, countChallengeTry } from './intents.ts';
import { outcomeOf, savedOutcomeOf, type Outcome } from './testCards.ts';

const CHALLENGE_CODE = '123456';
const CHALLENGE_TRIES = 3;

/** Whether a card may pay: if the shop names cards, for an offer of their bank, no other is accepted. */
export function mayPay({ firstSix }: Pick<Intent, 'firstSix'>, number: string): boolean {
  return firstSix === '' || firstSix.split(',').includes(digitsOf(number, 6));
}

/**
 * Charges a card; of its number only brand, first six and last four digits stay, and a keyed hash that knows it again. Null
 * when the payment is no longer open.
 */
export function charge(
  sandbox: Sandbox,
  intent: Intent,
  { number, expires, isToBeSaved }: Pick<CardEntry, 'number' | 'expires'> & { isToBeSaved: boolean },
): Intent | null {
  const digits = digitsOf(number, 19);
  const { status, failureCode = null } = outcomeOf(digits);
  return become(sandbox, intent, status, {
    failureCode,
    brand: brandOf(digits) ?? 'Card',
    first6: digits.slice(0, 6),
    last4: digits.slice(-4),
    isToBeSaved: isToBeSaved && intent.customer !== null ? 1 : 0,
    expiry: expiryOf(expires),
    fingerprint: createHmac('sha256', sandbox.settings.paymentKey).update(digits).digest('hex'),
  });
}

/**
 * Charges a card of the vault. The payment fails if the card is not there any more, has expired or is not in the offer; a
 * payment that is in progress or over stays as it is.
 */
export function chargeSavedCard(sandbox: Sandbox, intent: Intent, customer: string, token: string): Intent {
  if (intent.status !== 'created') return intent;
  const card = findCard(sandbox, customer, token);
  const { brand, first6, last4, expiry } = card ?? { brand: null, first6: null, last4: null, expiry: null };
  const { status, failureCode = null } = card
    ? savedCardOutcome(intent, card, new Date(sandbox.now()))
    : ({ status: 'failed', failureCode: 'card_removed' } as const);
  return become(sandbox, intent, status, { failureCode, brand, first6, last4, expiry }) ?? intent;
}

function savedCardOutcome(intent: Intent, card: VaultCard, today: Date): Outcome {
  if (isPast(card.expiry, today)) return { status: 'failed', failureCode: 'expired_card' };
  if (!mayPay(intent, card.first6)) return { status: 'failed', failureCode: 'card_not_in_offer' };
  return savedOutcomeOf(card);
}

/** Checks the code that the shopper's bank sent; the third wrong one ends the payment. */
export function answerChallenge(
  sandbox: Sandbox,
  intent: Intent,
  code: string,
): Intent | 'wrong_code' | null {
  if (intent.status !== 'requires_challenge') return null;
  if (digitsOf(code, 7) === CHALLENGE_CODE) return become(sandbox, intent, 'succeeded');
  if (countChallengeTry(sandbox, intent) < CHALLENGE_TRIES) return 'wrong_code';
  return become(sandbox, intent, 'failed', { failureCode: 'authentication_failed' });
}

/** Ends a payment because the shopper gave up. */
export function giveUpChallenge(sandbox: Sandbox, intent: Intent): Intent | null {
  if (intent.status !== 'requires_challenge') return null;
  return become(sandbox, intent, 'failed', { failureCode: 'authentication_failed' });
}
