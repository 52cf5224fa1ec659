import { codeOf } from '@lunette/api-client';
import { Button, Message } from '@lunette/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { useLogoutMutation } from '../api/session.ts';
import { useSocialAuthenticateMutation } from '../api/signIn.ts';
import { returnPath } from '../rules/returnPath.ts';
import { useText } from '../text.ts';
import { SignInLayout } from '../components/signIn/SignInLayout.tsx';
import { useOnce } from '../components/signIn/useOnce.ts';
import { useOpenSignIn } from '../components/signIn/useOpenSignIn.ts';
import { useReason } from '../useReason.ts';
import { Working } from '../components/signIn/Working.tsx';
import { ACCOUNT } from '../rules/landingPath.ts';

/** The return from an identity provider: it completes the sign-in and navigates on, or says why it failed. */
export function SocialReturnScreen({ account }: { account: string }) {
  const t = useText();
  const reason = useReason();
  const navigate = useNavigate();
  const open = useOpenSignIn();
  const [params] = useSearchParams();
  const [enter, { error }] = useSocialAuthenticateMutation();
  const [logout, { isLoading }] = useLogoutMutation();
  useOnce(async () => {
    const text = (name: string) => params.get(name) ?? undefined;
    const body = { state: text('state') ?? '', code: text('code'), iss: text('iss'), error: text('error') };
    const { data } = await enter({ params: { account }, body });
    if (data) await navigate(returnPath(data.returnTo), { replace: true });
  });
  const back = async () => {
    // A signed-in customer who must sign in again gets the sign-in form only after being signed out.
    if (codeOf(error) === 'sign_in_again') await logout({ body: {} });
    open('sign-in', ACCOUNT);
  };
  const title = t('session.social-title');
  if (!error) return <Working title={title} text={t('session.social-working')} />;
  return (
    <SignInLayout title={title}>
      <Message tone={codeOf(error) === 'social_cancelled' ? 'info' : 'warn'}>{reason(error)}</Message>
      <Button size="l" loading={isLoading} onClick={() => void back()}>
        {t('session.back-to-sign-in')}
      </Button>
    </SignInLayout>
  );
}
