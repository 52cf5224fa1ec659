import { FILTER_IDS, type Category, type CategoryQuery } from '@lunette/catalog/contract';
import type { CallContext } from '../platform/callContext.ts';
import { refuse } from '../platform/refuse.ts';
import { cardOf } from './card.ts';
import type { Catalogue, ShelfProduct } from './catalogue.ts';
import { facetOf, filterGoods, type Selection } from './facets.ts';
import { filtersOf, selectedOf } from './filters.ts';

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
  | 'page'
  | 'pageCount'
  | 'pageSize'
  | 'product_list'
>;

type Compare = (a: ShelfProduct, b: ShelfProduct) => number;

/** How a listing can be sorted; goods that tie stay in the order of the shop window. */
const SORTS: Record<string, (catalogue: Catalogue, country: Reader['country']) => Compare> = {
  featured: () => () => 0,
  newest: () => (a, b) => b.model.launchedOn.localeCompare(a.model.launchedOn),
  price_asc: (_, country) => (a, b) => priceOf(a, country) - priceOf(b, country),
  price_desc: (_, country) => (a, b) => priceOf(b, country) - priceOf(a, country),
  rating: (catalogue) => (a, b) => averageOf(catalogue, b) - averageOf(catalogue, a),
};

interface Asked {
  query: Omit<CategoryQuery, 'page' | 'page-size'> & { page: number };
  pageSize: number;
  /** The order when none is asked; `relevance` keeps that of the goods. */
  defaultSort: string;
  sorts: readonly string[];
}

/** Filters, sorts and cuts goods into the page that was asked for; a page beyond the last is refused. */
export function listingOf(
  catalogue: Catalogue,
  goods: ShelfProduct[],
  asked: Asked,
  reader: Reader,
): ListingPart {
  const { pageSize } = asked;
  const sold = goods.filter(({ prices }) => prices[reader.country]);
  const selection = selectionOf(sold, asked.query, reader.country);
  const filtered = filterGoods(sold, selection, reader.country);
  const sort = asked.sorts.includes(asked.query.sort ?? '') ? (asked.query.sort ?? '') : asked.defaultSort;
  const compare = SORTS[sort]?.(catalogue, reader.country);
  const sorted = compare ? filtered.products.toSorted(compare) : filtered.products;
  const styles = firstOfStyle(sorted);
  const pageCount = Math.max(1, Math.ceil(styles.length / pageSize));
  const { page } = asked.query;
  if (page >= pageCount) throw refuse(404, 'page_not_found', 'catalog.page-not-found', { pages: pageCount });
  const filters = filtersOf(sold, filtered, selection, reader);
  return {
    sort,
    sorts: asked.sorts.map((id) => ({ id, title: reader.t(`catalog.sort.${id}`) })),
    filters,
    selected: selectedOf(filters),
    totalCount: styles.length,
    unfilteredCount: firstOfStyle(sold).length,
    page,
    pageCount,
    pageSize,
    product_list: styles
      .slice(page * pageSize, (page + 1) * pageSize)
      .flatMap((one) => cardOf(catalogue, one, reader) ?? []),
  };
}

/** What was asked for, without filters and options that the goods do not have. */
function selectionOf(
  goods: readonly ShelfProduct[],
  query: Asked['query'],
  country: Reader['country'],
): Selection {
  const selection: Selection = {};
  for (const filter of FILTER_IDS) {
    const asked = query[filter]?.split(',').filter(Boolean) ?? [];
    if (asked.length === 0) continue;
    const known = new Set(goods.map((one) => facetOf(filter, one, country)));
    const chosen = asked.filter((option) => known.has(option));
    if (chosen.length > 0) selection[filter] = chosen;
  }
  return selection;
}

/** One product of each style: the sizes of a colour share a card. */
function firstOfStyle(goods: readonly ShelfProduct[]): ShelfProduct[] {
  const seen = new Set<string>();
  return goods.filter(({ style }) => !seen.has(style) && seen.add(style));
}

function priceOf({ prices }: ShelfProduct, country: Reader['country']): number {
  return prices[country]?.selling ?? 0;
}

function averageOf({ ratings }: Catalogue, { modelId }: ShelfProduct): number {
  return ratings.get(modelId)?.average ?? 0;
}
