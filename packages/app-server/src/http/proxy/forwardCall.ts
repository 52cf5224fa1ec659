import type { FastifyRequest } from 'fastify';
import type { StorefrontSettings } from '../../settings.ts';

const FORWARDED = [
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
  'x-access-key',
  'x-customer-email',
  'x-customer-flow',
  'x-customer-phone',
  'x-customer-type',
  'x-service-type',
  'x-signature',
  'x-trace-id',
];

/** Hands a browser's request on to the gateway, with those of its headers that mean something there; null: no answer. */
export async function forwardCall(
  { gatewayUrl }: StorefrontSettings,
  request: FastifyRequest,
  path: string,
  extra: Record<string, string>,
): Promise<Response | null> {
  const headers: Record<string, string> = { ...extra, 'x-forwarded-for': request.ip };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const hasBody = request.body !== undefined && request.method !== 'GET' && request.method !== 'HEAD';
  try {
    return await fetch(`${gatewayUrl}${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(hasBody ? { body: new Uint8Array(request.body as Buffer) } : {}),
    });
  } catch (fault) {
    // What stands behind the question mark may be somebody's address or number.
    request.log.warn({ fault, path: path.split('?')[0] }, 'the gateway did not answer');
    return null;
  }
}
