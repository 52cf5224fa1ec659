import type { Sharp } from 'sharp';
import { GROUND } from './ground.ts';
import { open, type Pixels } from './pixels.ts';

/** The share of a square thumbnail that the goods fill. */
const FILL = 0.88;
/** The least difference of a pixel from the background with which it belongs to the goods and not to their shadow. */
const THRESHOLD = 26;

/** The goods alone on a square; they are found by their difference from the background. */
export async function thumbnail(picture: Pixels, side: number): Promise<Sharp> {
  const { info } = await open(picture)
    .trim({ background: GROUND, threshold: THRESHOLD })
    .toBuffer({ resolveWithObject: true });
  const square = Math.round(Math.max(info.width, info.height) / FILL);
  const across = stretch(-(info.trimOffsetLeft ?? 0), info.width, square, picture.width);
  const down = stretch(-(info.trimOffsetTop ?? 0), info.height, square, picture.height);
  const data = await open(picture)
    .extract({ left: across.from, width: across.length, top: down.from, height: down.length })
    .extend({
      left: across.before,
      right: across.after,
      top: down.before,
      bottom: down.after,
      background: GROUND,
    })
    .raw()
    .toBuffer();
  return open({ data, width: square, height: square }).resize(side, side);
}

/** A range of `side` pixels around the goods' centre: the part inside the picture, and the missing pixels at either end. */
function stretch(start: number, length: number, side: number, available: number) {
  const first = Math.round(start + length / 2 - side / 2);
  const from = Math.max(0, first);
  const end = Math.min(available, first + side);
  return { from, length: end - from, before: from - first, after: first + side - end };
}
