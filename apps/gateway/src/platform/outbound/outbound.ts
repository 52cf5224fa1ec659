import { setTimeout as sleep } from 'node:timers/promises';
import { circuitBreaker, CircuitOpen, OutboundUnavailable, type CircuitOptions } from './circuitBreaker.ts';

export { OutboundUnavailable };

export interface OutboundOptions extends CircuitOptions {
  service: string;
  baseUrl: string;
  headers?: Record<string, string>;
  /** Timeout of one attempt in milliseconds; 5000 by default. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

export interface OutboundCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as `Idempotency-Key`; makes a write safe to repeat. */
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

const TRIES = 3;
const PAUSE_MS = 150;

/** Calls one outside service. */
export type Outbound = (call: OutboundCall) => Promise<unknown>;

/**
 * Makes a client of an outside service. Each attempt has a timeout, a call that is safe to repeat (a read, or a
 * write with an idempotency key) is tried three times, and a circuit breaker pauses calls while the service keeps
 * failing.
 */
export function outbound({
  service,
  baseUrl,
  headers,
  timeoutMs = 5_000,
  fetch: send = fetch,
  ...rest
}: OutboundOptions): Outbound {
  const guarded = circuitBreaker(service, rest);
  return async (call) => {
    const repeatable = call.method === 'GET' || call.idempotencyKey !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await guarded(() => once(call));
        if (answer.status < 400) return answer.body;
        throw new OutboundRefusal(service, answer.status, answer.body);
      } catch (fault) {
        const worthATry = fault instanceof OutboundUnavailable && !(fault instanceof CircuitOpen);
        if (!worthATry || !repeatable || attempt === TRIES) throw fault;
        await sleep(PAUSE_MS * attempt);
      }
    }
  };

  async function once(call: OutboundCall): Promise<{ status: number; body: unknown }> {
    try {
      const response = await send(`${baseUrl}${call.path}`, {
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
    } catch (fault) {
      if (fault instanceof OutboundUnavailable) throw fault;
      throw new OutboundUnavailable(`${service} did not answer`, { cause: fault });
    }
  }
}
