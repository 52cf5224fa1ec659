import { eq } from 'drizzle-orm';
import { configuration } from '../configuration/schema.ts';
import type { Queries } from '../platform/database.ts';

/** Used when the common configuration names no page size (CATG-02). */
const PAGE_SIZE = 15;

/** Goods on a page: as many as asked for, else what the common configuration says under `category_page_size`. */
export async function pageSizeOf(query: { 'page-size'?: unknown }, db: Queries): Promise<number> {
  if (query['page-size'] !== undefined) return Number(query['page-size']);
  const [row] = await db.select().from(configuration).where(eq(configuration.key, 'category_page_size'));
  return typeof row?.value === 'number' ? row.value : PAGE_SIZE;
}
