import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK_TIMEOUT_MS = 60_000;
const STEP_MS = 50;

/** Runs one start of a cluster at a time: of two gateways one starts the server, and the other then finds it. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  for (let waited = 0; waited < LOCK_TIMEOUT_MS; waited += STEP_MS) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    // A file without a number is being written at this moment, so it is read a second time.
    if (waited > 0 && !isAlive(ownerOf(file))) rmSync(file, { force: true });
    else await sleep(STEP_MS);
  }
  throw new Error(`Another start of the database holds ${file}`);
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
