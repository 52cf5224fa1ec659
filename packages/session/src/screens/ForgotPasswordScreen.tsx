import { useText } from '../text.ts';
import { ForgotForm } from '../components/forms/ForgotForm.tsx';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';

/** The page of a forgotten password (ROUTE-08). */
export function ForgotPasswordScreen() {
  const t = useText();
  return (
    <SignInLayout title={t('session.forgot-title')}>
      <ForgotForm />
    </SignInLayout>
  );
}
