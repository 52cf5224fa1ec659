import { useTexts } from '@lunette/app-server/page';
import { SignInPopup } from '@lunette/session';

/** The sign-in popup with its words; both come when somebody wants in. */
export function SignIn() {
  useTexts('signIn');
  return <SignInPopup />;
}
