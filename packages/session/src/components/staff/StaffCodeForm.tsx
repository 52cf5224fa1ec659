import { codeOf } from '@lunette/api-client';
import { Button, LinkText, Message, Num } from '@lunette/ui-kit';
import { useStaffText } from '../../staffText.ts';
import { useReason } from '../../useReason.ts';
import { CodeInput } from '../fields/CodeInput.tsx';
import { useFirstField } from '../fields/useFirstField.ts';
import { useCountdown } from '../forms/useCountdown.ts';
import type { MailedCode } from './StaffPasswordForm.tsx';
import { DIGITS, useStaffCode, type StaffCodeOptions } from './useStaffCode.ts';

interface StaffCodeFormProps extends StaffCodeOptions {
  /** Lets the member of staff enter another address or password. */
  onChange: () => void;
}

/** The second half of the sign-in of staff: the code that was mailed. It is sent as soon as the last digit is typed. */
export function StaffCodeForm({ credentials, sent, onSent, onChange }: StaffCodeFormProps) {
  const t = useStaffText();
  const reason = useReason();
  const around = useFirstField<HTMLFormElement>({ always: true });
  const { captcha, resend, sending, error, ...entry } = useStaffCode({ credentials, sent, onSent });
  const { field, code, type, submit, isWhole, isIncomplete, isLoading, isOfCode } = entry;
  const fault = error && codeOf(error) !== 'captcha_required' ? reason(error) : undefined;
  const missing = isIncomplete ? t('session.code-incomplete', { digits: DIGITS }) : undefined;
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
        {t.rich('staff.code-sent', {
          email: <bdi className="font-semibold text-ink wrap-anywhere">{credentials.email}</bdi>,
        })}{' '}
        <LinkText as="button" onClick={onChange}>
          {t('session.change')}
        </LinkText>
      </p>
      <CodeInput
        ref={field}
        label={t('session.code-label', { digits: DIGITS })}
        digits={DIGITS}
        value={code}
        onChange={type}
        error={(isOfCode ? fault : undefined) ?? missing}
      />
      <ResendStaffCode
        sent={sent}
        isLoading={isLoading || sending.isLoading}
        wasResent={sending.isSuccess}
        onResend={() => void resend()}
      />
      {captcha.field}
      {fault && !isOfCode && <Message tone="bad">{fault}</Message>}
      <Button
        type="submit"
        size="l"
        full
        loading={isLoading}
        off={isWhole ? undefined : t('session.code-type-all', { digits: DIGITS })}
      >
        {t('session.sign-in')}
      </Button>
    </form>
  );
}

interface ResendStaffCodeProps {
  sent: MailedCode;
  isLoading: boolean;
  wasResent: boolean;
  onResend: () => void;
}

/** Says when another code can be sent, then offers it, and says that it was sent. */
function ResendStaffCode({ sent, isLoading, wasResent, onResend }: ResendStaffCodeProps) {
  const t = useStaffText();
  const left = useCountdown(sent);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="grid gap-2 text-14 text-ink-soft">
      {left > 0 ? (
        <p>{t.rich('session.code-again-in', { time: <Num>{clock}</Num> })}</p>
      ) : (
        <p>
          <LinkText as="button" aria-disabled={isLoading || undefined} onClick={onResend}>
            {t('session.code-again')}
          </LinkText>
        </p>
      )}
      <p role="status">{wasResent ? t('session.code-sent-again') : null}</p>
    </div>
  );
}
