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
import { useCustomer } from '../useCustomer.ts';

const DETAILS = '/customer/account/edit/';

/** Verifies an e-mail address with the token of a mailed link, in the account that requested it. */
export function VerifyEmailScreen({ token }: { token: string }) {
  const t = useText();
  const reason = useReason();
  const open = useOpenSignIn();
  const isGuest = useIsGuest();
  const { pathname, search } = useLocation();
  const [verify, { data, error }] = useVerifyEmailMutation();
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
        <AnotherLink />
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

/**
 * Sends another link to the address of the account while that is unverified. The address of a link that changes it is not
 * known here, so otherwise the customer enters it again in the account.
 */
function AnotherLink() {
  const t = useText();
  const reason = useReason();
  const { isLoading: isReading, customer } = useCustomer();
  const captcha = useCaptcha();
  const [send, { data, error, isLoading }] = useSendVerificationMutation();
  if (isReading) return null;
  if (customer?.emailVerificationStatus !== 'unverified')
    return (
      <>
        <p className="text-ink-soft">{t('session.verify-enter-again')}</p>
        <Button as={Link} to={DETAILS} size="l">
          {t('session.to-account')}
        </Button>
      </>
    );
  const askAgain = async () => {
    const solution = captcha.take();
    if (solution === null) return;
    captcha.wasMissing((await send({ body: { captcha: solution } })).error);
  };
  return (
    <>
      {data?.emailStatus === 'sent' && (
        <Message tone="good">
          {t.rich('session.verify-sent', { email: <bdi className="font-semibold">{customer.email}</bdi> })}
        </Message>
      )}
      {error && codeOf(error) !== 'captcha_required' && <Message tone="bad">{reason(error)}</Message>}
      {captcha.field}
      <Button size="l" loading={isLoading} onClick={() => void askAgain()}>
        {t('session.verify-again')}
      </Button>
    </>
  );
}
