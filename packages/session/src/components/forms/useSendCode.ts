import { useSendOtpMutation } from '../../api/signIn.ts';
import type { Mobile } from '../../rules/readIdentity.ts';

/** A code that was sent to a number. */
export interface SentCode {
  digits: number;
  /** When it was sent, by the clock of the page, in milliseconds. */
  start: number;
  /** Seconds until another code can be sent. */
  seconds: number;
  /** Whether no further code can be sent for now. */
  isLast: boolean;
}

/** A sent code and its number. */
export interface CodeOfMobile {
  mobile: Mobile;
  sent: SentCode;
}

/** The code, if it was sent to this number. */
export function codeSentTo({ phoneCode, telephone }: Mobile, last: CodeOfMobile | null): SentCode | null {
  const isSame = last?.mobile.phoneCode === phoneCode && last.mobile.telephone === telephone;
  return isSame ? last.sent : null;
}

/** The code that was sent before, which is still valid if no other one can be sent now. */
export function codeBefore(sent: SentCode | null, refusal: string | null): SentCode | null {
  if (refusal === 'otp_too_soon') return sent;
  return refusal === 'otp_retries_exhausted' ? sent && { ...sent, isLast: true } : null;
}

/**
 * Sends a code to a number. The gateway answers with its length and when the next one can be sent (AUTH-02, AUTH-03).
 */
export function useSendCode(otpType: 'LOGIN' | 'MERGE') {
  const [send, { isLoading }] = useSendOtpMutation();
  const sendTo = async ({ telephone, phoneCode }: Mobile, captcha?: string) => {
    const { data, error } = await send({ body: { mobile: telephone, phoneCode, otpType, captcha } });
    if (!data) return { sent: null, error };
    const { otpDigits: digits, reSendOtpTimer: seconds, isRetryLimitExhausted: isLast } = data;
    const sent: SentCode = { digits, seconds, isLast, start: performance.now() };
    return { sent, error: undefined };
  };
  return { sendTo, isSending: isLoading };
}
