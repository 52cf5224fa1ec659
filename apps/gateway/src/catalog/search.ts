import type { Category, CategoryQuery } from '@lunette/catalog/contract';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { catalogueOf } from './catalogue.ts';
import { listingOf } from './listing.ts';
import { pageSizeOf } from './pageSize.ts';
import { product } from './schema.ts';
import { searchText } from './searchText.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't' | 'catalogDb'>;

/** A word that is nearly in the text is a match from here on (trigram similarity, 0 to 1). */
const NEARLY = 0.5;
const MOST_WORDS = 8;

/** A page of what was found, the best match first; a sort order is not taken (CATG-08). */
export async function readSearch(
  q: string,
  query: Omit<CategoryQuery, 'page'> & { page: number },
  reader: Reader,
): Promise<Category> {
  const [catalogue, ids] = await Promise.all([
    catalogueOf(reader.catalogDb),
    findProducts(reader.catalogDb, q),
  ]);
  const goods = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  const asked = {
    query: { ...query, sort: undefined },
    pageSize: await pageSizeOf(query, reader.catalogDb),
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

/** Products in whose words every asked word stands, or nearly stands; goods with the words themselves come first. */
async function findProducts(db: Queries, q: string): Promise<number[]> {
  const words = searchText(q).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const found = words.map(
    (word) =>
      sql`(${product.searchText} LIKE ${`%${word}%`} OR word_similarity(${word}, ${product.searchText}) >= ${NEARLY})`,
  );
  const exact = words.map((word) => sql`(${product.searchText} LIKE ${`%${word}%`})::int`);
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(sql.join(found, sql` AND `))
    .orderBy(sql`${sql.join(exact, sql` + `)} DESC`, product.rank, product.id);
  return rows.map(({ id }) => id);
}
