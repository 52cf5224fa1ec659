import type { Language } from '@lunette/country-config';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import type { PageContent } from './pageContent.ts';
import { page } from './schema.ts';

/** A stored page in a language; null where there is none. */
export async function readPage(db: Queries, key: string, language: Language): Promise<PageContent | null> {
  const [found] = await db
    .select({ content: page.content })
    .from(page)
    .where(and(eq(page.key, key), eq(page.language, language)));
  return found?.content ?? null;
}
