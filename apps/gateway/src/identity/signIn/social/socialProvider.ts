import type { Configuration } from 'openid-client';
import type { Settings } from '../../../platform/settings/settings.ts';

/** A person as the identity provider describes them. */
export interface SocialPerson {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** A sign-in at an identity provider that was started. */
export interface SocialStart {
  url: string;
  nonce: string;
  codeVerifier: string;
}

/** The interface of the identity providers, all of which use OpenID Connect. */
export interface SocialProvider {
  knows: (account: string) => boolean;
  start: (account: string, redirectUri: string, state: string) => Promise<SocialStart>;
  /**
   * Finishes a sign-in with the URL to which the provider has redirected the browser. Throws an error if the state, the
   * nonce or another check fails.
   */
  finish: (account: string, back: URL, checks: SocialStart & { state: string }) => Promise<SocialPerson>;
}

const TIMEOUT_SECONDS = 5;

/** A large library for few calls, so it is loaded with the first of them. */
const openid = () => import('openid-client');

/**
 * The identity providers over OpenID Connect with the code flow and PKCE; the discovery document of a provider is read
 * once.
 */
export function connectSocial({ social }: Settings): SocialProvider {
  const known = new Map<string, Promise<Configuration>>();
  const configurationOf = (account: string): Promise<Configuration> => {
    const provider = social[account];
    if (!provider) return Promise.reject(new Error(`No identity provider ${account} is set up`));
    const asked = known.get(account) ?? discover(provider);
    known.set(account, asked);
    // After a failure the document is requested again with the next call.
    asked.catch(() => known.delete(account));
    return asked;
  };
  return {
    knows: (account) => Object.hasOwn(social, account),
    start: async (account, redirectUri, state) => {
      const configuration = await configurationOf(account);
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
        await openid();
      const codeVerifier = randomPKCECodeVerifier();
      const nonce = randomNonce();
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, nonce, codeVerifier };
    },
    finish: async (account, back, { nonce, codeVerifier, state }) => {
      const { authorizationCodeGrant } = await openid();
      const tokens = await authorizationCodeGrant(await configurationOf(account), back, {
        expectedNonce: nonce,
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error(`${account} gave no identity`);
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
      return {
        subject: claims.sub,
        email: text('email') || null,
        emailVerified: claims.email_verified === true,
        firstName: text('given_name') || text('name'),
        lastName: text('family_name'),
      };
    },
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
}: Settings['social'][string]): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, discovery } = await openid();
  const local = new URL(issuer).protocol === 'http:';
  return discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    ...(local && { execute: [allowInsecureRequests] }),
  });
}
