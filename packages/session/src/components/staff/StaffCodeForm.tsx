import { codeOf } from '@lunette/api-client';
import { Button, LinkText, Message, Num } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import { useSignInStaffMutation } from '../../api/staff.ts';
import { useStaffText } from '../../staffText.ts';
import { fieldsOf, useReason } from '../../useReason.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { CodeInput } from '../fields/CodeInput.tsx';
import { useFirstField } from '../fields/useFirstField.ts';
import { useCountdown } from '../forms/useCountdown.ts';
import type { MailedCode, StaffCredentials } from './StaffPasswordForm.tsx';

/** The digits of a code that is mailed to staff. */
const DIGITS = 6;

interface StaffCodeFormProps {
  credentials: StaffCredentials;
  sent: MailedCode;
  onSent: (sent: MailedCode) => void;
  /** Lets the member of staff enter another address or password. */
  onChange: () => void;
}

/** The second half of the sign-in of staff: the code that was mailed. It is sent as soon as the last digit is typed. */
export function StaffCodeForm({ credentials, sent, onSent, onChange }: StaffCodeFormProps) {
  const t = useStaffText();
  const reason = useReason();
  const captcha = useCaptcha();
  const around = useFirstField<HTMLFormElement>({ always: true });
  const field = useRef<HTMLInputElement>(null);
  const [signIn, { error, isLoading, reset }] = useSignInStaffMutation();
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [wasResent, setResent] = useState(false);
  const isWhole = code.length === DIGITS;

  const call = async (whole?: string) => {
    if (isLoading) return;
    const solution = captcha.take();
    if (solution === null) return;
    const body = { ...credentials, captcha: solution, ...(whole !== undefined && { code: whole }) };
    const { data: answer, error: refusal } = await signIn({ body });
    setResent(answer?.staff === null);
    if (captcha.wasMissing(refusal) || answer?.staff) return;
    if (answer) {
      setCode('');
      onSent({ seconds: answer.reSendOtpTimer, start: performance.now() });
    }
    field.current?.focus();
  };
  const type = (typed: string) => {
    setCode(typed);
    setIncomplete(false);
    if (error) reset();
    if (typed.length === DIGITS && typed !== code) void call(typed);
  };
  const fault = error && codeOf(error) !== 'captcha_required' ? reason(error) : undefined;
  const ofCode = codeOf(error) === 'otp_wrong' || 'code' in fieldsOf(error);
  const missing = isIncomplete ? t('session.code-incomplete', { digits: DIGITS }) : undefined;
  return (
    <form
      ref={around}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void call(code);
        else setIncomplete(true);
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
        error={(ofCode ? fault : undefined) ?? missing}
      />
      <ResendStaffCode sent={sent} isLoading={isLoading} wasResent={wasResent} onResend={() => void call()} />
      {captcha.field}
      {fault && !ofCode && <Message tone="bad">{fault}</Message>}
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
