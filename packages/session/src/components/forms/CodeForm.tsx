import { codeOf } from '@lunette/api-client';
import { formatPhone } from '@lunette/country-config';
import { Button, LinkText, Message, Num } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useVerifyOtpMutation } from '../../api/signIn.ts';
import type { Mobile } from '../../rules/readIdentity.ts';
import { useText } from '../../text.ts';
import { ResendCode } from './ResendCode.tsx';
import { CodeInput } from '../fields/CodeInput.tsx';
import { useFirstField } from '../fields/useFirstField.ts';
import { useSignInOrigin } from '../signIn/useSignInOrigin.ts';
import { useReason } from '../../useReason.ts';
import { useCodeEntry } from './useCodeEntry.ts';
import type { SentCode } from './useSendCode.ts';

type Verified = NonNullable<Awaited<ReturnType<ReturnType<typeof useVerifyOtpMutation>[0]>>['data']>;

/** Props of `CodeForm`. */
export interface CodeFormProps {
  mobile: Mobile;
  sent: SentCode;
  /** `LOGIN` signs in; `MERGE` adds the number to the signed-in customer's account. */
  purpose: 'LOGIN' | 'MERGE';
  onVerified: (answer: Verified) => void;
  onSent: (sent: SentCode) => void;
  /** Lets the shopper enter another number. */
  onChange: () => void;
  /** Shown in place of the gateway's message when a new sign-in is required. */
  again?: ReactNode;
}

/** A form for the code of a text message. The form is sent as soon as the last digit is entered. */
export function CodeForm({ mobile, sent, purpose, onVerified, onSent, onChange, again }: CodeFormProps) {
  const t = useText();
  const reason = useReason();
  const around = useFirstField<HTMLFormElement>({ always: true });
  const place = useSignInOrigin();
  const [verify] = useVerifyOtpMutation();
  const { telephone, phoneCode } = mobile;
  const { field, code, type, submit, begin, isWhole, isIncomplete, isLoading, error, isOfCode } =
    useCodeEntry({
      digits: sent.digits,
      sentAt: sent.start,
      check: (whole) => verify({ body: { telephone, phoneCode, loginType: purpose, code: whole, place } }),
      onAccepted: (answer) => {
        if (answer.type !== 'SEND_OTP') onVerified(answer);
      },
    });
  const phone = formatPhone(telephone, mobile.country);
  const isStale = again !== undefined && codeOf(error) === 'sign_in_again';
  const fault = error && !isStale ? reason(error) : undefined;
  const missing = isIncomplete ? t('session.code-incomplete', { digits: sent.digits }) : undefined;
  return (
    <form
      ref={around}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-ink-soft">
        {t.rich('session.code-sent', {
          digits: sent.digits,
          phone: <Num className="font-semibold text-ink">{phone}</Num>,
        })}{' '}
        <LinkText as="button" onClick={onChange}>
          {t('session.change')}
        </LinkText>
      </p>
      <CodeInput
        ref={field}
        label={t('session.code-label', { digits: sent.digits })}
        digits={sent.digits}
        value={code}
        onChange={type}
        error={(isOfCode ? fault : undefined) ?? missing}
      />
      <ResendCode
        mobile={mobile}
        sent={sent}
        purpose={purpose}
        again={again}
        onSent={(next) => {
          onSent(next);
          begin();
        }}
      />
      {fault && !isOfCode && <Message tone="bad">{fault}</Message>}
      {isStale && again}
      <Button
        type="submit"
        size="l"
        full
        loading={isLoading}
        off={isWhole ? undefined : t('session.code-type-all', { digits: sent.digits })}
      >
        {t(purpose === 'LOGIN' ? 'session.sign-in' : 'session.mobile-confirm')}
      </Button>
    </form>
  );
}
