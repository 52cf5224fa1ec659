import { codeOf } from '@lunette/api-client';
import { isEmail } from '@lunette/country-config';
import { Button, Message } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSendVerificationMutation } from '../../api/identity.ts';
import { useText } from '../../text.ts';
import { EmailField } from '../fields/EmailField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useEntries } from '../fields/useEntries.ts';
import { fieldsOf, useReason } from '../../useReason.ts';

/** Props of `LinkEmail`. */
export interface LinkEmailProps {
  /** Called when the link was sent and the shopper has read the message about it. */
  onDone?: () => void;
  /** Postpones it; without this prop there is no such button. */
  onLater?: () => void;
  /** Shown in place of the gateway's message when a new sign-in is required. */
  again?: ReactNode;
}

/** Adds an e-mail address to the account; a mailed link proves it (AUTH-06). */
export function LinkEmail({ onDone, onLater, again }: LinkEmailProps) {
  const t = useText();
  const reason = useReason();
  const captcha = useCaptcha();
  const { form, faults, read, show } = useEntries<'emailAddress'>();
  const [send, { isLoading }] = useSendVerificationMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const submit = async () => {
    const emailAddress = (read().emailAddress ?? '').trim();
    setFault(null);
    if (isLoading || show(isEmail(emailAddress) ? {} : { emailAddress: t('session.email-fault') })) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await send({ body: { emailAddress, captcha: solution } });
    if (data?.emailStatus === 'sent') setSentTo(emailAddress);
    else if (captcha.wasMissing(error)) return;
    else if (again && codeOf(error) === 'sign_in_again') setStale(true);
    else if (!show({ emailAddress: fieldsOf(error).emailAddress })) setFault(reason(error));
  };
  if (sentTo)
    return (
      <div className="grid gap-4">
        <Message tone="good">
          {t.rich('session.email-link-sent', { email: <bdi className="font-semibold">{sentTo}</bdi> })}
        </Message>
        {onDone && (
          <Button full onClick={() => onDone()}>
            {t('session.continue')}
          </Button>
        )}
      </div>
    );
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
      <p className="text-ink-soft">{t('session.email-link-text')}</p>
      <EmailField name="emailAddress" label={t('session.email')} error={faults.emailAddress} />
      {captcha.field}
      {fault && <Message tone="bad">{fault}</Message>}
      {isStale && again}
      <div className="grid gap-2.5">
        <Button type="submit" size="l" full loading={isLoading}>
          {t('session.email-link-send')}
        </Button>
        {onLater && (
          <Button kind="quiet" full onClick={() => onLater()}>
            {t('session.later')}
          </Button>
        )}
      </div>
    </form>
  );
}
