/** A photo ready to be marked and sent: no larger than needed, without place and time of the camera. */
export interface Photo {
  file: File;
  /** Where this page shows it; revoke it when done. */
  url: string;
  width: number;
  height: number;
}

const LONGEST_SIDE = 1_400;

/** Draws a photo anew, upright and small enough to send; null for a file that is none. */
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
