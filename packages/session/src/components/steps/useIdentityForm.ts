import { codeOf } from '@lunette/api-client';
import { useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useLazyGetLoginInfoQuery } from '../../api/identity.ts';
import { useText } from '../../text.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useFirstField } from '../fields/useFirstField.ts';
import { useMobileFault } from '../fields/useMobileFault.ts';
import { useReason } from '../../useReason.ts';
import { codeBefore, useSendCode, type SentCode } from '../forms/useSendCode.ts';
import { readIdentity, type Mobile } from '../../rules/readIdentity.ts';

/** What `useIdentityForm` needs to know of its step. */
export interface IdentityFormOptions {
  /** The text of the field. */
  typed: string;
  onEmail: (email: string, known: { hasPassword: boolean }) => void;
  onCode: (mobile: Mobile, sent: SentCode, isNew: boolean) => void;
  /** The code that was already sent to this number. */
  sentTo: (mobile: Mobile) => SentCode | null;
}

/** Reads the typed identity: an e-mail address continues with the password, and a number is sent a code (AUTH-07). */
export function useIdentityForm({ typed, onEmail, onCode, sentTo }: IdentityFormOptions) {
  const t = useText();
  const reason = useReason();
  const mobileFault = useMobileFault();
  const { country } = useLocale();
  const captcha = useCaptcha();
  const form = useFirstField<HTMLFormElement>();
  const [ask, { isFetching }] = useLazyGetLoginInfoQuery();
  const { sendTo, isSending } = useSendCode('LOGIN');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});

  const continueWithEmail = async (email: string) => {
    const { data, error } = await ask({ query: { email, isMobileUserOnly: 'false' } });
    if (data) onEmail(email, data);
    else if (codeOf(error) === 'email_invalid') setFault({ field: t('session.email-fault') });
    else setFault({ form: reason(error) });
  };
  const continueWithMobile = async (mobile: Mobile, solution: string | undefined) => {
    const { telephone, phoneCode } = mobile;
    const known = await ask({ query: { telephone, phoneCode, isMobileUserOnly: 'true' } });
    const { sent, error } = await sendTo(mobile, solution);
    const underWay = sent ?? codeBefore(sentTo(mobile), codeOf(error));
    if (underWay) onCode(mobile, underWay, known.data?.isRegistered === false);
    else if (!captcha.wasMissing(error)) setFault({ form: reason(error, 'session.something-wrong') });
  };
  const submit = async () => {
    const identity = readIdentity(typed, country);
    const texts = {
      empty: t('session.identity-missing'),
      email: t('session.email-fault'),
      mobile: mobileFault,
    };
    setFault(typeof identity === 'string' ? { field: texts[identity] } : {});
    if (typeof identity === 'string') return form.current?.querySelector('input')?.focus();
    if (isFetching || isSending) return undefined;
    if (identity.kind === 'email') return continueWithEmail(identity.email);
    const solution = captcha.take();
    return solution === null ? undefined : continueWithMobile(identity, solution);
  };
  return {
    form,
    fault,
    clearFault: () => setFault({}),
    submit,
    isBusy: isFetching || isSending,
    captchaField: captcha.field,
  };
}
