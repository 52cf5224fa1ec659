import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Call } from './baseQuery.ts';
import type { Args, Endpoint, Result } from '../contract.ts';

/** What a call sends besides its method and its path. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A key under which the gateway replays its first answer, for calls that must not happen twice. */
  idempotencyKey?: string;
  /** Marks a call of an exchange, which the gateway then treats as such. */
  exchange?: boolean;
  /** Access key and signature for the picture of a face profile, besides the session (TRY-02). */
  proof?: { accessCode: string; signature: string };
}

/** The arguments of a wired call, with the key of a call that must not happen twice. */
export type WireArgs<E> = [Args<E>] extends [void]
  ? void
  : (Exclude<Args<E>, void> & Pick<Sent, 'idempotencyKey' | 'exchange' | 'proof'>) | Extract<Args<E>, void>;

/** Turns a contract into the `query` and, if it has schemas, the `responseSchema` of an endpoint. */
export function wire<E extends Endpoint>(call: E) {
  return {
    query: (args: WireArgs<E>): Call => callOf(call, args ?? {}),
    ...(call.result
      ? { responseSchema: checkedOnce(call.result as unknown as StandardSchemaV1<Result<E>>) }
      : {}),
  } as { query: (args: WireArgs<E>) => Call; responseSchema: StandardSchemaV1<Result<E>> };
}

/** The request for a contract's call: path parameters, query, body and idempotency key. */
export function callOf(
  call: Endpoint,
  { params = {}, query, body, idempotencyKey, exchange, proof }: Sent,
): Call {
  return {
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    access: call.access,
    query,
    body,
    form: call.form,
    image: call.image,
    timeout: call.timeout,
    headers:
      idempotencyKey || exchange || proof
        ? {
            ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
            ...(exchange && { 'x-service-type': 'exchange' }),
            ...(proof && { 'x-access-key': proof.accessCode, 'x-signature': proof.signature }),
          }
        : undefined,
  };
}

/** A schema that remembers checked objects: a server with cached answers returns the same object for many pages. */
function checkedOnce<T>(schema: StandardSchemaV1<T>): StandardSchemaV1<T> {
  const checked = new WeakMap<object, StandardSchemaV1.Result<T>>();
  const { validate, ...standard } = schema['~standard'];
  return {
    '~standard': {
      ...standard,
      validate(answer) {
        const known = typeof answer === 'object' && answer ? checked.get(answer) : undefined;
        if (known) return known;
        const outcome = validate(answer);
        if (typeof answer === 'object' && answer && !(outcome instanceof Promise))
          checked.set(answer, outcome);
        return outcome;
      },
    },
  };
}
