import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { PictureRequest } from './pictureRequest.ts';
import { openStudioPage } from './studioPage.ts';

/** The folder of the pictures of the demo store's reviews. */
const FOLDER = resolve(import.meta.dirname, '../../../apps/gateway/seed/reviews/pictures');
const SIZE = { width: 1200, height: 900 };

/** The pictures by file name. */
const SNAPSHOTS: Record<string, Omit<PictureRequest, 'goods' | 'view' | 'width' | 'height'>> = {
  'tern-desk': {
    slug: 'tern',
    colour: 'gold',
    degrees: -24,
    place: { surface: 'wood', beside: 'hard-case-ink' },
  },
  'tern-linen': { slug: 'tern', colour: 'gold', degrees: 152, place: { surface: 'linen' } },
  'quill-stone': {
    slug: 'quill',
    colour: 'dark-tortoise-brown-fade',
    degrees: 28,
    place: { surface: 'stone', beside: 'soft-case-clay' },
  },
  'quill-wood': {
    slug: 'quill',
    colour: 'dark-tortoise-brown-fade',
    degrees: -38,
    place: { surface: 'wood' },
  },
};

/** Renders the pictures of the demo store's reviews: frames on a table at home, as a customer takes a picture of them. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const studioPage = await openStudioPage();
  for (const [name, snapshot] of Object.entries(SNAPSHOTS)) {
    const [width, height] = [SIZE.width * 2, SIZE.height * 2];
    const { pixels } = await studioPage.shoot({
      ...snapshot,
      goods: 'frame',
      view: 'snapshot',
      width,
      height,
    });
    const raw = { width, height, channels: 4 } as const;
    const picture = await sharp(await pixels, { raw })
      .flip()
      .removeAlpha()
      .resize(SIZE)
      .png()
      .toBuffer();
    await sharp(picture)
      .composite([{ input: Buffer.from(WINDOW_LIGHT), blend: 'multiply' }])
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(FOLDER, `${name}.jpg`));
    console.log(name);
  }
  await studioPage.close();
}

/** The light of a window at the upper left, which decreases towards the lower right. */
const WINDOW_LIGHT = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <radialGradient id="light" cx="0.3" cy="0.22" r="1.05">
    <stop offset="0" stop-color="#ffffff"/><stop offset="0.45" stop-color="#f6efe6"/><stop offset="1" stop-color="#8f867d"/>
  </radialGradient>
  <rect width="100%" height="100%" fill="url(#light)"/>
</svg>`;

await main();
