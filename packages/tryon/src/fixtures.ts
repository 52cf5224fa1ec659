import type { z } from 'zod';
import { FaceProfile, FrameSize, Look } from './contract/index.ts';

/** A medium face that was found by questions. */
export function aFrameSize(change: Partial<z.input<typeof FrameSize>> = {}): FrameSize {
  return FrameSize.parse({
    ...{ frameSizeId: '11341', faceWidth: 134, source: 'quiz', errorMm: 3 },
    ...change,
  });
}

/** A face that is used for try-on. */
export function aFaceProfile(change: Partial<z.input<typeof FaceProfile>> = {}): FaceProfile {
  return FaceProfile.parse({
    ...{ dittoId: '0a1b2c3d4e5f60', name: 'Me', isDefault: true },
    ...{ faceWidth: 138, pd: 63, errorMm: 2, createdAt: '2026-11-20T10:00:00.000Z' },
    ...change,
  });
}

/** One grey pixel, for a picture that no test looks at. */
export const A_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAJmZmQAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A medium frame on that face. */
export function aLook(change: Partial<z.input<typeof Look>> = {}): Look {
  return Look.parse({
    ...{ overlayed_image_url: A_PICTURE, message: 'Alder on your face' },
    ...{ faceWidth: 138, frameWidth: 138, errorMm: 2 },
    ...change,
  });
}
