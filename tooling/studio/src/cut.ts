import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

export const GROUND = '#F3F0EA';

/** Sizes that pages ask for. */
export const SIZES = [
  { width: 100, height: 100 },
  { width: 400, height: 192 },
  { width: 628, height: 301 },
  { width: 800, height: 384 },
  { width: 1200, height: 576 },
] as const;

/** Pixels of a master, twice the largest size. */
export const MASTER = { width: 2400, height: 1152 } as const;

/** Share of a square thumbnail that the goods fill. */
const THUMBNAIL_FILL = 0.88;

const folderOf = (size: (typeof SIZES)[number]): string => `${size.width}x${size.height}`;

/** Where a picture of one size belongs. */
export const picturePath = (media: string, size: (typeof SIZES)[number], name: string): string =>
  `${media}/${folderOf(size)}/${name}.avif`;

/** Cuts all sizes of one master; `scale` makes the goods smaller about the picture's middle, on the same ground. */
export async function cutSizes(master: string | Buffer, media: string, name: string, scale = 1): Promise<void> {
  const picture = await onGround(master, scale);
  for (const size of SIZES) {
    const path = picturePath(media, size, name);
    await mkdir(dirname(path), { recursive: true });
    const cut = size.width === size.height ? await thumbnail(picture, size.width) : sharp(picture.data, picture.raw).resize(size.width, size.height, { fit: 'fill' });
    await encode(cut).toFile(path);
  }
}

/** The one encoding of the store's pictures. */
export const encode = (picture: Sharp): Sharp => picture.avif({ quality: 55, effort: 2, chromaSubsampling: '4:4:4' });

interface Raw {
  data: Buffer;
  raw: { raw: { width: number; height: number; channels: 3 } };
}

async function onGround(master: string | Buffer, scale: number): Promise<Raw> {
  const { width, height } = MASTER;
  let picture = sharp(master).removeAlpha();
  if (scale !== 1) {
    const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const left = Math.round((width - scaled.width) / 2);
    const top = Math.round((height - scaled.height) / 2);
    picture = picture.resize(scaled.width, scaled.height, { fit: 'fill' }).extend({
      left,
      top,
      right: width - scaled.width - left,
      bottom: height - scaled.height - top,
      background: GROUND,
    });
  }
  return { data: await picture.raw().toBuffer(), raw: { raw: { width, height, channels: 3 } } };
}

/** The goods alone on a square, found by what differs from the ground. */
async function thumbnail({ data, raw }: Raw, side: number): Promise<Sharp> {
  const { info } = await sharp(data, raw).trim({ background: GROUND, threshold: 26 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  const square = Math.round(Math.max(info.width, info.height) / THUMBNAIL_FILL);
  const cut = alongSide(left, info.width, square, raw.raw.width);
  const rise = alongSide(top, info.height, square, raw.raw.height);
  const padded = await sharp(data, raw)
    .extract({ left: cut.from, width: cut.length, top: rise.from, height: rise.length })
    .extend({ left: cut.before, right: cut.after, top: rise.before, bottom: rise.after, background: GROUND })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(padded.data, { raw: { width: square, height: square, channels: 3 } }).resize(side, side);
}

/** A stretch of `side` pixels about the goods' middle: what the picture has of it, and what is missing on either end. */
function alongSide(start: number, length: number, side: number, available: number) {
  const first = Math.round(start + length / 2 - side / 2);
  const from = Math.max(0, first);
  const end = Math.min(available, first + side);
  return { from, length: end - from, before: from - first, after: first + side - end };
}
