/** The largest picture of a prescription that can be sent, in bytes; the call refuses larger ones. */
const LARGEST_PICTURE = 8 * 1_048_576;

/** Why a file cannot be sent as the picture of a prescription. */
export type PictureFault = 'too-big' | 'no-picture';

/** What is wrong with a file that was chosen as the picture of a prescription; null if it can be sent (RX-10). */
export function pictureFault({
  type,
  name,
  size,
}: Pick<File, 'type' | 'name' | 'size'>): PictureFault | null {
  // Browsers that do not know HEIC give its files no type.
  const isPicture = type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name));
  if (!isPicture) return 'no-picture';
  return size > LARGEST_PICTURE ? 'too-big' : null;
}
