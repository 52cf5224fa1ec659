import { codeOf } from '@lunette/api-client';
import { Button, FocusGuard, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useResetPasswordWithTokenMutation } from '../api/identity.ts';
import { useText } from '../text.ts';
import { NewPasswordField } from '../components/fields/NewPasswordField.tsx';
import { PasswordField } from '../components/fields/PasswordField.tsx';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';
import { useEntries } from '../components/fields/useEntries.ts';
import { useOpenSignIn } from '../components/signIn/useOpenSignIn.ts';
import { usePasswordFaultText } from '../components/fields/usePasswordFaultText.ts';
import { fieldsOf, useReason } from '../useReason.ts';
import { ACCOUNT } from '../rules/landingPath.ts';

/** Sets a new password with the token of a mailed link (AUTH-08); an expired link offers a new one. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const t = useText();
  const reason = useReason();
  const faultText = usePasswordFaultText();
  const open = useOpenSignIn();
  const { form, faults, read, show } = useEntries<'newPassword' | 'confirmation'>();
  const [reset, { data, error, isLoading }] = useResetPasswordWithTokenMutation();
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
    const answer = await reset({ params: { token }, body: { newPassword, confirmation } });
    if (answer.error && !show(fieldsOf(answer.error))) setFault(reason(answer.error));
  };
  return (
    <SignInLayout title={t('session.reset-title')}>
      <FocusGuard>
        {data ? (
          <>
            <Message tone="good">{t('session.reset-done')}</Message>
            <Button size="l" onClick={() => open('sign-in', ACCOUNT)}>
              {t('session.sign-in')}
            </Button>
          </>
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
