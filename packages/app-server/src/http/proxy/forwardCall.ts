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

/**
 * Forwards a browser's request with its relevant headers to the gateway; null if the gateway does not answer. A reading
 * request whose connection breaks is sent once more: the gateway may have closed an idle connection at that moment.
 */
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
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const signal = AbortSignal.timeout(20_000);
  const send = () =>
    fetch(`${gatewayUrl}${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal,
      ...(request.body !== undefined && !isReading && { body: new Uint8Array(request.body as Buffer) }),
    });
  try {
    return await send().catch((error: unknown) => {
      if (isReading && !signal.aborted) return send();
      throw error;
    });
  } catch (error) {
    // The query can contain a shopper's address or number, and the end of the path a code, so they are not logged.
    const begin = path.split('?')[0]?.split('/').slice(0, 4).join('/');
    request.log.warn({ err: error, path: begin }, 'the gateway did not answer');
    return null;
  }
}
