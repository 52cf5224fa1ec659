import { useTexts } from '@lunette/app-server/page';
import { SignInPopup } from '@lunette/session';

/** The sign-in popup with its texts; both are loaded when it is opened. */
export function SignIn() {
  useTexts('signIn');
  return <SignInPopup />;
}
