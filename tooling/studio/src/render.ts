import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutSizes, onGround } from './cut.ts';
import { openDarkroom, type Darkroom } from './darkroom.ts';
import { frameJobs, goodsJobs, heroJob, type Job } from './job.ts';
import { readOptions } from './options.ts';

/** Masters that may wait for cutting while the next ones are taken. */
const BACKLOG = 3;

const isCut = ({ cuts }: Job): boolean =>
  cuts.every(({ sizes, pathOf }) => sizes.every((size) => existsSync(pathOf(size))));

/** Takes every master that is missing and cuts every picture that is missing. */
async function main(): Promise<void> {
  const { cache, only, again } = readOptions();
  await mkdir(cache, { recursive: true });
  const jobs = [heroJob(), ...frameJobs(), ...goodsJobs()]
    .filter(({ slug }) => only.length === 0 || only.includes(slug))
    .filter((job) => again || !isCut(job));
  const started = performance.now();
  const cutting = new Set<Promise<void>>();
  let darkroom: Darkroom | undefined;
  for (const [i, job] of jobs.entries()) {
    const master = join(cache, `${job.name}.png`);
    let pixels: Promise<Buffer> | undefined;
    if (again || !existsSync(master)) {
      darkroom ??= await openDarkroom();
      ({ pixels } = await darkroom.shoot(job.order));
    }
    const work = finish(job, master, pixels).finally(() => cutting.delete(work));
    cutting.add(work);
    if (cutting.size >= BACKLOG) await Promise.race(cutting);
    const seconds = Math.round((performance.now() - started) / 1000);
    if (i % 10 === 9 || i === jobs.length - 1)
      console.log(`${i + 1} of ${jobs.length}, ${seconds} s: ${job.name}`);
  }
  await Promise.all(cutting);
  await darkroom?.close();
}

async function finish(
  { order, cuts }: Job,
  master: string,
  pixels: Promise<Buffer> | undefined,
): Promise<void> {
  if (pixels) {
    const raw = { width: order.width, height: order.height, channels: 4 } as const;
    await sharp(await pixels, { raw })
      .flip()
      .removeAlpha()
      .png({ compressionLevel: 3 })
      .toFile(master);
  }
  for (const { scale, sizes, pathOf } of cuts) await cutSizes(await onGround(master, scale), sizes, pathOf);
}

await main();
