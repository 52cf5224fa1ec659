import { useNavigate, useSearchParams } from 'react-router';
import { useAuthMobileMutation, useCreateSessionMutation } from '../api/session.ts';
import { loggedInToken } from '../rules/loggedInToken.ts';
import { returnPath } from '../rules/returnPath.ts';
import { useText } from '../text.ts';
import { useOnce } from '../components/signIn/useOnce.ts';
import { Working } from '../components/signIn/Working.tsx';

/** Where the visitor is sent if the sign-in fails. */
const LOGIN = '/customer/account?type=login';

/** Signs in with the token in `lid` of the address; if that fails, the sign-in opens (ROUTE-12). */
export function LoginRedirectScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [createSession] = useCreateSessionMutation();
  const [enter] = useAuthMobileMutation();
  useOnce(async () => {
    const token = loggedInToken(params.get('lid'));
    const session = token === null ? null : await createSession();
    const answer = token && session?.data ? await enter({ body: { loggedInToken: token } }) : null;
    const to = answer?.data?.customerMobile ? returnPath(params.get('returnTo')) : LOGIN;
    await navigate(to, { replace: true });
  });
  return <Working title={t('session.redirect-title')} text={t('session.redirect-text')} />;
}
