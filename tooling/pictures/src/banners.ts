import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { picturePath } from './cut.ts';
import { GROUND } from './ground.ts';
import { MEDIA, type Options } from './options.ts';
import type { Size } from './pixels.ts';

/** The banner of a listing: a row of frames, seen from the front and true to scale. */
interface Banner {
  slug: string;
  /** The pictures of three frames without view and size; a banner for small screens has only the first two. */
  frames: readonly [string, string, string];
}

const BANNERS: readonly Banner[] = [
  { slug: 'premium-eyeglasses', frames: ['tern-138-gold', 'egret-139-navy', 'heron-141-gunmetal'] },
  {
    slug: 'premium-sunglasses',
    frames: ['harbour-138-gold-brown-fade', 'kelp-138-olive-green', 'sail-141-havana-gold-brown'],
  },
  { slug: 'titanium', frames: ['osprey-139-navy', 'reed-134-rose-gold', 'nocturne-140-black'] },
];

/** The sizes for wide screens (16:3) and small ones (16:5), with the number of frames in the row. */
const SHAPES: readonly { frames: number; sizes: readonly [Size, Size] }[] = [
  {
    frames: 3,
    sizes: [
      { width: 2400, height: 450 },
      { width: 1200, height: 225 },
    ],
  },
  {
    frames: 2,
    sizes: [
      { width: 1600, height: 500 },
      { width: 800, height: 250 },
    ],
  },
];

/** The size of the pictures that a banner is made of, and their size in the larger banner of each shape. */
const SOURCE: Size = { width: 1200, height: 576 };
const PLACE: Size = { width: 760, height: 365 };

const bannerPath = (slug: string, { width, height }: Size): string =>
  `${MEDIA}/banners/${slug}-${width}x${height}.avif`;

/** Makes the chosen banners that are missing from the pictures of their frames; all if none are chosen. */
export async function makeBanners({ only, views, again }: Options): Promise<void> {
  if (views.length > 0 && !views.includes('front')) return;
  for (const { slug, frames } of BANNERS) {
    if (only.length > 0 && !only.includes(slug)) continue;
    for (const shape of SHAPES)
      if (again || !shape.sizes.every((size) => existsSync(bannerPath(slug, size))))
        await makeBanner(slug, frames.slice(0, shape.frames), shape.sizes);
  }
}

async function makeBanner(
  slug: string,
  frames: readonly string[],
  sizes: readonly [Size, Size],
): Promise<void> {
  const [{ width, height }] = sizes;
  const first = (width - PLACE.width * frames.length) / 2;
  const places = await Promise.all(
    frames.map(async (frame, i) => ({
      input: await sharp(picturePath(`${MEDIA}/frames`, SOURCE, `${frame}-front`))
        .resize(PLACE.width, PLACE.height, { fit: 'fill' })
        .png()
        .toBuffer(),
      left: first + i * PLACE.width,
      top: Math.round((height - PLACE.height) / 2),
    })),
  );
  const row = await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(places)
    .png()
    .toBuffer();
  for (const size of sizes) {
    const path = bannerPath(slug, size);
    await mkdir(dirname(path), { recursive: true });
    await sharp(row)
      .resize(size.width, size.height, { fit: 'fill' })
      .avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' })
      .toFile(path);
  }
}
