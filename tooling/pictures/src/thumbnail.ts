import type { Sharp } from 'sharp';
import { GROUND } from './ground.ts';
import { open, type Pixels } from './pixels.ts';

/** Share of a square thumbnail that the goods fill. */
const FILL = 0.88;
/** How far a pixel is from the ground before it belongs to the goods and not to their shadow. */
const THRESHOLD = 26;

/** The goods alone on a square, found by what differs from the ground. */
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

/** A stretch of `side` pixels about the goods' middle: what the picture has of it, and what is missing on either end. */
function stretch(start: number, length: number, side: number, available: number) {
  const first = Math.round(start + length / 2 - side / 2);
  const from = Math.max(0, first);
  const end = Math.min(available, first + side);
  return { from, length: end - from, before: from - first, after: first + side - end };
}
