import type { Sandbox } from '../sandbox.ts';
import { brandOf, digitsOf } from './cardRules.ts';
import type { FailureCode, Intent, IntentStatus } from './intent.ts';
import { become, countChallengeTry } from './intents.ts';

interface Outcome {
  status: IntentStatus;
  failureCode?: FailureCode | null;
}

/** The cards that do not simply succeed. */
const OUTCOMES: Record<string, Outcome> = {
  '4000000000000002': { status: 'failed', failureCode: 'card_declined' },
  '4000000000000069': { status: 'failed', failureCode: 'expired_card' },
  '4000000000003220': { status: 'requires_challenge' },
  '4000000000000119': { status: 'processing' },
};

const CHALLENGE_CODE = '123456';
const CHALLENGE_TRIES = 3;

/** Whether a card may pay: where the shop names cards, for an offer of their bank, no other one is taken. */
export function mayPay({ firstSix }: Pick<Intent, 'firstSix'>, number: string): boolean {
  return firstSix === '' || firstSix.split(',').includes(digitsOf(number, 6));
}

/** Charges a card; of its number only brand, first six and last four digits stay. Null when the payment is no longer open. */
export function charge(sandbox: Sandbox, intent: Intent, number: string): Intent | null {
  const digits = digitsOf(number, 19);
  const { status, failureCode = null }: Outcome = OUTCOMES[digits] ?? { status: 'succeeded' };
  return become(sandbox, intent, status, {
    failureCode,
    brand: brandOf(digits) ?? 'Card',
    first6: digits.slice(0, 6),
    last4: digits.slice(-4),
  });
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

/** Ends a payment at the shopper's wish. */
export function giveUpChallenge(sandbox: Sandbox, intent: Intent): Intent | null {
  if (intent.status !== 'requires_challenge') return null;
  return become(sandbox, intent, 'failed', { failureCode: 'authentication_failed' });
}
