import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a coding saves less than its header costs. */
const WORTH_CODING = 1024;

/** How a body may be coded for its way to the browser. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body as it is, and in each encoding: made when it is first asked for, off the main thread, and cached. */
export interface EncodedBody {
  plain: Buffer;
  as: (coding: Encoding) => Promise<{ bytes: Buffer; coding: Encoding }>;
}

/** What a body may cost to code: `quick` for one that is sent once, `lasting` for one that is sent often. */
type Effort = 'quick' | 'lasting';

/** What is made comes in one piece: each piece is a turn of the main thread. */
const PIECE = 65_536;

/** How far back brotli looks, as a power of two: no further than a page is long, as it clears that memory each time. */
const WINDOW = { quick: 18, lasting: 22 };

const LEVELS = { quick: { br: 2, gzip: 3 }, lasting: { br: 6, gzip: 9 } };

/** The best coding that a browser accepts; a weight of zero is a refusal. */
export function encodingOf(accept: string | undefined): Encoding {
  const weights = new Map(
    (accept ?? '').split(',').map((entry) => {
      const [name = '', ...params] = entry.toLowerCase().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** Makes the codings of a body; `ready` are those that the build has made already. */
export function encodedBody(
  plain: Buffer,
  effort: Effort,
  ready: Partial<Record<Encoding, Buffer>> = {},
): EncodedBody {
  const made = new Map<Encoding, Promise<Buffer>>(
    Object.entries(ready).map(([coding, bytes]) => [coding as Encoding, Promise.resolve(bytes)]),
  );
  return {
    plain,
    async as(wanted) {
      if (wanted === 'identity' || plain.length < WORTH_CODING) return { bytes: plain, coding: 'identity' };
      const bytes = made.get(wanted) ?? encoded(plain, wanted, effort);
      made.set(wanted, bytes);
      return { bytes: await bytes, coding: wanted };
    },
  };
}

function encoded(plain: Buffer, coding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return zip(plain, { level: LEVELS[effort].gzip, chunkSize: PIECE });
  return brotli(plain, {
    chunkSize: PIECE,
    params: {
      [constants.BROTLI_PARAM_LGWIN]: WINDOW[effort],
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
