import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { GROUND } from './ground.ts';
import { open, type Pixels, type Size } from './pixels.ts';
import { thumbnail } from './thumbnail.ts';

/** The sizes that pages use; the square one is a thumbnail of the goods alone. */
export const SIZES: readonly Size[] = [
  { width: 100, height: 100 },
  { width: 400, height: 192 },
  { width: 628, height: 301 },
  { width: 800, height: 384 },
  { width: 1200, height: 576 },
];

/** The only size of the pictures of a turned frame. */
export const TURNED_SIZE: Size = { width: 800, height: 384 };

/** Pixels of a master, twice the largest size. */
export const MASTER: Size = { width: 2400, height: 1152 };

/** A picture to cut from a master, in all its sizes. */
export interface Cut {
  scale: number;
  sizes: readonly Size[];
  pathOf: (size: Size) => string;
}

/** The path of a picture in one size. */
export const picturePath = (media: string, { width, height }: Size, name: string): string =>
  `${media}/${width}x${height}/${name}.avif`;

/** A master reduced to the size of its largest picture; `scale` reduces the goods further, on the same background. */
export async function onGround(master: Pixels, { width, height }: Size, scale: number): Promise<Pixels> {
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round((width - small.width) / 2);
  const top = Math.round((height - small.height) / 2);
  const data = await open(master)
    .resize(small.width, small.height, { fit: 'fill' })
    .extend({
      left,
      top,
      right: width - small.width - left,
      bottom: height - small.height - top,
      background: GROUND,
    })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Cuts a picture in each size and writes it to the path of `pathOf`; the last size must be the largest. */
export async function cutSizes(master: Pixels, { sizes, scale, pathOf }: Cut): Promise<void> {
  const picture = await onGround(master, sizes[sizes.length - 1]!, scale);
  for (const size of sizes) {
    const path = pathOf(size);
    await mkdir(dirname(path), { recursive: true });
    const square = size.width === size.height;
    const cut = square
      ? await thumbnail(picture, size.width)
      : open(picture).resize(size.width, size.height, { fit: 'fill' });
    await cut.avif({ quality: 55, effort: 1, chromaSubsampling: '4:4:4' }).toFile(path);
  }
}
