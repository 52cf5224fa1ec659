import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The size in bytes below which an encoding saves less than its header costs. */
const WORTH_CODING = 1024;

/** The content encodings that the server supports. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body with its encodings, which are made at the first request, off the main thread, and cached. */
export interface EncodedBody {
  plain: Buffer;
  as: (coding: Encoding) => Promise<{ bytes: Buffer; coding: Encoding }>;
}

/** The compression effort: `quick` for a body that is sent once, `lasting` for one that is sent often. */
type Effort = 'quick' | 'lasting';

/** The output is produced in one chunk, as each chunk is a task of the main thread. */
const PIECE = 65_536;

/** The brotli window as a power of two: no larger than a page, because brotli clears that memory each time. */
const WINDOW = { quick: 18, lasting: 22 };

const LEVELS = { quick: { br: 2, gzip: 3 }, lasting: { br: 6, gzip: 9 } };

/** The best encoding that a browser accepts; a weight of zero means that it refuses one. */
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

/** Makes the encodings of a body; `ready` are those that the build has already made. */
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
