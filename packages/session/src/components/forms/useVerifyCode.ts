import { codeOf } from '@lunette/api-client';
import { useRef, useState } from 'react';
import { useVerifyOtpMutation } from '../../api/signIn.ts';
import { useSignInOrigin } from '../signIn/useSignInOrigin.ts';
import { fieldsOf } from '../../useReason.ts';
import type { Mobile } from '../../rules/readIdentity.ts';
import type { SentCode } from './useSendCode.ts';

type Verified = NonNullable<Awaited<ReturnType<ReturnType<typeof useVerifyOtpMutation>[0]>>['data']>;

/** The number, its code, and what the code is for. */
export interface VerifyCodeOptions {
  mobile: Mobile;
  sent: SentCode;
  /** `LOGIN` signs in; `MERGE` adds the number to the signed-in customer's account. */
  purpose: 'LOGIN' | 'MERGE';
  onVerified: (answer: Verified) => void;
}

/** The typed code of a text message; it is verified as soon as its last digit is typed. */
export function useVerifyCode({ mobile, sent, purpose, onVerified }: VerifyCodeOptions) {
  const place = useSignInOrigin();
  const [verify, { reset, ...verification }] = useVerifyOtpMutation();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<SentCode | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Changes when another code is typed, sent or checked; an older answer then moves no focus. */
  const latest = useRef({});
  const isWhole = code.length === sent.digits;
  // After another code was sent, the answer for the one before is not shown.
  const { error, isLoading = false } = checked === sent ? verification : {};

  const check = async (whole: string) => {
    // Another code is checked although the one before has no answer yet.
    if (isLoading && whole === code) return;
    setChecked(sent);
    const mine = (latest.current = {});
    const { telephone, phoneCode } = mobile;
    const body = { telephone, phoneCode, loginType: purpose, code: whole, place };
    const answer = await verify({ body });
    if (answer.data && answer.data.type !== 'SEND_OTP') onVerified(answer.data);
    else if (mine === latest.current) field.current?.focus();
  };
  const type = (typed: string) => {
    setCode(typed);
    setIncomplete(false);
    latest.current = {};
    // An answer that comes for the code of before is not shown.
    if (error || isLoading) reset();
    if (typed.length === sent.digits && typed !== code) void check(typed);
  };
  const submit = () => (isWhole ? void check(code) : setIncomplete(true));
  /** Empties the field after another code was sent. */
  const begin = () => {
    latest.current = {};
    setCode('');
    field.current?.focus();
  };
  /** Whether the refusal is about the code, and not about the number or the session. */
  const isOfCode = codeOf(error) === 'otp_wrong' || 'code' in fieldsOf(error);
  return { field, code, type, submit, begin, isWhole, isIncomplete, isLoading, error, isOfCode };
}
