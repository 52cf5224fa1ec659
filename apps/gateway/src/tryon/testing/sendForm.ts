import type { Endpoint, Result } from '@lunette/api-client/contract';
import type { TestGateway } from '../../platform/testing/testGateway.ts';

/** Makes one call of a contract whose body is a form, in process. */
export async function sendForm<E extends Endpoint>(
  { http }: Pick<TestGateway, 'http'>,
  { method, path }: E,
  body: Record<string, string | File>,
  token: string,
  others: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  const sent = new Response(form);
  const answer = await http.inject({
    method,
    url: path,
    headers: { ...others, 'x-session-token': token, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ result: Result<E>; code: string; detail: string }>(),
  };
}
