import type { Endpoint, Result } from '@lunette/api-client/contract';
import { etagOf } from './cacheable.ts';
import { promised } from './promised.ts';

/** An answer that was checked against its contract and written once, to be given to everybody who asks the same. */
export class KeptAnswer {
  /** As they are sent: writing a text with other than Latin letters takes longer than all else of such a call. */
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.etag = etagOf(this.bytes);
  }
}

/** Checks and writes what a call of a contract answers, for keeping. */
export function keptAnswer<E extends Endpoint>(contract: E, result: Result<E>): KeptAnswer {
  return new KeptAnswer(JSON.stringify({ result: promised(contract, result) }));
}
