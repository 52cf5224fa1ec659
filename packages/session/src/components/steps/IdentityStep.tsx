import { codeOf } from '@lunette/api-client';
import { countryOf } from '@lunette/country-config';
import { Button, Message, TextField, useLocale } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useLazyGetLoginInfoQuery } from '../../api/identity.ts';
import { useText } from '../../text.ts';
import type { SignedIn } from '../../contract/index.ts';
import { endPasskeyOffer, offersPasskeysInFields } from '../linking/passkey.ts';
import { EmailsOfNumber } from '../forms/EmailsOfNumber.tsx';
import { OtherSignInMethods } from '../signIn/OtherSignInMethods.tsx';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useFirstField } from '../fields/useFirstField.ts';
import { useMobileFault } from '../fields/useMobileFault.ts';
import { usePasskeySignIn } from '../signIn/usePasskeySignIn.ts';
import { useReason } from '../../useReason.ts';
import { codeBefore, useSendCode, type SentCode } from '../forms/useSendCode.ts';
import { looksLikeNumber, readIdentity, type Mobile } from '../../rules/readIdentity.ts';

interface IdentityStepProps {
  /** The value that was typed before, when the shopper comes back to change it. */
  typed: string;
  onType: (typed: string) => void;
  onEmail: (email: string, known: { hasPassword: boolean }) => void;
  onCode: (mobile: Mobile, sent: SentCode, isNew: boolean) => void;
  /** The code that was already sent to this number. */
  sentTo: (mobile: Mobile) => SentCode | null;
  onPasskey: (answer: SignedIn) => void;
  /** A number whose owner prefers to use e-mail and password. */
  mobile: Mobile | null;
}

/** The first step: an e-mail address or a mobile number, in one field (AUTH-07). */
export function IdentityStep(props: IdentityStepProps) {
  const { typed, onType, onEmail, onCode, sentTo, onPasskey, mobile } = props;
  const t = useText();
  const reason = useReason();
  const mobileFault = useMobileFault();
  const { country } = useLocale();
  const captcha = useCaptcha();
  const around = useFirstField<HTMLFormElement>();
  const [ask, { isFetching }] = useLazyGetLoginInfoQuery();
  const { sendTo, isSending } = useSendCode('LOGIN');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const passkey = usePasskeySignIn(onPasskey);
  usePasskeyInField(() => passkey.signIn(true));

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
    if (typeof identity === 'string') return around.current?.querySelector('input')?.focus();
    if (isFetching || isSending) return undefined;
    if (identity.kind === 'email') return continueWithEmail(identity.email);
    const solution = captcha.take();
    return solution === null ? undefined : continueWithMobile(identity, solution);
  };
  const isNumber = looksLikeNumber(typed);
  return (
    <div className="grid gap-4">
      <form
        ref={around}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          name="identity"
          label={t('session.identity')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={typed}
          onChange={({ target }) => {
            setFault({});
            onType(target.value);
          }}
          before={isNumber && !/^(\+|00)/.test(typed.trim()) ? countryOf(country).phoneCode : undefined}
          error={fault.field}
          className="[&_.input]:[direction:ltr]"
        />
        {mobile && <EmailsOfNumber mobile={mobile} />}
        {isNumber && captcha.field}
        {fault.form && <Message tone="bad">{fault.form}</Message>}
        {passkey.fault && <Message tone="warn">{passkey.fault}</Message>}
        <Button type="submit" size="l" full loading={isFetching || isSending}>
          {t(isNumber ? 'session.send-code' : 'session.continue')}
        </Button>
      </form>
      <OtherSignInMethods onEntered={onPasskey} />
    </div>
  );
}

/** While the field is visible, the browser may offer its passkeys for this store. */
function usePasskeyInField(offer: () => Promise<void>): void {
  const [begin] = useState(() => offer);
  useEffect(() => {
    let isGone = false;
    void offersPasskeysInFields().then((does) => (does && !isGone ? begin() : undefined));
    return () => {
      isGone = true;
      endPasskeyOffer();
    };
  }, [begin]);
}
