import { newTraceId } from './callContext.ts';

/** A call of the gateway outside of a store. */
export interface GatewayCall {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  /** Milliseconds; 5000 by default. */
  timeout?: number;
  fetch?: typeof fetch;
}

/**
 * The generic helper of the specification (API-03). By default: country IN, mobile site, English, a JSON body and the
 * branded customer flow. It logs a failure and returns null.
 */
export async function callGateway<T = unknown>(call: GatewayCall): Promise<T | null> {
  const url = new URL(call.url);
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  try {
    const response = await (call.fetch ?? fetch)(url, {
      method: call.method ?? 'GET',
      headers: {
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        'accept-language': 'en',
        'x-country-code': 'IN',
        'x-api-client': 'mobilesite',
        'x-customer-flow': 'cl_branded',
        'x-trace-id': newTraceId(),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(call.timeout ?? 5000),
    });
    if (!response.ok) throw new Error(`${call.method ?? 'GET'} ${url.pathname} answered ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    console.error(error);
    return null;
  }
}
