import { generateKeyPairSync } from 'node:crypto';
import Provider, { type JWK } from 'oidc-provider';
import type { Settings } from '../settings.ts';
import { refusalPage } from './loginPage.ts';
import { MemoryAdapter } from './memoryAdapter.ts';
import { PEOPLE, type Person } from './people.ts';

const SCOPE = 'openid email profile';

/** An identity provider: OpenID Connect with the code flow, and PKCE required. Its data is lost when it stops. */
export function openidProvider({ publicUrl, socialClientSecret, storefrontOrigins }: Settings): Provider {
  const provider: Provider = new Provider(`${publicUrl}/openid`, {
    clients: [
      {
        client_id: 'lunette',
        client_secret: socialClientSecret,
        redirect_uris: storefrontOrigins.map((origin) => `${origin}/customer/account/social/sandbox`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // The shop reads the person only from the identity token.
    conformIdTokenClaims: false,
    adapter: MemoryAdapter,
    renderError: async (context, { error_description: why }) => {
      context.type = 'html';
      context.body = refusalPage(why ?? 'This sign-in cannot go on.');
    },
    findAccount: (_context, id) => {
      const person = PEOPLE.find((one) => one.id === id);
      return person && { accountId: id, claims: () => claimsOf(person) };
    },
    // Choosing a person gives consent to everything that the shop asks for.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/openid-login/${uid}` },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: [socialClientSecret] },
    jwks: { keys: [signingKey()] },
    ttl: {
      Interaction: 900,
      Session: 900,
      Grant: 900,
      AuthorizationCode: 60,
      IdToken: 300,
      AccessToken: 300,
    },
  });
  return provider;
}

function claimsOf({ id, givenName, familyName, email, emailVerified }: Person) {
  return {
    sub: id,
    given_name: givenName,
    family_name: familyName,
    ...(email !== null && { email, email_verified: emailVerified }),
  };
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
