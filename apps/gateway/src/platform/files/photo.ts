import type { CallContext } from '../http/callContext.ts';
import { refuse } from '../http/refuse.ts';
import { consumeRateLimit } from '../rateLimit/sharedRateLimit.ts';

/** A photo that has been encoded anew, without anything that a camera wrote beside it. */
export interface CleanPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
const LONGEST_SIDE = 1_200;
const LEAST_SIDE = 200;

/** The picture library, loaded with the first photo: a start does without it. */
export const loadSharp = async () => (await import('sharp')).default;

/** A photo costs work: so many an hour from one session, and from one address, as a session costs nothing. */
const FROM_SESSION = { name: 'photo:session', most: 30, minutes: 60 };
const PER_IP = { name: 'photo:address', most: 90, minutes: 60 };

/** Counts a photo that is sent, whatever becomes of it. */
export async function spendPhoto({ db, ip, session }: CallContext<'guest'>): Promise<void> {
  await consumeRateLimit(db, PER_IP, ip);
  await consumeRateLimit(db, FROM_SESSION, session.id);
}

/**
 * Looks into a file that should be a photo and encodes it anew, upright and no larger than needed. Refuses anything else
 * with the text `unreadable`.
 */
export async function cleanPhoto(file: Blob, unreadable: string): Promise<CleanPhoto> {
  const sharp = await loadSharp();
  const given = Buffer.from(await file.arrayBuffer());
  try {
    const picture = sharp(given, { limitInputPixels: 50_000_000, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!KINDS.has(format)) throw new Error('no photo');
    const { data, info } = await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    // A strip of pixels is long enough to be made small, and shows nothing afterwards.
    if (Math.min(info.width, info.height) < LEAST_SIDE) throw new Error('no photo of anything');
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    throw refuse(422, 'photo_unreadable', unreadable, {}, { file: unreadable });
  }
}
