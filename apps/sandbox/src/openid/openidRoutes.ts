import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { loginPage } from './loginPage.ts';
import { PEOPLE } from './people.ts';
import { openidProvider } from './provider.ts';

const PREFIX = '/openid';
// The policy has no `form-action`, because it would also apply to the redirect from a form to the shop.
const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-ancestors 'none'";

/**
 * Mounts the identity provider with which people sign in to shops: its protocol under `/openid`, its page under
 * `/openid-login`.
 */
export function openidRoutes(http: FastifyInstance, { settings }: Sandbox): void {
  const provider = openidProvider(settings);
  const speak = provider.callback();

  http.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${PREFIX}/`)) return;
    reply.hijack();
    // The provider computes its mount path from the original URL and the remaining one.
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
    raw.url = request.url.slice(PREFIX.length);
    await speak(raw, reply.raw);
  });

  http.get<{ Params: { uid: string } }>('/openid-login/:uid', async ({ raw, params }, reply) => {
    await provider.interactionDetails(raw, reply.raw).catch(() => {
      throw new Refusal(404, 'login_over', 'This sign-in has run out.');
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(loginPage(params.uid));
  });

  http.post<{ Params: { uid: string; person: string } }>(
    '/openid-login/:uid/:person',
    async ({ raw, params }, reply) => {
      const person = PEOPLE.find(({ id }) => id === params.person);
      if (!person && params.person !== 'cancel')
        throw new Refusal(404, 'person_unknown', 'There is no such person.');
      await provider.interactionDetails(raw, reply.raw).catch(() => {
        throw new Refusal(404, 'login_over', 'This sign-in has run out.');
      });
      const result = person
        ? { login: { accountId: person.id, remember: false } }
        : { error: 'access_denied', error_description: 'They would rather not.' };
      reply.hijack();
      await provider.interactionFinished(raw, reply.raw, result, { mergeWithLastSubmission: false });
    },
  );
}
