import type { FaceMeasures } from '@lunette/tryon/rules';

/** A part of a picture, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const FACES_ACROSS = 1.9;
/** The aspect ratio of the pictures of faces: 300 high by 240 wide. */
const ASPECT = 240 / 300;
/** The eyes are above the middle of a face. */
const DOWN = 0.16;

/** The part of a photo that shows the face with some margin around it, inside the photo. */
export function faceCrop(
  { faceWidth, pixelsPerMm, centre }: Pick<FaceMeasures, 'faceWidth' | 'pixelsPerMm' | 'centre'>,
  photo: { width: number; height: number },
): Crop {
  const face = faceWidth * pixelsPerMm;
  const width = Math.floor(Math.min(face * FACES_ACROSS, photo.width, photo.height / ASPECT));
  const height = Math.floor(width * ASPECT);
  const within = (at: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(0, at - size / 2), whole - size));
  return {
    width,
    height,
    left: within(centre.x, width, photo.width),
    top: within(centre.y + face * DOWN, height, photo.height),
  };
}
