import { sql } from 'drizzle-orm';
import type { Database, Queries } from './platform/database/database.ts';

/**
 * The parts of the demo store, each seeded once. A part that was added later is also seeded into an older store. The
 * goods are only loaded if they are missing.
 */
const PARTS: readonly [name: string, fill: (tx: Queries) => Promise<void>][] = [
  ['demo', async (tx) => (await import('../seed/index.ts')).seed(tx)],
  [
    'people',
    async (tx) => {
      await (await import('./configuration/seed.ts')).seedConfiguration(tx);
      await (await import('../seed/index.ts')).seedPeople(tx);
    },
  ],
  [
    'support',
    async (tx) => {
      await (await import('./configuration/seed.ts')).seedSupport(tx);
      await (await import('../seed/index.ts')).seedSupportPage(tx);
    },
  ],
  ['power_status', async (tx) => (await import('./configuration/seed.ts')).seedPowerStatus(tx)],
  ['stores', async (tx) => (await import('../seed/stores/stores.ts')).seedStores(tx)],
  ['collections', async (tx) => (await import('../seed/pages/collections.ts')).seedCollections(tx)],
  ['lens_supplies', async (tx) => (await import('../seed/lenses/lensSupplies.ts')).seedLensSupplies(tx)],
  [
    'review_pictures',
    async (tx) => (await import('../seed/reviews/reviewPictures.ts')).seedReviewPictures(tx),
  ],
];

/** Seeds the parts of the demo store that a database does not have. Returns whether it seeded any. */
export async function seedOnce(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    let filled = false;
    for (const [name, fill] of PARTS) {
      // A second gateway that starts at the same time waits here, then finds the row.
      const { rowCount } = await tx.execute(
        sql`INSERT INTO seed_run (name) VALUES (${name}) ON CONFLICT DO NOTHING`,
      );
      if (rowCount === 0) continue;
      await fill(tx);
      filled = true;
    }
    return filled;
  });
}
