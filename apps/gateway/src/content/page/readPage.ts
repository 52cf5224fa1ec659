import { spelled } from '@lunette/country-config';
import { and, eq } from 'drizzle-orm';
import type { CatalogContext } from '../../platform/http/callContext.ts';
import type { PageContent } from './pageContent.ts';
import { page } from '../schema.ts';

/** A stored page in the reader's language and the spelling of the country; null where there is none. */
export async function readPage(key: string, context: CatalogContext): Promise<PageContent | null> {
  const { catalogDb, language } = context;
  const [found] = await catalogDb
    .select({ content: page.content })
    .from(page)
    .where(and(eq(page.key, key), eq(page.language, language)));
  return found ? inSpelling(found.content, context) : null;
}

/** Properties with identifiers and addresses, which contain no text. */
const NO_WORDS = new Set(['id', 'key', 'type', 'url', 'network', 'store', 'needs', 'countries']);

function inSpelling<Content>(content: Content, context: Omit<CatalogContext, 'catalogDb'>): Content {
  if (typeof content === 'string') return spelled(content, context.language, context.country) as Content;
  if (Array.isArray(content)) return content.map((part: unknown) => inSpelling(part, context)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, part]: [string, unknown]) => [
    name,
    NO_WORDS.has(name) ? part : inSpelling(part, context),
  ]);
  return Object.fromEntries(entries) as Content;
}
