import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import type { Gateway } from '../../../platform/gateway.ts';
import type { TestSystem } from './placeRandomOrder.ts';

/** Called after a call of a gateway was handled, before the gateway gets the answer. */
export type OnAnswer = (method: string, path: string) => Promise<void>;

/**
 * The outside services of a test at one address, for a gateway in a separate process; the server stops with the test file.
 */
export async function outsideServer(
  { provider, outside, transport, bank }: TestSystem,
  onAnswer: OnAnswer = () => Promise.resolve(),
): Promise<string> {
  const answer = async ({ url = '/', method = 'GET', headers }: IncomingMessage, body: string) => {
    const sent = { method, ...(body && { body }) };
    const [, neighbour] =
      [
        [/^\/bank\//, bank] as const,
        [/^\/(warehouse|courier\/v1\/collections)\//, transport] as const,
        [/^\/(lab|courier)\//, outside] as const,
      ].find(([path]) => path.test(url)) ?? [];
    if (neighbour) return neighbour.send(`http://outside${url}`, sent);
    // Messages are accepted and not read.
    if (!url.startsWith('/payments/')) return Response.json({});
    const { authorization = '', 'idempotency-key': key = '' } = headers;
    const own = { authorization, ...(key && { 'idempotency-key': String(key) }) };
    const json = body && { 'content-type': 'application/json' };
    return fetch(`${provider.url}${url}`, { ...sent, headers: { ...own, ...json } });
  };
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answer(request, body))
      .then(async (answered) => {
        await onAnswer(request.method ?? '', request.url ?? '');
        response.writeHead(answered.status, { 'content-type': 'application/json' });
        response.end(await answered.text());
      })
      // The calling gateway was killed.
      .catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The calls of a gateway in another process, in the form of a test's own gateway. */
export function httpOf(port: number): Gateway['http'] {
  const inject = async ({
    method = 'GET',
    url,
    query,
    headers,
    payload,
  }: InjectOptions & { url: string }) => {
    const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
    const isJson = payload !== undefined && typeof payload !== 'string';
    const response = await fetch(`http://127.0.0.1:${port}${url}${search && `?${search}`}`, {
      method,
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : payload }),
    });
    const body = await response.text();
    const { status: statusCode } = response;
    return {
      statusCode,
      body,
      headers: Object.fromEntries(response.headers),
      json: () => JSON.parse(body) as unknown,
    };
  };
  return { inject } as unknown as Gateway['http'];
}
