import { FILTER_IDS, type Category, type CategoryQuery } from '@lunette/catalog/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { hasBit } from './bitSet.ts';
import { cardOf } from './card.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { filterGoods, type Selection } from './filterGoods.ts';
import { filtersOf, selectedOf } from './filters.ts';
import { listingIndexOf } from './listingIndex.ts';
import { styleCards } from './styleCards.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't'>;

/** The parts of a listing that come from its goods and from what was asked. */
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

type Compare = (a: CatalogProduct, b: CatalogProduct) => number;

/** How a listing can be sorted; goods that tie stay in the order in which they came. */
const SORTS: Record<string, (catalogue: Catalogue, country: Reader['country']) => Compare> = {
  newest: () => (a, b) => b.model.launchedOn.localeCompare(a.model.launchedOn),
  price_asc: (_, country) => (a, b) => priceOf(a, country) - priceOf(b, country),
  price_desc: (_, country) => (a, b) => priceOf(b, country) - priceOf(a, country),
  rating: (catalogue) => (a, b) => averageOf(catalogue, b) - averageOf(catalogue, a),
};

interface Asked {
  query: Omit<CategoryQuery, 'page'> & { page: number };
  /** The order when none is asked; `featured` and `relevance` keep that of the goods. */
  defaultSort: string;
  sorts: readonly string[];
}

/** Filters, sorts and cuts goods into the page that was asked for; a page beyond the last is refused. */
export function listingOf(
  catalogue: Catalogue,
  goods: readonly CatalogProduct[],
  { query, defaultSort, sorts }: Asked,
  reader: Reader,
): ListingPart {
  const index = listingIndexOf(catalogue, goods, reader.country);
  const filtered = filterGoods(index, selectionOf(query));
  const sort = query.sort !== undefined && sorts.includes(query.sort) ? query.sort : defaultSort;
  const compare = SORTS[sort]?.(catalogue, reader.country);
  const isLeft = ({ id }: CatalogProduct) => hasBit(filtered.goods, catalogue.positions.get(id) ?? 0);
  const cards = styleCards(goods, isLeft);
  const sorted = compare ? cards.toSorted(compare) : cards;
  const pageSize = Number(query['page-size'] ?? catalogue.pageSize);
  const pageCount = Math.max(1, Math.ceil(cards.length / pageSize));
  const { page } = query;
  if (page >= pageCount) throw refuse(404, 'page_not_found', 'catalog.page-not-found', { pages: pageCount });
  const filters = filtersOf(catalogue, index, filtered, reader);
  const list = sorted
    .slice(page * pageSize, (page + 1) * pageSize)
    .flatMap((one) => cardOf(catalogue, one, reader) ?? []);
  return {
    sort,
    sorts: sorts.map((id) => ({ id, title: reader.t(`catalog.sort.${id}`) })),
    filters,
    selected: selectedOf(filters),
    totalCount: cards.length,
    unfilteredCount: index.cards,
    modelCount: filtered.models,
    unfilteredModelCount: index.models,
    page,
    pageCount,
    pageSize,
    products: list.map(({ id }) => id),
    product_list: list,
  };
}

function selectionOf(query: Asked['query']): Selection {
  return Object.fromEntries(FILTER_IDS.map((filter) => [filter, query[filter]?.split(',') ?? []]));
}

function priceOf({ prices }: CatalogProduct, country: Reader['country']): number {
  return prices[country]?.selling ?? 0;
}

function averageOf({ ratings }: Catalogue, { modelId }: CatalogProduct): number {
  return ratings.get(modelId)?.average ?? 0;
}
