import { FILTER_IDS, type Category, type CategoryQuery } from '@lunette/catalog/contract';
import type { TextContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { hasBit, positionsIn, type BitSet } from './filtering/bitSet.ts';
import { cardOf } from './card.ts';
import type { Catalogue } from '../catalogue.ts';
import { filterGoods, type Selection } from './filtering/filterGoods.ts';
import { filtersOf, selectedOf } from './filtering/filters.ts';
import { firstSorted } from './firstSorted.ts';
import { listingIndexOf } from './filtering/listingIndex.ts';
import { styleCards } from './styleCards.ts';

/** The parts of a listing that depend on its goods and on the query. */
export type ListingPart = Pick<
  Category,
  | 'sort'
  | 'sorts'
  | 'filters'
  | 'selected'
  | 'totalCount'
  | 'unfilteredCount'
  | 'modelCount'
  | 'unfilteredModelCount'
  | 'page'
  | 'pageCount'
  | 'pageSize'
  | 'products'
  | 'product_list'
>;

/** Returns the whole number by which a position is sorted, the smallest first; equal ones keep their order. */
type SortKey = (at: number) => number;

const SORTS: Record<string, (catalogue: Catalogue, country: TextContext['country']) => SortKey> = {
  newest: newestFirst,
  price_asc: ({ index }, country) => {
    const { selling } = index.countries[country];
    return (at) => selling[at] ?? 0;
  },
  price_desc: ({ index }, country) => {
    const { selling } = index.countries[country];
    return (at) => -(selling[at] ?? 0);
  },
  // Averages have one decimal.
  rating:
    ({ products, ratings }) =>
    (at) =>
      -Math.round((ratings.get(products[at]?.modelId ?? 0)?.average ?? 0) * 10),
};

/** Sorts the newest launches first. */
export function newestFirst({ products }: Catalogue): SortKey {
  const dayOf = new Map<string, number>();
  return (at) => {
    const launchedOn = products[at]?.model.launchedOn ?? '';
    const day = dayOf.get(launchedOn) ?? Number(launchedOn.replaceAll('-', ''));
    dayOf.set(launchedOn, day);
    return -day;
  };
}

/** The goods to list, and for a search also their positions by relevance. */
export interface ListedGoods {
  goods: BitSet;
  order?: Int32Array;
}

interface ListingQuery {
  query: Omit<CategoryQuery, 'page'> & { page: number };
  /** The order if the query has none; `featured` and `relevance` keep the order of the goods. */
  defaultSort: string;
  sorts: readonly string[];
}

/** Filters and sorts goods, and returns the requested page; a page beyond the last is refused with 404. */
export function listingOf(
  catalogue: Catalogue,
  { goods, order }: ListedGoods,
  { query, defaultSort, sorts }: ListingQuery,
  context: TextContext,
): ListingPart {
  const index = listingIndexOf(catalogue, goods, context.country);
  const filtered = filterGoods(catalogue.index, index, selectionOf(query));
  const sort = query.sort !== undefined && sorts.includes(query.sort) ? query.sort : defaultSort;
  const left = order ? order.filter((at) => hasBit(filtered.goods, at)) : positionsIn(filtered.goods);
  const cards = styleCards(catalogue, left);
  const pageSize = Number(query['page-size'] ?? catalogue.pageSize);
  const pageCount = Math.max(1, Math.ceil(cards.length / pageSize));
  const { page } = query;
  if (page >= pageCount) throw refuse(404, 'page_not_found', 'catalog.page-not-found', { pages: pageCount });
  const end = Math.min((page + 1) * pageSize, cards.length);
  const keyOf = SORTS[sort]?.(catalogue, context.country);
  const sorted = keyOf ? firstSorted(cards, keyOf, end) : cards;
  const filters = filtersOf(catalogue, index, filtered, context);
  const list = [...sorted.subarray(page * pageSize, end)].flatMap((at) => {
    const product = catalogue.products[at];
    return (product && cardOf(catalogue, product, context)) ?? [];
  });
  return {
    sort,
    sorts: sorts.map((id) => ({ id, title: context.t(`catalog.sort.${id}`) })),
    filters,
    selected: selectedOf(filters),
    totalCount: cards.length,
    unfilteredCount: index.all.styles,
    modelCount: filtered.models,
    unfilteredModelCount: index.all.models,
    page,
    pageCount,
    pageSize,
    products: list.map(({ id }) => id),
    product_list: list,
  };
}

function selectionOf(query: ListingQuery['query']): Selection {
  return Object.fromEntries(FILTER_IDS.map((filter) => [filter, query[filter]?.split(',') ?? []]));
}
