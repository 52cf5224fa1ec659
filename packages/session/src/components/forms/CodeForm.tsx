import { codeOf } from '@lunette/api-client';
import { formatPhone } from '@lunette/country-config';
import { Button, LinkText, Message, Num } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { ResendCode } from './ResendCode.tsx';
import { CodeInput } from '../fields/CodeInput.tsx';
import { useFirstField } from '../fields/useFirstField.ts';
import { useReason } from '../../useReason.ts';
import type { SentCode } from './useSendCode.ts';
import { useVerifyCode, type VerifyCodeOptions } from './useVerifyCode.ts';

/** Props of `CodeForm`. */
export interface CodeFormProps extends VerifyCodeOptions {
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
  const { field, code, type, submit, begin, isWhole, isIncomplete, isLoading, error, isOfCode } =
    useVerifyCode({ mobile, sent, purpose, onVerified });
  const phone = formatPhone(mobile.telephone, mobile.country);
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
