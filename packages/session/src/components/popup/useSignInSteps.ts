import { useRef, useState } from 'react';
import type { SignedIn } from '../../contract/index.ts';
import type { SentCode } from '../forms/useSendCode.ts';
import type { SignInMethod } from '../../rules/landingPath.ts';
import type { Mobile } from '../../rules/readIdentity.ts';

/** The step of the sign-in that is shown. */
export type Step =
  | { name: 'identity'; mobile?: Mobile; newEmail?: string }
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

/** What stands above a step. */
export function titleOf({ name }: Step) {
  return TITLES[name];
}

/** The steps of a sign-in, with what was typed; they outlive the popup, so that a closed one goes on where it was. */
export function useSignInSteps() {
  const [step, go] = useState<Step>(FIRST);
  const [typed, type] = useState('');
  const lastSent = useRef<{ mobile: Mobile; sent: SentCode } | null>(null);
  return {
    step,
    go: (next: Step) => {
      if (next.name === 'code') lastSent.current = { mobile: next.mobile, sent: next.sent };
      go(next);
    },
    typed,
    type,
    /** The code that a number was sent in this popup. */
    sentTo: ({ phoneCode, telephone }: Mobile): SentCode | null => {
      const last = lastSent.current;
      const isSame = last?.mobile.phoneCode === phoneCode && last.mobile.telephone === telephone;
      return isSame ? last.sent : null;
    },
    /** Forgets all of it. */
    begin: () => {
      lastSent.current = null;
      type('');
      go(FIRST);
    },
  };
}

export type SignInStepsState = ReturnType<typeof useSignInSteps>;
