import type { CallContext } from '../http/callContext.ts';
import { refuse } from '../http/refuse.ts';
import { networksOf } from '../rateLimit/networksOf.ts';
import { consumeRateLimit } from '../rateLimit/sharedRateLimit.ts';

/** A photo that was encoded again, without the metadata of the camera. */
export interface CleanPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** The longest side of a photo in pixels, unless its caller needs more. */
const LONGEST_SIDE = 1_200;
const LEAST_SIDE = 200;

/** Loads the picture library with the first photo, so that a start does not need it. */
export const loadSharp = async () => (await import('sharp')).default;

/** A JPEG picture as a `data:` URL. */
export function jpegUrl(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}

/**
 * Encoding a photo takes time, so the photos of one session in an hour are limited, and those of one network too, because
 * a caller can create sessions at will.
 */
const FROM_SESSION = { name: 'photo:session', most: 30, minutes: 60 };
const PER_NETWORK = { name: 'photo:address', most: 90, minutes: 60 };

/** Counts a photo that was sent, whether it is accepted or not. Refuses with 429 above the limit. */
export async function spendPhoto({
  db,
  ip,
  session,
}: Pick<CallContext<'guest'>, 'db' | 'ip' | 'session'>): Promise<void> {
  // A call that is refused for its line does not count for wider networks, so no line can use up what others may send.
  for (const { key, share } of networksOf(ip))
    await consumeRateLimit(db, { ...PER_NETWORK, most: PER_NETWORK.most * share }, key);
  await consumeRateLimit(db, FROM_SESSION, session.id);
}

/**
 * Decodes a file that should be a photo and encodes it again, upright and no larger than needed. Refuses any other file
 * with the text `unreadable`.
 */
export async function cleanPhoto(
  file: Blob,
  unreadable: string,
  longestSide = LONGEST_SIDE,
): Promise<CleanPhoto> {
  const sharp = await loadSharp();
  const given = Buffer.from(await file.arrayBuffer());
  try {
    const picture = sharp(given, { limitInputPixels: 50_000_000, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!KINDS.has(format)) throw new Error('no photo');
    const { data, info } = await picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    // A strip of pixels can be long enough, but shows nothing after it is made smaller.
    if (Math.min(info.width, info.height) < LEAST_SIDE) throw new Error('no photo of anything');
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    throw refuse(422, 'photo_unreadable', unreadable, {}, { file: unreadable });
  }
}
