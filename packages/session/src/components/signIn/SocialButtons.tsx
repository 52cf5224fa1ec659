import { useAppSelector } from '@lunette/api-client';
import { Button, Message } from '@lunette/ui-kit';
import { useLocation } from 'react-router';
import { useGetConfigurationQuery } from '../../api/configuration.ts';
import { useStartSocialMutation } from '../../api/signIn.ts';
import { SHELL_CONFIGURATION } from '../../prefetch.ts';
import { selectSignIn } from '../../slice.ts';
import { landingPath, ACCOUNT } from '../../rules/landingPath.ts';
import { useReason } from '../../useReason.ts';

/** A button for each identity provider. After the sign-in the provider leads back to this page. */
export function SocialButtons() {
  const reason = useReason();
  const { pathname: at, search } = useLocation();
  const { popup } = useAppSelector(selectSignIn);
  const { data } = useGetConfigurationQuery(SHELL_CONFIGURATION);
  const [start, { error, isLoading, originalArgs }] = useStartSocialMutation();
  const leave = async (account: string) => {
    const landing = landingPath({ returnTo: popup?.returnTo ?? null, at, method: 'other' });
    const isHere = landing === null && !at.startsWith(`${ACCOUNT}/social/`);
    const returnTo = isHere ? `${at}${search}` : (landing ?? ACCOUNT);
    const { data: begun } = await start({ params: { account }, body: { returnTo } });
    if (begun) location.assign(begun.url);
  };
  return (
    <>
      <div className="flex gap-2.5 empty:hidden">
        {(data?.social_accounts ?? []).map(({ account, name }) => (
          <Button
            key={account}
            kind="second"
            className="flex-1"
            loading={isLoading && originalArgs?.params.account === account}
            onClick={() => void leave(account)}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
      {error && <Message tone="bad">{reason(error)}</Message>}
    </>
  );
}
