import { useRef, useState } from 'react';
import type { SignedIn } from '../../contract/index.ts';
import type { RegistrationDraft } from '../forms/RegisterForm.tsx';
import { codeSentTo, type CodeOfMobile, type SentCode } from '../forms/useSendCode.ts';
import type { SignInMethod } from '../../rules/landingPath.ts';
import type { Mobile } from '../../rules/readIdentity.ts';

/** The step of the sign-in that is shown. */
export type Step =
  | { name: 'identity'; mobile?: Mobile }
  | { name: 'password'; email: string }
  | { name: 'code'; mobile: Mobile; sent: SentCode; isNew: boolean }
  | { name: 'forgot'; email: string; hasNone: boolean };

/** Makes the handler of a successful sign-in by a method. */
export type EnterBy = (
  method: SignInMethod,
  how?: { withPasskey?: boolean; isNew?: boolean },
) => (answer: SignedIn) => void;

const FIRST: Step = { name: 'identity' };
const TITLES = {
  identity: 'session.sign-in-title',
  password: 'session.password-title',
  code: 'session.code-title',
  forgot: 'session.forgot-title',
} as const;

/** The title of a step. */
export function titleOf({ name }: Step) {
  return TITLES[name];
}

/**
 * The steps of a sign-in, with the typed values. They are kept when the popup closes, so that it opens at the same step
 * again.
 */
export function useSignInSteps() {
  const [step, go] = useState<Step>(FIRST);
  const [typed, type] = useState('');
  const [registration, setRegistration] = useState<RegistrationDraft>({});
  const lastSent = useRef<CodeOfMobile | null>(null);
  return {
    step,
    go: (next: Step) => {
      if (next.name === 'code') lastSent.current = { mobile: next.mobile, sent: next.sent };
      go(next);
    },
    typed,
    type,
    registration,
    setRegistration,
    /** The code that was sent to a number in this popup. */
    sentTo: (mobile: Mobile) => codeSentTo(mobile, lastSent.current),
    /** Clears all of it. */
    begin: () => {
      lastSent.current = null;
      type('');
      setRegistration({});
      go(FIRST);
    },
  };
}

/** The state of the sign-in steps and the functions that change it. */
export type SignInStepsState = ReturnType<typeof useSignInSteps>;
