import type { Endpoint, Result } from '@lunette/api-client/contract';
import { etagOf } from './cacheable.ts';
import { validateResult } from '../validation/validateResult.ts';

/** A response that was validated and serialised once and is sent to every caller who makes the same call. */
export class CachedAnswer {
  /** The bytes to send: encoding a text with other than Latin letters takes longer than the rest of such a call. */
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(written: string | Buffer) {
    this.bytes = typeof written === 'string' ? Buffer.from(written) : written;
    this.etag = etagOf(this.bytes);
  }
}

/** Validates and serialises the result of a call, to be cached. */
export function cachedAnswer<E extends Endpoint>(contract: E, result: Result<E>): CachedAnswer {
  return new CachedAnswer(JSON.stringify({ result: validateResult(contract, result) }));
}

/** The same for an answer with a list whose items are also in other answers: `validate` checks each of them only once. */
export function cachedListAnswer<E extends Endpoint, K extends keyof Result<E> & string, I>(
  contract: E,
  result: Result<E> & Record<K, readonly I[]>,
  list: K,
  validate: (item: I) => I,
): CachedAnswer {
  const checked = validateResult(contract, { ...result, [list]: [] }) as object;
  return new CachedAnswer(JSON.stringify({ result: { ...checked, [list]: result[list].map(validate) } }));
}
