import sharp from 'sharp';
import { collection } from '@lunette/frame-model/collection';
import { openDarkroom } from './darkroom.ts';
import { readOptions } from './options.ts';
import type { Order } from './order.ts';

const TILE = { width: 600, height: 288 };
const COLUMNS = 4;

/** A contact sheet at reduced resolution, for looking: the first colour of each model, or all colours of those asked for. */
async function main(): Promise<void> {
  const { only, out } = readOptions();
  const orders = collection
    .filter(({ slug }) => only.length === 0 || only.includes(slug))
    .flatMap(({ slug, colours }) => (only.length === 0 ? colours.slice(0, 1) : colours).map((c) => ({ slug, colour: c.slug })))
    .flatMap((goods): Order[] =>
      (['front', 'threequarter'] as const).map((view) => ({
        goods: 'frame',
        ...goods,
        view,
        width: TILE.width * 2,
        height: TILE.height * 2,
      })),
    );
  const darkroom = await openDarkroom();
  const tiles: Buffer[] = [];
  for (const order of orders) {
    const started = performance.now();
    const { pixels } = await darkroom.shoot(order);
    tiles.push(
      await sharp(await pixels, { raw: { width: order.width, height: order.height, channels: 4 } })
        .flip()
        .removeAlpha()
        .resize(TILE.width, TILE.height)
        .png()
        .toBuffer(),
    );
    console.log(order.slug, order.colour, order.view, `${Math.round(performance.now() - started)} ms`);
  }
  await darkroom.close();
  await sharp({
    create: {
      width: TILE.width * COLUMNS,
      height: TILE.height * Math.ceil(tiles.length / COLUMNS),
      channels: 3,
      background: '#F3F0EA',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % COLUMNS) * TILE.width,
        top: Math.floor(i / COLUMNS) * TILE.height,
      })),
    )
    .png()
    .toFile(out);
}

await main();
