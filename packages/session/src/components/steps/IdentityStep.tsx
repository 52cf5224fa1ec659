import { countryOf } from '@lunette/country-config';
import { Button, Message, TextField, useLocale } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import type { SignedIn } from '../../contract/index.ts';
import { endPasskeyOffer, offersPasskeysInFields } from '../linking/passkey.ts';
import { EmailsOfNumber } from '../forms/EmailsOfNumber.tsx';
import { OtherSignInMethods } from '../signIn/OtherSignInMethods.tsx';
import { usePasskeySignIn } from '../signIn/usePasskeySignIn.ts';
import { looksLikeNumber, type Mobile } from '../../rules/readIdentity.ts';
import { useIdentityForm, type IdentityFormOptions } from './useIdentityForm.ts';

interface IdentityStepProps extends IdentityFormOptions {
  onType: (typed: string) => void;
  onPasskey: (answer: SignedIn) => void;
  /** A number whose owner prefers to use e-mail and password. */
  mobile: Mobile | null;
}

/** The first step: an e-mail address or a mobile number, in one field (AUTH-07). */
export function IdentityStep(props: IdentityStepProps) {
  const { typed, onType, onPasskey, mobile } = props;
  const t = useText();
  const { country } = useLocale();
  const { form, fault, clearFault, submit, isBusy, captchaField } = useIdentityForm(props);
  const passkey = usePasskeySignIn(onPasskey);
  usePasskeyInField(() => passkey.signIn(true));
  const isNumber = looksLikeNumber(typed);
  return (
    <div className="grid gap-4">
      <form
        ref={form}
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
            clearFault();
            onType(target.value);
          }}
          before={isNumber && !/^(\+|00)/.test(typed.trim()) ? countryOf(country).phoneCode : undefined}
          error={fault.field}
          className="[&_.input]:[direction:ltr]"
        />
        {mobile && <EmailsOfNumber mobile={mobile} />}
        {isNumber && captchaField}
        {fault.form && <Message tone="bad">{fault.form}</Message>}
        {passkey.fault && <Message tone="warn">{passkey.fault}</Message>}
        <Button type="submit" size="l" full loading={isBusy}>
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
