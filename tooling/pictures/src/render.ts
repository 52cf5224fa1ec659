import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makeBanners } from './banners.ts';
import { cutSizes } from './cut.ts';
import { openStudioPage, type StudioPage } from './studioPage.ts';
import { chosenJobs, type Job } from './job.ts';
import { readOptions } from './options.ts';
import type { PictureRequest } from './pictureRequest.ts';
import { open } from './pixels.ts';

/** The number of masters that can wait to be cut while the next ones are rendered. */
const BACKLOG = 3;

const isCut = ({ cuts }: Job): boolean =>
  cuts.every(({ sizes, pathOf }) => sizes.every((size) => existsSync(pathOf(size))));

/** Renders every missing master, cuts every missing picture and makes every missing banner. */
async function main(): Promise<void> {
  const options = readOptions();
  const { cache, again, ...choice } = options;
  await mkdir(cache, { recursive: true });
  const jobs = chosenJobs(choice).filter((job) => again || !isCut(job));
  const started = performance.now();
  const cutting = new Set<Promise<void>>();
  let studioPage: StudioPage | undefined;
  for (const [i, job] of jobs.entries()) {
    // a concurrent run may have done it meanwhile
    if (!again && isCut(job)) continue;
    const master = join(cache, `${job.name}.png`);
    let pixels: Promise<Buffer> | undefined;
    if (again || !existsSync(master)) {
      studioPage ??= await openStudioPage();
      ({ pixels } = await studioPage.shoot(job.picture));
    }
    const work = finish(job, master, pixels).finally(() => cutting.delete(work));
    cutting.add(work);
    if (cutting.size >= BACKLOG) await Promise.race(cutting);
    const seconds = Math.round((performance.now() - started) / 1000);
    if (i % 10 === 9 || i === jobs.length - 1)
      console.log(`${i + 1} of ${jobs.length}, ${seconds} s: ${job.name}`);
  }
  await Promise.all(cutting);
  await studioPage?.close();
  await makeBanners(options);
}

async function finish(
  { picture, cuts }: Job,
  path: string,
  taken: Promise<Buffer> | undefined,
): Promise<void> {
  const master = taken ? upright(await taken, picture) : sharp(path);
  const { data, info } = await master.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  // A picture with one size is never cut again.
  const hasSizes = cuts.some(({ sizes }) => sizes.length > 1);
  if (taken && hasSizes) await open(pixels).png({ compressionLevel: 3 }).toFile(path);
  for (const cut of cuts) await cutSizes(pixels, cut);
}

/** Flips the pixels of the browser, whose last row comes first. */
const upright = (pixels: Buffer, { width, height }: PictureRequest): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 4 } }).flip();

await main();
