/**
 * A photo that is ready to be marked and sent: no larger than needed, without the camera's metadata such as place and
 * time.
 */
export interface Photo {
  file: File;
  /** The object URL of the photo in this page; revoke it after use. */
  url: string;
  width: number;
  height: number;
}

const LONGEST_SIDE = 1_400;

/** Redraws a photo, upright and small enough to send; null if the file is not a photo. */
export async function shrinkPhoto(given: File): Promise<Photo | null> {
  try {
    const picture = await createImageBitmap(given);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    if (!blob) return null;
    const file = new File([blob], 'face.jpg', { type: 'image/jpeg' });
    return { file, url: URL.createObjectURL(blob), width: canvas.width, height: canvas.height };
  } catch {
    return null;
  }
}
