/** The kinds of pictures that the store can read. A phone that is offered these converts its own kinds into one of them. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The largest picture that can be sent, in bytes; the calls refuse larger ones. */
const LARGEST_PICTURE = 8 * 1_048_576;

/** Why a file cannot be sent as a picture. */
export type PictureFault = 'too-big' | 'no-picture';

/** What is wrong with a file that was chosen as a picture, such as that of a prescription; null if it can be sent (RX-10). */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!PICTURE_TYPES.includes(type)) return 'no-picture';
  return size > LARGEST_PICTURE ? 'too-big' : null;
}
