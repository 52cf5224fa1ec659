import { codeOf, useAppSelector } from '@lunette/api-client';
import { useState } from 'react';
import { selectSignIn } from '../../slice.ts';
import { CaptchaPart } from './CaptchaPart.tsx';

interface CaptchaOptions {
  /** False for one of several forms on a page: its captcha appears only if the gateway has refused this form. */
  isAlone?: boolean;
  /**
   * Whether the gateway has said that the form will need a solution: the captcha then appears before the form is sent.
   */
  isExpected?: boolean | undefined;
}

type Failure = Parameters<typeof codeOf>[0];

/**
 * The captcha of a form. It appears once the gateway has required it or has said that it will. `take()` returns the
 * solution for one attempt, since each solution is valid once; undefined if none is required; and null, with a message
 * beside the box, if it is missing. If the gateway requires it only after the form was sent, the box appears with a
 * request and without an error, because the shopper made no mistake.
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
  /** Whether a call was refused because the solution was missing; the box is then shown. */
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
