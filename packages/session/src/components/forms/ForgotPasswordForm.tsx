import { isEmail } from '@lunette/country-config';
import { Button, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { useForgotPasswordMutation } from '../../api/password.ts';
import { useText } from '../../text.ts';
import { EmailField } from '../fields/EmailField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useEntries } from '../fields/useEntries.ts';
import { fieldsOf, useReason } from '../../useReason.ts';

/** Requests a link to set a new password (AUTH-06). It does not disclose whether the address has an account. */
export function ForgotPasswordForm({ email = '' }: { email?: string }) {
  const t = useText();
  const reason = useReason();
  const captcha = useCaptcha();
  const { form, faults, read, show } = useEntries<'emailAddress'>();
  const [ask, { isLoading }] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    const emailAddress = (read().emailAddress ?? '').trim();
    setSentTo(null);
    setFault(null);
    if (isLoading || show(isEmail(emailAddress) ? {} : { emailAddress: t('session.email-fault') })) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await ask({ body: { emailAddress, captcha: solution } });
    if (data?.emailStatus === 'sent') setSentTo(emailAddress);
    else if (captcha.wasMissing(error)) return;
    else if (!show({ emailAddress: fieldsOf(error).emailAddress })) setFault(reason(error));
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-ink-soft">{t('session.forgot-text')}</p>
      <EmailField
        name="emailAddress"
        label={t('session.email')}
        defaultValue={email}
        error={faults.emailAddress}
      />
      {captcha.field}
      {fault && <Message tone="bad">{fault}</Message>}
      {sentTo && (
        <Message tone="good">
          {t.rich('session.forgot-sent', { email: <bdi className="font-semibold">{sentTo}</bdi> })}
        </Message>
      )}
      <Button type="submit" size="l" full kind={sentTo ? 'second' : 'primary'} loading={isLoading}>
        {t(sentTo ? 'session.forgot-again' : 'session.forgot-send')}
      </Button>
    </form>
  );
}
