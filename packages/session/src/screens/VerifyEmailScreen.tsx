import { codeOf } from '@lunette/api-client';
import { Button, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSendVerificationMutation, useVerifyEmailMutation } from '../api/identity.ts';
import { useText } from '../text.ts';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';
import { useCaptcha } from '../components/captcha/useCaptcha.tsx';
import { useIsGuest } from '../components/signIn/useIsGuest.ts';
import { useOnce } from '../components/signIn/useOnce.ts';
import { useOpenSignIn } from '../components/signIn/useOpenSignIn.ts';
import { useReason } from '../useReason.ts';
import { Working } from '../components/signIn/Working.tsx';
import { ACCOUNT } from '../rules/landingPath.ts';

/** Verifies an e-mail address with the token of a mailed link, in the account that requested it. */
export function VerifyEmailScreen({ token }: { token: string }) {
  const t = useText();
  const reason = useReason();
  const open = useOpenSignIn();
  const isGuest = useIsGuest();
  const { pathname, search } = useLocation();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const captcha = useCaptcha();
  const [sendAgain, again] = useSendVerificationMutation();
  const isAsked = codeOf(again.error) === 'captcha_required';
  const askAgain = async () => {
    const solution = captcha.take();
    if (solution === null) return;
    captcha.wasMissing((await sendAgain({ body: { captcha: solution } })).error);
  };
  const [begun, setBegun] = useState(false);
  useOnce(async () => {
    setBegun(true);
    await verify({ body: { token } });
  }, isGuest === false);
  const title = t('session.verify-title');
  if (data)
    return (
      <SignInLayout title={title}>
        <Message tone="good">
          {t.rich('session.verify-done', { email: <bdi className="font-semibold">{data.email}</bdi> })}
        </Message>
        <Button as={Link} to={ACCOUNT} size="l">
          {t('session.to-account')}
        </Button>
      </SignInLayout>
    );
  if (error)
    return (
      <SignInLayout title={title}>
        <Message tone="warn">{reason(error)}</Message>
        {again.data?.emailStatus === 'sent' && <Message tone="good">{t('session.verify-sent')}</Message>}
        {again.error && !isAsked && <Message tone="bad">{reason(again.error)}</Message>}
        {captcha.field}
        <Button size="l" loading={again.isLoading} onClick={() => void askAgain()}>
          {t('session.verify-again')}
        </Button>
      </SignInLayout>
    );
  if (isGuest && !begun)
    return (
      <SignInLayout title={title}>
        <p className="text-ink-soft">{t('session.verify-sign-in')}</p>
        <Button size="l" onClick={() => open('sign-in', `${pathname}${search}`)}>
          {t('session.sign-in')}
        </Button>
      </SignInLayout>
    );
  return <Working title={title} text={t('session.verify-working')} />;
}
