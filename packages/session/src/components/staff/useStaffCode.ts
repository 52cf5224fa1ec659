import { useSignInStaffMutation } from '../../api/staff.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useCodeEntry } from '../forms/useCodeEntry.ts';
import type { MailedCode, StaffCredentials } from './StaffPasswordForm.tsx';

/** The digits of a code that is mailed to staff. */
export const DIGITS = 6;

/** What a code was mailed for. */
export interface StaffCodeOptions {
  credentials: StaffCredentials;
  sent: MailedCode;
  onSent: (sent: MailedCode) => void;
}

/** The entry of a code of staff, the captcha of its calls, and the call that mails another code. */
export function useStaffCode({ credentials, sent, onSent }: StaffCodeOptions) {
  const captcha = useCaptcha();
  const [signIn] = useSignInStaffMutation();
  const [sendAgain, sending] = useSignInStaffMutation();
  const entry = useCodeEntry({
    digits: DIGITS,
    sentAt: sent.start,
    check: (code) => {
      const solution = captcha.take();
      if (solution === null) return null;
      if (!sending.isLoading) sending.reset();
      return signIn({ body: { ...credentials, captcha: solution, code } }).then((answer) =>
        captcha.wasMissing(answer.error) ? {} : answer,
      );
    },
  });
  const type = (typed: string) => {
    if (sending.error) sending.reset();
    entry.type(typed);
  };
  const resend = async () => {
    if (entry.isLoading || sending.isLoading) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await sendAgain({ body: { ...credentials, captcha: solution } });
    if (captcha.wasMissing(error)) return;
    if (data) onSent({ seconds: data.reSendOtpTimer, start: performance.now() });
    if (data) entry.begin();
    else entry.field.current?.focus();
  };
  const error = sending.error ?? entry.error;
  const isOfCode = !sending.error && entry.isOfCode;
  return { ...entry, captcha, type, resend, sending, error, isOfCode };
}
