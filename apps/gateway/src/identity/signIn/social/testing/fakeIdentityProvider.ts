import { generateKeyPairSync, sign } from 'node:crypto';
import fastify from 'fastify';
import { afterAll } from 'vitest';

/** An identity provider that speaks OpenID Connect over real HTTP and signs the claims that a test sets. */
export interface FakeIdentityProvider {
  issuer: string;
  mode: 'up' | 'down';
  /** The claims of the next identity tokens, besides issuer, audience and time. */
  claims: Record<string, unknown>;
  /** The PKCE verifiers that were sent with codes. */
  verifiers: string[];
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts the provider on a free port; it is closed after the test file. */
export async function fakeIdentityProvider(): Promise<FakeIdentityProvider> {
  const http = fastify();
  const provider: FakeIdentityProvider = { issuer: '', mode: 'up', claims: {}, verifiers: [] };
  http.addHook('onRequest', async (_request, reply) => {
    if (provider.mode === 'down') return reply.code(503).send('down');
    return undefined;
  });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.get('/.well-known/openid-configuration', async () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/auth`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
  }));
  http.get('/jwks', async () => ({
    keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'k1' }],
  }));
  http.post<{ Body: { code: string; code_verifier: string } }>('/token', async ({ body }, reply) => {
    provider.verifiers.push(body.code_verifier);
    if (body.code !== 'good-code') return reply.code(400).send({ error: 'invalid_grant' });
    return { access_token: 'opaque', token_type: 'Bearer', id_token: identity(provider) };
  });
  provider.issuer = await http.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => http.close());
  return provider;
}

function identity({ issuer, claims }: FakeIdentityProvider): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = [
    part({ alg: 'RS256', kid: 'k1', typ: 'JWT' }),
    part({ iss: issuer, aud: 'lunette', iat: now, exp: now + 300, ...claims }),
  ].join('.');
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
