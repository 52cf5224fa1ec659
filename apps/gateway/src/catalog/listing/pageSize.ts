import { eq } from 'drizzle-orm';
import { configuration } from '../../configuration/schema.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The page size if the common configuration has none (CATG-02). */
const PAGE_SIZE = 15;

/** The number of goods on a page of a listing: `category_page_size` of the common configuration. */
export async function readPageSize(db: Queries): Promise<number> {
  const [row] = await db.select().from(configuration).where(eq(configuration.key, 'category_page_size'));
  return typeof row?.value === 'number' ? row.value : PAGE_SIZE;
}
