import type { Endpoint, Result } from '@lunette/api-client/contract';
import { etagOf } from './cacheable.ts';
import { promised } from './promised.ts';

/** An answer that was checked against its contract and written once, to be given to everybody who asks the same. */
export class KeptAnswer {
  readonly text: string;
  readonly etag: string;

  constructor(text: string) {
    this.text = text;
    this.etag = etagOf(text);
  }
}

/** Checks and writes what a call of a contract answers, for keeping. */
export function keptAnswer<E extends Endpoint>(contract: E, result: Result<E>): KeptAnswer {
  return new KeptAnswer(JSON.stringify({ result: promised(contract, result) }));
}
