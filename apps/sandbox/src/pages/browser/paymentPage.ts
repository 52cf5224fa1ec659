import { digitsOf } from '../../payments/cardRules.ts';
import { cardFields } from './cardFields.ts';
import { showFault } from './fault.ts';
import { frameMessages, type FrameMessage } from './frameMessages.ts';
import { send, type Answer } from './send.ts';

interface PaymentData {
  id: string;
  status: string;
  returnUrl: string;
  /** The shop that frames the fields; null on the provider's own page. */
  parentOrigin: string | null;
  texts: Record<string, string>;
}

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T | null;
const { id, status, returnUrl, parentOrigin, texts } = JSON.parse(
  find('payment')?.textContent ?? '{}',
) as PaymentData;
const cardForm = find<HTMLFormElement>('card');
const challengeForm = find<HTMLFormElement>('challenge');
const bankCode = find<HTMLInputElement>('bank-code');
const cardMessage = find('card-message');
let working = false;
let step: 'card' | 'challenge' = status === 'requires_challenge' ? 'challenge' : 'card';

const say: (message: FrameMessage) => void = parentOrigin
  ? frameMessages(parentOrigin, () => void (step === 'card' ? payByCard() : confirm()))
  : () => undefined;
const fields = cardForm && cardFields(cardForm, texts, (complete) => say({ type: 'change', complete }));

cardForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  void payByCard();
});
challengeForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  void confirm();
});
find('give-up')?.addEventListener('click', () => void oneAtATime(() => send(`/pay/${id}/give-up`, {})));

if (status === 'created' || status === 'requires_challenge') {
  say({ type: 'ready' });
  if (step === 'challenge') say({ type: 'challenge' });
} else finish(status);

async function payByCard(): Promise<void> {
  if (!fields?.check()) return;
  await oneAtATime(() => send(`/pay/${id}/card`, { ...fields.entry(), isToBeSaved: fields.isToBeSaved() }));
}

async function confirm(): Promise<void> {
  if (!bankCode) return;
  const code = digitsOf(bankCode.value, 6);
  if (code.length < 6) {
    showFault(bankCode, texts['challenge-missing'] ?? null);
    bankCode.focus();
    return;
  }
  await oneAtATime(() => send(`/pay/${id}/challenge`, { code }));
}

/** Sends one request at a time, shows that it runs, and continues with the answer. */
async function oneAtATime(work: () => Promise<Answer | null>): Promise<void> {
  if (working) return;
  working = true;
  document.documentElement.toggleAttribute('data-working', true);
  const answer = await work();
  working = false;
  document.documentElement.toggleAttribute('data-working', false);
  goOn(answer);
}

function goOn(answer: Answer | null): void {
  if (cardMessage) {
    cardMessage.hidden = answer !== null;
    cardMessage.textContent = answer === null ? (texts.unreachable ?? '') : '';
  }
  if (answer === null) {
    // The shop waits for this message, after which its shopper can act again.
    say({ type: 'change', complete: true });
  } else if (answer.faults) {
    fields?.show(answer.faults);
    say({ type: 'change', complete: true });
  } else if (answer.status === 'wrong_code' && bankCode) {
    showFault(bankCode, texts['challenge-wrong'] ?? null);
    bankCode.select();
  } else if (answer.status === 'requires_challenge') askBankCode();
  else finish(answer.status);
}

function askBankCode(): void {
  step = 'challenge';
  for (const part of [find('card-panel'), find('pay')]) if (part) part.hidden = true;
  if (challengeForm) challengeForm.hidden = false;
  find('challenge-title')?.focus();
  say({ type: 'challenge' });
}

function finish(outcome: string): void {
  if (parentOrigin) say({ type: 'finished', status: outcome });
  else location.assign(returnUrl);
}
