import { Button, Message } from '@lunette/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { useLogoutMutation } from '@lunette/session';
import { useText } from '../../text.ts';
import { SIGN_IN_HERE } from '../../rules/signInHere.ts';

/**
 * Shown when an action needs a recent sign-in, because the device may have been left unattended. The customer signs in
 * again on the same page and continues there.
 */
export function SignInAgain() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [logout, { isLoading }] = useLogoutMutation();
  const again = async () => {
    // The account's gate then stays on this page and does not lead to the home page.
    await navigate(pathname, { state: SIGN_IN_HERE, replace: true, preventScrollReset: true });
    await logout({ body: {} });
  };
  return (
    <Message tone="warn">
      <p>{t('account.again-text')}</p>
      <Button kind="second" size="s" className="mt-3" loading={isLoading} onClick={() => void again()}>
        {t('account.again')}
      </Button>
    </Message>
  );
}
