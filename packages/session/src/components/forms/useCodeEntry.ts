import { codeOf, type ApiError } from '@lunette/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { fieldsOf } from '../../useReason.ts';

type Failure = ApiError | SerializedError;

/** The length of a code, when it was sent, and the call that checks it. */
export interface CodeEntryOptions<Answer> {
  digits: number;
  /** When the code was sent. After another one was sent, the answer for the one before is not shown. */
  sentAt: number;
  /** Starts the check of a whole code; null if it cannot be checked yet. */
  check: (code: string) => PromiseLike<{ data?: Answer; error?: Failure }> | null;
  /** Called with the answer for the right code. */
  onAccepted?: (answer: Answer) => void;
}

/**
 * The typed digits of a one-time code, which is checked as soon as its last digit is typed. The error and `isLoading`
 * are those of the code in the field.
 */
export function useCodeEntry<Answer>({ digits, sentAt, check, onAccepted }: CodeEntryOptions<Answer>) {
  const [code, setCode] = useState('');
  const [checks, setChecks] = useState<Record<string, { isLoading: boolean; error?: Failure | undefined }>>(
    {},
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keyOf = (whole: string) => `${sentAt} ${whole}`;
  const { isLoading = false, error } = checks[keyOf(code)] ?? {};
  const isWhole = code.length === digits;
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const start = async (whole: string) => {
    const key = keyOf(whole);
    // The same code may be typed again while it is checked, also after another one.
    const call = checks[key]?.isLoading ? null : check(whole);
    if (!call) return;
    setChecks((all) => ({ ...all, [key]: { isLoading: true } }));
    const { data, error: refusal } = await call;
    setChecks((all) => ({ ...all, [key]: { isLoading: false, error: refusal } }));
    if (data) onAccepted?.(data);
  };
  const type = (typed: string) => {
    setCode(typed);
    setIncomplete(false);
    if (typed.length === digits && typed !== code) void start(typed);
  };
  const submit = () => (isWhole ? void start(code) : setIncomplete(true));
  /** Empties the field after another code was sent. */
  const begin = () => {
    setCode('');
    field.current?.focus();
  };
  /** Whether the refusal is about the code, and not about the number or the session. */
  const isOfCode = codeOf(error) === 'otp_wrong' || 'code' in fieldsOf(error);
  return { field, code, type, submit, begin, isWhole, isIncomplete, isLoading, error, isOfCode };
}
