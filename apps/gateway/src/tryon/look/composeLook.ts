import type { FrameModel, LensFinish } from '@lunette/frame-model';
import sharp, { type Region, type Sharp } from 'sharp';
import { drawFrame, type FramePlace } from './drawFrame.ts';

/** Pixels per millimetre in the studio's front views, which are 1200 pixels wide. */
const STUDIO_SCALE = 7.49;

/** The parts of a look; all of them can be sent to another thread. */
export interface LookParts {
  /** The photo, encoded, and the part of it that shows the face. */
  jpeg: Uint8Array;
  crop: Region;
  size: { width: number; height: number };
  /** The file of the studio's front view. */
  picture: string;
  model: FrameModel;
  lens: LensFinish;
  place: FramePlace;
}

/** Draws a frame on a photo and encodes it as JPEG. This takes much processor time. */
export async function composeLook(parts: LookParts): Promise<Uint8Array> {
  const { jpeg, crop, size, picture, model, lens, place } = parts;
  const { width, height } = size;
  const photo = await raw(sharp(jpeg).extract(crop).resize(width, height, { fit: 'fill' }));
  const front = await raw(sharp(picture).resize(Math.round((1200 * place.pixelsPerMm) / STUDIO_SCALE)));
  const data = drawFrame({ photo, picture: front, model, lens, place });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

async function raw(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
