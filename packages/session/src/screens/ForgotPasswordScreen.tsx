import { useText } from '../text.ts';
import { ForgotPasswordForm } from '../components/forms/ForgotPasswordForm.tsx';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';

/** The page for a forgotten password (ROUTE-08). */
export function ForgotPasswordScreen() {
  const t = useText();
  return (
    <SignInLayout title={t('session.forgot-title')}>
      <ForgotPasswordForm />
    </SignInLayout>
  );
}
