import { codeOf, useAppSelector } from '@lunette/api-client';
import { useState } from 'react';
import { selectSignIn } from '../../slice.ts';
import { CaptchaPart } from './CaptchaPart.tsx';

interface CaptchaOptions {
  /** False for a form beside others: its box comes only where the gateway has refused this very form. */
  isAlone?: boolean;
  /** Whether the gateway has said that the form will need a solution: its box comes before it is sent. */
  isExpected?: boolean | undefined;
}

type Failure = Parameters<typeof codeOf>[0];

/**
 * The puzzle of a form, once the gateway has asked for one or has said that it will. `take()` gives the solution for one
 * try, undefined where none is due, and null, with a word beside the box, where it is missing: each solution counts once.
 * A gateway that asks after the form was sent is no fault of the shopper: the box then comes with a request.
 */
export function useCaptcha({ isAlone = true, isExpected = false }: CaptchaOptions = {}) {
  const { captchaRequired } = useAppSelector(selectSignIn);
  const [solution, setSolution] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isDue = isExpected || (isAlone ? captchaRequired : isAsked);
  const take = (): string | undefined | null => {
    if (!isDue) return undefined;
    setMissing(solution === null);
    if (solution === null) return null;
    setSolution(null);
    setRound(round + 1);
    return solution;
  };
  /** Whether a call was refused for want of a solution; the box then asks for it. */
  const wasMissing = (error: Failure): boolean => {
    const isWanted = codeOf(error) === 'captcha_required';
    setAsked(isWanted);
    return isWanted;
  };
  const field = isDue && (
    <CaptchaPart key={round} onSolved={setSolution} isAsked={isAsked} isMissing={isMissing} />
  );
  return { take, wasMissing, field };
}
