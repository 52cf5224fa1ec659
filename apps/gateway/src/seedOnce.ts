import { sql } from 'drizzle-orm';
import { seed } from '../seed/index.ts';
import { seedConfiguration } from './configuration/seed.ts';
import type { Database } from './platform/database.ts';

/** Fills a database with the demo store when nobody has; whether it did. */
export async function seedOnce(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    // A second gateway that starts beside this one waits here, then finds the row.
    const { rowCount } = await tx.execute(
      sql`INSERT INTO seed_run (name) VALUES ('demo') ON CONFLICT DO NOTHING`,
    );
    if (rowCount === 0) return false;
    await seedConfiguration(tx);
    await seed(tx);
    return true;
  });
}
