import { lensSupply } from '../../src/catalog/schema.ts';
import type { Queries } from '../../src/platform/database/database.ts';

/** Inserts the supplies of contact lenses: the longer a supply lasts, the more is taken off. */
export async function seedLensSupplies(db: Queries): Promise<void> {
  await db.insert(lensSupply).values([
    { subscriptionType: 'quarterly', months: 3, percent: 0 },
    { subscriptionType: 'half-yearly', months: 6, percent: 5 },
    { subscriptionType: 'yearly', months: 12, percent: 10 },
  ]);
}
