import type { Queries } from '../src/platform/database.ts';

/** Fills an empty database with the demo store. */
export async function seed(_db: Queries): Promise<void> {}
