import { codeOf } from '@lunette/api-client';
import { Button, FocusGuard, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useResetPasswordMutation } from '../api/password.ts';
import { useLogoutMutation } from '../api/session.ts';
import { useText } from '../text.ts';
import { NewPasswordField } from '../components/fields/NewPasswordField.tsx';
import { PasswordField } from '../components/fields/PasswordField.tsx';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';
import { useEntries } from '../components/fields/useEntries.ts';
import { useIsGuest } from '../components/signIn/useIsGuest.ts';
import { useOpenSignIn } from '../components/signIn/useOpenSignIn.ts';
import { usePasswordFaultText } from '../components/fields/usePasswordFaultText.ts';
import { fieldsOf, useReason } from '../useReason.ts';
import { ACCOUNT } from '../rules/landingPath.ts';

/** Sets a new password with the token of a mailed link (AUTH-08); an expired link offers a new one. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const t = useText();
  const reason = useReason();
  const faultText = usePasswordFaultText();
  const { form, faults, read, show } = useEntries<'newPassword' | 'confirmation'>();
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    const { newPassword = '', confirmation = '' } = read();
    const isSame = newPassword === confirmation;
    setFault(null);
    const isFaulty = show({
      newPassword: faultText(newPassword),
      confirmation: isSame ? undefined : t('session.password-differs'),
    });
    if (isFaulty || isLoading) return;
    const answer = await reset({ body: { token, newPassword, confirmation } });
    if (answer.error && !show(fieldsOf(answer.error))) setFault(reason(answer.error));
  };
  return (
    <SignInLayout title={t('session.reset-title')}>
      <FocusGuard>
        {data ? (
          <ResetDone />
        ) : token === '' || codeOf(error) === 'token_invalid' ? (
          <>
            <Message tone="warn">{token === '' ? t('session.link-broken') : fault}</Message>
            <Button as={Link} to="/customer/account/forgotpassword" size="l">
              {t('session.forgot-send')}
            </Button>
          </>
        ) : (
          <form
            ref={form}
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <NewPasswordField
              name="newPassword"
              label={t('session.password-new')}
              error={faults.newPassword}
            />
            <PasswordField
              name="confirmation"
              label={t('session.password-again')}
              autoComplete="new-password"
              error={faults.confirmation}
            />
            {fault && <Message tone="bad">{fault}</Message>}
            <Button type="submit" size="l" full loading={isLoading}>
              {t('session.reset-save')}
            </Button>
          </form>
        )}
      </FocusGuard>
    </SignInLayout>
  );
}

/**
 * Says that the password is set, and leads to the sign-in. If this browser is signed in to another account, the sign-in
 * form is shown only after a sign-out.
 */
function ResetDone() {
  const t = useText();
  const reason = useReason();
  const open = useOpenSignIn();
  const isOther = useIsGuest() === false;
  const [logout, { error, isLoading }] = useLogoutMutation();
  const signIn = async () => {
    if (isOther && (await logout({ body: {} })).error) return;
    open('sign-in', ACCOUNT);
  };
  return (
    <>
      <Message tone="good">{t(isOther ? 'session.reset-done-other' : 'session.reset-done')}</Message>
      {error && <Message tone="bad">{reason(error)}</Message>}
      <Button size="l" loading={isLoading} onClick={() => void signIn()}>
        {t(isOther ? 'session.sign-out-first' : 'session.sign-in')}
      </Button>
    </>
  );
}
