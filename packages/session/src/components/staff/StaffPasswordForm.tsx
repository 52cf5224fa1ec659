import { codeOf } from '@lunette/api-client';
import { isEmail } from '@lunette/country-config';
import { Button, Message } from '@lunette/ui-kit';
import { useSignInStaffMutation } from '../../api/staff.ts';
import { useStaffText } from '../../staffText.ts';
import { useReason } from '../../useReason.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { useEntries } from '../fields/useEntries.ts';

/** What a member of staff signs in with, besides the code. */
export interface StaffCredentials {
  email: string;
  password: string;
}

/** A code that was mailed: after how many seconds another one can be sent, from which time (`performance.now()`). */
export interface MailedCode {
  seconds: number;
  start: number;
}

interface StaffPasswordFormProps {
  /** The address that was entered before. */
  email: string;
  onSent: (credentials: StaffCredentials, sent: MailedCode) => void;
}

/** The first half of the sign-in of staff: after the right password a code is mailed (STAFF-01). */
export function StaffPasswordForm({ email: before, onSent }: StaffPasswordFormProps) {
  const t = useStaffText();
  const reason = useReason();
  const captcha = useCaptcha();
  const { form, faults, read, show } = useEntries<'email' | 'password'>();
  const [signIn, { error, isLoading }] = useSignInStaffMutation();
  const isRefused = error && codeOf(error) !== 'captcha_required';
  const submit = async () => {
    const { email = '', password = '' } = read();
    const found = {
      ...(!isEmail(email.trim()) && { email: t('session.email-fault') }),
      ...(password === '' && { password: t('session.password-missing') }),
    };
    if (isLoading || show(found)) return;
    const solution = captcha.take();
    if (solution === null) return;
    const credentials = { email: email.trim(), password };
    const { data, error: refusal } = await signIn({ body: { ...credentials, captcha: solution } });
    if (data) onSent(credentials, { seconds: data.reSendOtpTimer, start: performance.now() });
    else captcha.wasMissing(refusal);
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
      <EmailField
        name="email"
        label={t('session.email')}
        autoComplete="username"
        defaultValue={before}
        error={faults.email}
      />
      <PasswordField
        name="password"
        label={t('session.password')}
        autoComplete="current-password"
        error={faults.password}
      />
      {captcha.field}
      {isRefused && <Message tone="bad">{reason(error)}</Message>}
      <Button type="submit" size="l" full loading={isLoading}>
        {t('session.continue')}
      </Button>
    </form>
  );
}
