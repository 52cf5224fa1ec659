import type { Category, CategoryQuery } from '@lunette/catalog/contract';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { catalogueOf } from './catalogue.ts';
import { listingOf } from './listing.ts';
import { product } from './schema.ts';
import { searchText } from './searchText.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't' | 'catalogDb'>;

/** What a product is called stands in the first letters of its words. */
const NAMES_END = 90;
const MOST_WORDS = 8;

/** A page of what was found, the best match first; a sort order is not taken (CATG-08). */
export async function readSearch(
  q: string,
  query: Omit<CategoryQuery, 'page'> & { page: number },
  reader: Reader,
): Promise<Category> {
  const [catalogue, { ids }] = await Promise.all([
    catalogueOf(reader.catalogDb),
    findProducts(reader.catalogDb, q),
  ]);
  const goods = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  const asked = {
    query: { ...query, sort: undefined },
    defaultSort: 'relevance',
    sorts: ['relevance'],
  };
  const listing = listingOf(catalogue, goods, asked, reader);
  const title = reader.t('catalog.search.title', { text: q });
  const url = `/search?q=${encodeURIComponent(q)}`;
  return {
    id: 'search',
    url,
    title,
    description: reader.t('catalog.search.description', { count: listing.unfilteredCount }),
    categoryType: 'search',
    cat_img_link: null,
    category_power_urls: [],
    breadcrumb: [
      { label: reader.t('catalog.home'), url: '/' },
      { label: title, url },
    ],
    seoTitle: title,
    seoDescription: title,
    seoMetaCanonical: url,
    ...listing,
  };
}

/** Products found, the best first, and the words that found them: those asked for, or what they were put right to. */
export interface Found {
  ids: number[];
  words: string[];
}

/** Products that have all asked words; where none has, misspelt words are put right and sought again. */
export async function findProducts(db: Queries, q: string): Promise<Found> {
  const words = searchText(q).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return { ids: [], words };
  const ids = await withWords(db, words);
  if (ids.length > 0) return { ids, words };
  const meant = await Promise.all(words.map((word) => nearestWord(db, word)));
  const known = meant.filter((word) => word !== null);
  const isSame = known.every((word, at) => word === words[at]);
  if (known.length < words.length || isSame) return { ids: [], words };
  return { ids: await withWords(db, known), words: known };
}

/** Products of which a word begins with each asked one; those that are called so come before those only described so. */
async function withWords(db: Queries, words: readonly string[]): Promise<number[]> {
  const begins = words.map((word) => sql`${product.searchText} LIKE ${`% ${word}%`}`);
  const named = words.map(
    (word) => sql`(strpos(left(${product.searchText}, ${NAMES_END}), ${` ${word}`}) > 0)::int`,
  );
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(sql.join(begins, sql` AND `))
    .orderBy(sql`${sql.join(named, sql` + `)} DESC`, product.rank, product.id);
  return rows.map(({ id }) => id);
}

/** The word that was probably meant: one that begins so, else the most similar one; null where none is like it. */
async function nearestWord(db: Queries, word: string): Promise<string | null> {
  // A number is right or wrong, never nearly right.
  if (!/\p{L}/u.test(word)) return word;
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM search_word WHERE word LIKE ${`${word}%`} OR word % ${word}
    ORDER BY word LIKE ${`${word}%`} DESC, similarity(word, ${word}) DESC, word LIMIT 1`);
  return rows[0]?.word ?? null;
}
