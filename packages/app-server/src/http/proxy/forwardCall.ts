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

/** Forwards a browser's request with its relevant headers to the gateway; null if the gateway does not answer. */
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
    // The query is not logged, because it can contain a shopper's address or number.
    request.log.warn({ fault, path: path.split('?')[0] }, 'the gateway did not answer');
    return null;
  }
}
