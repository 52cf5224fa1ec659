import { ArrowLink, Button } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { hasLoginFlag } from '../browser/loginFlag.ts';
import { SignInColumn } from '../components/signIn/SignInColumn.tsx';
import { useOpenSignIn } from '../components/signIn/useOpenSignIn.ts';

/** Props of `SignInScreen`. */
export interface SignInScreenProps {
  /** Where a sign-in leads if the address has no path in `returnTo`; without either it leads to the account. */
  returnTo?: string;
}

/** The landing page itself is not a page to return to: the sign-in method decides (ROUTE-11). */
const IS_LANDING = /^\/customer\/account\/?(\?|$)/;

/**
 * The login page (ROUTE-09), inside the account. It opens the popup on its sign-in tab, and is visible when the popup
 * is closed.
 */
export function SignInScreen({ returnTo: asked }: SignInScreenProps) {
  const t = useText();
  const [params] = useSearchParams();
  const named = params.get('returnTo');
  const returnTo = named ?? (asked && !IS_LANDING.test(asked) ? asked : undefined);
  const open = useOpenSignIn();
  const [openFirst] = useState(() => () => open('sign-in', returnTo));
  useEffect(() => {
    if (!hasLoginFlag()) openFirst();
  }, [openFirst]);
  return (
    <SignInColumn title={t('session.login-title')}>
      <p className="text-ink-soft">{t('session.login-text')}</p>
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button size="l" onClick={() => open('sign-in', returnTo)}>
          {t('session.sign-in')}
        </Button>
        <Button size="l" kind="second" onClick={() => open('sign-up', returnTo)}>
          {t('session.register')}
        </Button>
      </div>
      <ArrowLink as={Link} to="/track-order">
        {t('session.track-order')}
      </ArrowLink>
    </SignInColumn>
  );
}
