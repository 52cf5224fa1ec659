import type { Endpoint, Result } from '@lunette/api-client/contract';
import { etagOf } from './cacheable.ts';
import { validateResult } from '../validateResult.ts';

/** A response that was validated and serialised once and is sent to everybody who makes the same call. */
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
  return new CachedAnswer(writtenAnswer(contract, result));
}

function writtenAnswer<E extends Endpoint>(contract: E, result: Result<E>): string {
  return JSON.stringify({ result: validateResult(contract, result) });
}

/**
 * The same of an answer with a list whose items come again in other answers: each was checked and written once, and `write`
 * knows its bytes.
 */
export function cachedListAnswer<E extends Endpoint, K extends keyof Result<E> & string, I>(
  contract: E,
  result: Result<E> & Record<K, readonly I[]>,
  list: K,
  write: (item: I) => Buffer,
): CachedAnswer {
  // Inside a string each quotation mark is escaped, so this match can only be the list itself.
  const place = `"${list}":[`;
  const text = writtenAnswer(contract, { ...result, [list]: [] });
  const at = text.indexOf(place) + place.length;
  const items = result[list].flatMap((item, index) => (index === 0 ? [write(item)] : [COMMA, write(item)]));
  return new CachedAnswer(
    Buffer.concat([Buffer.from(text.slice(0, at)), ...items, Buffer.from(text.slice(at))]),
  );
}

const COMMA = Buffer.from(',');
