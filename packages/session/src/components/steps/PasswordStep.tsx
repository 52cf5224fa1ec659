import { codeOf } from '@lunette/api-client';
import { Button, LinkText } from '@lunette/ui-kit';
import { useAuthenticateMutation } from '../../api/signIn.ts';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useEntries } from '../fields/useEntries.ts';
import { useFirstField } from '../fields/useFirstField.ts';
import { useSignInOrigin } from '../signIn/useSignInOrigin.ts';
import { useReason } from '../../useReason.ts';
import { SignInEmail } from './SignInEmail.tsx';

interface PasswordStepProps {
  email: string;
  onEntered: (answer: SignedIn) => void;
  onChange: () => void;
  onForgot: () => void;
  /** Creates an account with this address instead. */
  onRegister: () => void;
}

/** The step for the password of an account with a known e-mail address. */
export function PasswordStep({ email, onEntered, onChange, onForgot, onRegister }: PasswordStepProps) {
  const t = useText();
  const reason = useReason();
  const place = useSignInOrigin();
  const captcha = useCaptcha();
  const around = useFirstField<HTMLDivElement>({ always: true });
  const { form, faults, read, show } = useEntries<'password'>();
  const [authenticate, { error, isLoading }] = useAuthenticateMutation();
  const submit = async () => {
    const { password = '' } = read();
    if (isLoading || show(password === '' ? { password: t('session.password-missing') } : {})) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error: refusal } = await authenticate({
      body: { email, password, captcha: solution, place },
    });
    if (data) onEntered(data);
    else if (!captcha.wasMissing(refusal))
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  };
  return (
    <div ref={around} className="grid gap-4">
      <SignInEmail email={email} onChange={onChange} />
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={t('session.password')}
          autoComplete="current-password"
          error={
            faults.password ?? (error && codeOf(error) !== 'captcha_required' ? reason(error) : undefined)
          }
        />
        {captcha.field}
        <Button type="submit" size="l" full loading={isLoading}>
          {t('session.sign-in')}
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <LinkText as="button" onClick={onForgot}>
          {t('session.forgot-link')}
        </LinkText>
        <LinkText as="button" onClick={onRegister}>
          {t('session.register-link')}
        </LinkText>
      </p>
    </div>
  );
}
