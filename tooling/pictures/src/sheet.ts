import sharp from 'sharp';
import { openStudioPage } from './studioPage.ts';
import { GROUND } from './ground.ts';
import { chosenJobs } from './job.ts';
import { readOptions } from './options.ts';

const TILE = { width: 600, height: 288 };
const COLUMNS = 4;

/** Renders a contact sheet at reduced resolution, with everything or the selection of `--only`. */
async function main(): Promise<void> {
  const { out, ...choice } = readOptions();
  const jobs = chosenJobs(choice);
  const studioPage = await openStudioPage();
  const started = performance.now();
  const taken = { width: TILE.width * 2, height: TILE.height * 2 };
  const tiles: Buffer[] = [];
  for (const { picture } of jobs) {
    const { pixels } = await studioPage.shoot({ ...picture, ...taken });
    const raw = { ...taken, channels: 4 } as const;
    const image = sharp(await pixels, { raw })
      .flip()
      .removeAlpha();
    tiles.push(await image.resize(TILE.width, TILE.height).png().toBuffer());
  }
  await studioPage.close();
  console.log(`${jobs.length} pictures, ${Math.round((performance.now() - started) / 1000)} s`);
  const height = TILE.height * Math.ceil(tiles.length / COLUMNS);
  await sharp({ create: { width: TILE.width * COLUMNS, height, channels: 3, background: GROUND } })
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
