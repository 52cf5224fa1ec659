import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutSizes, MASTER, picturePath, SIZES } from './cut.ts';
import { openDarkroom, type Darkroom } from './darkroom.ts';
import { frameJobs, type Job } from './job.ts';
import { MEDIA, readOptions } from './options.ts';

/** Masters that may wait for cutting while the next ones are taken. */
const BACKLOG = 3;

const isCut = ({ folder, cuts }: Job): boolean =>
  cuts.every(({ name }) => SIZES.every((size) => existsSync(picturePath(join(MEDIA, folder), size, name))));

/** Takes every master that is missing and cuts every picture that is missing. */
async function main(): Promise<void> {
  const { cache, only, again } = readOptions();
  await mkdir(cache, { recursive: true });
  const jobs = frameJobs()
    .filter(({ slug }) => only.length === 0 || only.includes(slug))
    .filter((job) => again || !isCut(job));
  const started = performance.now();
  const cutting = new Set<Promise<void>>();
  let darkroom: Darkroom | undefined;
  for (const [i, job] of jobs.entries()) {
    const master = join(cache, `${job.name}.png`);
    const known = !again && existsSync(master);
    if (!known) darkroom ??= await openDarkroom();
    const pixels = known ? undefined : (await darkroom!.shoot({ ...job.order, ...MASTER })).pixels;
    const work = finish(job, master, pixels).finally(() => cutting.delete(work));
    cutting.add(work);
    if (cutting.size >= BACKLOG) await Promise.race(cutting);
    if (i % 10 === 9 || i === jobs.length - 1)
      console.log(`${i + 1} of ${jobs.length}, ${Math.round((performance.now() - started) / 1000)} s: ${job.name}`);
  }
  await Promise.all(cutting);
  await darkroom?.close();
}

async function finish(job: Job, master: string, pixels: Promise<Buffer> | undefined): Promise<void> {
  if (pixels) {
    const raw = { width: MASTER.width, height: MASTER.height, channels: 4 } as const;
    await sharp(await pixels, { raw }).flip().removeAlpha().png({ compressionLevel: 3 }).toFile(master);
  }
  for (const { name, scale } of job.cuts) await cutSizes(master, join(MEDIA, job.folder), name, scale);
}

await main();
