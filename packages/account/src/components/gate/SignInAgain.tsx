import { Button, Message } from '@lunette/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { useLogoutMutation } from '@lunette/session';
import { useText } from '../../text.ts';
import { SIGN_IN_HERE } from '../../rules/signInHere.ts';

/**
 * A device that was left open must not do this: whoever is here signs in once more, at this very page, and goes on
 * where they were.
 */
export function SignInAgain() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [logout, { isLoading }] = useLogoutMutation();
  const again = async () => {
    // The gate of the account stays at this page then, in place of leading home.
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
