import { DelegateBackoff, handleType, isBrokenCircuitError, retry } from 'cockatiel';
import { circuitBreaker } from './circuitBreaker.ts';

/** The service did not answer, answered with a server error, or does not accept the store's key. */
export class OutboundUnavailable extends Error {}

/** The service of a client, with its URL, headers and timeout. */
export interface OutboundOptions {
  service: string;
  baseUrl: string;
  headers?: Record<string, string>;
  /** Timeout of one attempt in milliseconds; 5000 by default. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** One call of an outside service. */
export interface OutboundCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as `Idempotency-Key`; with it a write can be repeated safely. */
  idempotencyKey?: string;
}

/** The service answered and refused the call. */
export class OutboundRefusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(service: string, status: number, body: unknown) {
    super(`${service} answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Statuses for a wrong key or missing permission: they say nothing about the call itself. */
const KEY_REFUSED = [401, 403];

/** The answer of a call; null if the service refused it, or with `status` only if it refused with that status. */
export async function unlessRefused<T>(answer: Promise<T>, status?: number): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OutboundRefusal && (status ?? error.status) === error.status) return null;
    throw error;
  }
}

/** Retries of a call that is safe to repeat, each after a longer pause. */
const RETRIES = 2;
const PAUSE_MS = 150;

/** Calls one outside service. */
export type Outbound = (call: OutboundCall) => Promise<unknown>;

/**
 * Makes a client of an outside service. Each attempt has a timeout. A call that is safe to repeat (a read, or a write
 * with an idempotency key) is attempted three times. A circuit breaker refuses calls while the service keeps failing.
 * Throws `OutboundRefusal` if the service refuses the call, and `OutboundUnavailable` for every other failure.
 */
export function outbound({
  service,
  baseUrl,
  headers,
  timeoutMs = 5_000,
  fetch: request = fetch,
}: OutboundOptions): Outbound {
  const failures = handleType(OutboundUnavailable);
  const guarded = circuitBreaker(failures);
  const repeated = retry(failures, {
    maxAttempts: RETRIES,
    backoff: new DelegateBackoff(({ attempt }) => PAUSE_MS * attempt),
  });
  return async (call) => {
    const isRepeatable = call.method === 'GET' || call.idempotencyKey !== undefined;
    const attempt = () => guarded.execute(() => send(call));
    try {
      const { status, body } = await (isRepeatable ? repeated.execute(attempt) : attempt());
      if (status < 400) return body;
      if (KEY_REFUSED.includes(status))
        throw new OutboundUnavailable(`${service} does not accept the store's key: it answered ${status}`);
      throw new OutboundRefusal(service, status, body);
    } catch (error) {
      if (isBrokenCircuitError(error))
        throw new OutboundUnavailable(`${service} has been failing and is not called for a moment`);
      throw error;
    }
  };

  async function send(call: OutboundCall): Promise<{ status: number; body: unknown }> {
    try {
      const response = await request(`${baseUrl}${call.path}`, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...call.headers,
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
          ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
        },
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429)
        throw new OutboundUnavailable(`${service} answered ${response.status}`);
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    } catch (error) {
      if (error instanceof OutboundUnavailable) throw error;
      throw new OutboundUnavailable(`${service} did not answer`, { cause: error });
    }
  }
}
