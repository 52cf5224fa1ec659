import { useAppDispatch, useAppSelector, useSignOutKey } from '@lunette/api-client';
import { Dialog, Message } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignedIn } from '../../contract/index.ts';
import { selectSignIn, signInClosed } from '../../slice.ts';
import { useText } from '../../text.ts';
import { AfterSignIn, type SignInOutcome } from '../signIn/AfterSignIn.tsx';
import { useSignInOrigin } from '../signIn/useSignInOrigin.ts';
import { landingPath, type SignInMethod } from '../../rules/landingPath.ts';
import { SignInSteps } from '../steps/SignInSteps.tsx';
import { SignInTabs } from '../steps/SignInTabs.tsx';
import { titleOf, useSignInSteps } from './useSignInSteps.ts';

/**
 * The sign-in popup: a dialog with two tabs, on the phone a sheet. After a sign-in it closes, navigates on, and then
 * offers what makes the next sign-in quicker (SHELL-07). What was typed is kept until a customer signs in or out.
 */
export function SignInPopup() {
  return <Popup key={useSignOutKey()} />;
}

function Popup() {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname: at } = useLocation();
  const place = useSignInOrigin();
  const { isLogined, popup } = useAppSelector(selectSignIn);
  const steps = useSignInSteps();
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const isOver = isLogined && popup !== null;
  const close = () => dispatch(signInClosed());

  // The customer may have signed in in another tab meanwhile.
  useEffect(() => {
    if (isOver) dispatch(signInClosed());
  }, [isOver, dispatch]);

  const enterBy =
    (method: SignInMethod, { withPasskey = false, isNew = false } = {}) =>
    (answer: SignedIn) => {
      steps.begin();
      // At the checkout nothing is offered after a sign-in.
      if (!place) setOutcome({ asksEmail: isNew && answer.emailVerificationStatus === 'none', withPasskey });
      const to = landingPath({ returnTo: popup?.returnTo ?? null, at, method });
      if (to !== null) void navigate(to);
    };
  const tab = popup?.tab ?? 'sign-in';
  const hasTabs = tab === 'sign-up' || steps.step.name === 'identity';
  return (
    <>
      <Dialog
        open={popup !== null && !isLogined}
        onClose={close}
        title={<span className="display text-28">{t(hasTabs ? TITLES[tab] : titleOf(steps.step))}</span>}
      >
        {!navigator.cookieEnabled && (
          <Message tone="warn" className="mb-4">
            {t('session.cookies-refused')}
          </Message>
        )}
        {hasTabs ? (
          <SignInTabs tab={tab} steps={steps} enterBy={enterBy} />
        ) : (
          <SignInSteps steps={steps} enterBy={enterBy} />
        )}
      </Dialog>
      {outcome && <AfterSignIn outcome={outcome} onDone={() => setOutcome(null)} />}
    </>
  );
}

const TITLES = { 'sign-in': 'session.sign-in-title', 'sign-up': 'session.sign-up-title' } as const;
