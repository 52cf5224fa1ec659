import { guestSession, makeStore, type AppStore, type CallContext } from '@lunette/api-client';
import type { CountryCode, Language } from '@lunette/country-config';
import type { TestGateway } from '@lunette/gateway/testing';

/** A store as in a browser: its calls go to a real gateway in this process through a storefront's session cookie. */
export function browserAt(
  gateway: TestGateway,
  { country = 'IN', language = 'en' }: { country?: CountryCode; language?: Language } = {},
): { store: AppStore; calls: string[] } {
  const calls: string[] = [];
  let token: string | undefined;
  const inProcess: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input as string, 'http://storefront');
    calls.push(`${init?.method} ${pathname}`);
    const answer = await gateway.http.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: `${pathname}${search}`,
      headers: { ...(init?.headers as Record<string, string>), ...(token && { 'x-session-token': token }) },
      ...(init?.body ? { payload: init.body as string } : {}),
    });
    const opened = pathname === '/v2/sessions' && answer.statusCode === 200;
    if (opened) token = answer.json<{ result: { id: string } }>().result.id;
    return new Response(answer.body, { status: answer.statusCode });
  };
  const context: CallContext = {
    baseUrl: '',
    client: 'desktop',
    country,
    language,
    fetch: inProcess,
    pagePath: () => '/',
    hasPlacedOrder: () => false,
    session: guestSession(
      () => token !== undefined,
      () => inProcess('/v2/sessions', { method: 'POST', headers: { 'x-country-code': country } }),
    ),
  };
  return { store: makeStore(context), calls };
}
