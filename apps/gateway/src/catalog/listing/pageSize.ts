import { eq } from 'drizzle-orm';
import { configuration } from '../../configuration/schema.ts';
import type { Queries } from '../../platform/database/database.ts';

/** Used when the common configuration names no page size (CATG-02). */
const PAGE_SIZE = 15;

/** Goods on a page of a listing: what the common configuration says under `category_page_size`. */
export async function readPageSize(db: Queries): Promise<number> {
  const [row] = await db.select().from(configuration).where(eq(configuration.key, 'category_page_size'));
  return typeof row?.value === 'number' ? row.value : PAGE_SIZE;
}
