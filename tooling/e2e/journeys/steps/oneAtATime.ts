import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './shopper.ts';

/**
 * Does what no two journeys may do at once, as the store would stop calling a service that fails too often in a row; all that
 * run at the same time wait for each other.
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
