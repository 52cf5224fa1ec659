import { useText } from '../text.ts';
import { ForgotForm } from '../components/forms/ForgotForm.tsx';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';

/** The page for who has forgotten a password (ROUTE-08). */
export function ForgotPasswordScreen() {
  const t = useText();
  return (
    <SignInLayout title={t('session.forgot-title')}>
      <ForgotForm />
    </SignInLayout>
  );
}
