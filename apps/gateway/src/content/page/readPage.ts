import { spelled } from '@lunette/country-config';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { PageContent } from './pageContent.ts';
import { page } from '../schema.ts';

type Reader = Pick<CallContext, 'catalogDb' | 'country' | 'language'>;

/** A stored page in the reader's language and the spelling of the country; null where there is none. */
export async function readPage(key: string, reader: Reader): Promise<PageContent | null> {
  const { catalogDb, language } = reader;
  const [found] = await catalogDb
    .select({ content: page.content })
    .from(page)
    .where(and(eq(page.key, key), eq(page.language, language)));
  return found ? inSpelling(found.content, reader) : null;
}

/** Names and addresses of parts, which are no words. */
const NO_WORDS = new Set(['id', 'key', 'type', 'url', 'network', 'store', 'needs', 'countries']);

function inSpelling<Content>(content: Content, reader: Omit<Reader, 'catalogDb'>): Content {
  if (typeof content === 'string') return spelled(content, reader.language, reader.country) as Content;
  if (Array.isArray(content)) return content.map((part: unknown) => inSpelling(part, reader)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, part]: [string, unknown]) => [
    name,
    NO_WORDS.has(name) ? part : inSpelling(part, reader),
  ]);
  return Object.fromEntries(entries) as Content;
}
