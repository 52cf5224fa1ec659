import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './shopper.ts';

/**
 * Runs an action that only one journey may run at a time, because the store stops calling a service after too many failures
 * in a row. Journeys that run in parallel wait for each other.
 */
export async function oneAtATime(what: string, work: () => Promise<void>): Promise<void> {
  const held = join(process.env.DATA_DIR ?? '', `${what}.lock`);
  const take = () => {
    try {
      mkdirSync(held);
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(take, { timeout: 90_000 }).toBe(true);
  try {
    await work();
  } finally {
    rmdirSync(held);
  }
}
