import { codeOf } from '@lunette/api-client';
import { useRef, useState } from 'react';
import { useSignInStaffMutation } from '../../api/staff.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { fieldsOf } from '../../useReason.ts';
import type { MailedCode, StaffCredentials } from './StaffPasswordForm.tsx';

/** The digits of a code that is mailed to staff. */
export const DIGITS = 6;

/** What a code was mailed for. */
export interface StaffCodeOptions {
  credentials: StaffCredentials;
  sent: MailedCode;
  onSent: (sent: MailedCode) => void;
}

/** The typed code of staff, which is sent as soon as its last digit is typed, and the call that mails another one. */
export function useStaffCode({ credentials, sent, onSent }: StaffCodeOptions) {
  const captcha = useCaptcha();
  const [signIn, { reset, ...verification }] = useSignInStaffMutation();
  const [sendAgain, sending] = useSignInStaffMutation();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<MailedCode | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Changes when another code is typed, sent or checked; an older answer then moves no focus. */
  const latest = useRef({});
  const isWhole = code.length === DIGITS;
  // After another code was sent, the answer for the one before is not shown.
  const { error: refusal, isLoading = false } = checked === sent ? verification : {};

  const check = async (whole: string) => {
    // Another code is checked although the one before has no answer yet.
    if (isLoading && whole === code) return;
    const solution = captcha.take();
    if (solution === null) return;
    setChecked(sent);
    if (!sending.isLoading) sending.reset();
    const mine = (latest.current = {});
    const answer = await signIn({ body: { ...credentials, captcha: solution, code: whole } });
    if (answer.error && !captcha.wasMissing(answer.error) && mine === latest.current) field.current?.focus();
  };
  const resend = async () => {
    if (isLoading || sending.isLoading) return;
    const solution = captcha.take();
    if (solution === null) return;
    reset();
    latest.current = {};
    const { data, error } = await sendAgain({ body: { ...credentials, captcha: solution } });
    if (captcha.wasMissing(error)) return;
    if (data) {
      setCode('');
      onSent({ seconds: data.reSendOtpTimer, start: performance.now() });
    }
    field.current?.focus();
  };
  const type = (typed: string) => {
    setCode(typed);
    setIncomplete(false);
    latest.current = {};
    // An answer that comes for the code of before is not shown.
    if (refusal || isLoading) reset();
    if (sending.error) sending.reset();
    if (typed.length === DIGITS && typed !== code) void check(typed);
  };
  const submit = () => (isWhole ? void check(code) : setIncomplete(true));
  const error = refusal ?? sending.error;
  const isOfCode = codeOf(error) === 'otp_wrong' || 'code' in fieldsOf(error);
  return {
    captcha,
    field,
    code,
    type,
    submit,
    resend,
    isWhole,
    isIncomplete,
    isLoading,
    sending,
    error,
    isOfCode,
  };
}
