import { createHmac } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { findCard, type VaultCard } from '../vault/vault.ts';
import { brandOf, digitsOf, expiryOf, isPast, type CardEntry } from './cardRules.ts';
import type { Intent } from './intent.ts';
import { become, countChallengeTry } from './intents.ts';
import { outcomeOf, savedOutcomeOf, type Outcome } from './testCards.ts';

const CHALLENGE_CODE = '123456';
const CHALLENGE_TRIES = 3;

/** Whether a card may pay: if the shop has limited the payment to cards of a bank's offer, no other card is accepted. */
export function mayPay({ firstSix }: Pick<Intent, 'firstSix'>, number: string): boolean {
  return firstSix === '' || firstSix.split(',').includes(digitsOf(number, 6));
}

/**
 * Charges a card. Of its number, only brand, first six and last four digits are stored, and a keyed hash by which the card
 * is recognised. Null if the payment is not open any more.
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
 * Charges a card of the vault. The payment fails if the card was removed, has expired or is not in the offer. A payment that
 * is in progress or has ended is not changed.
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

/**
 * Checks the entered code of the shopper's bank; the third wrong code ends the payment. Null if the payment waits for no
 * code.
 */
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

/** Ends a payment because the shopper gave up. Null if the payment waits for no code. */
export function giveUpChallenge(sandbox: Sandbox, intent: Intent): Intent | null {
  if (intent.status !== 'requires_challenge') return null;
  return become(sandbox, intent, 'failed', { failureCode: 'authentication_failed' });
}
