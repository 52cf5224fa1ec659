import { FILTER_IDS, type Category, type Filter, type FilterId } from '@lunette/catalog/contract';
import { filterTitles, priceRangeId } from '@lunette/catalog/rules';
import { formatMoney } from '@lunette/country-config';
import type { TextContext } from '../../../platform/http/callContext.ts';
import { memoPerOwner } from '../../../platform/memoPerOwner.ts';
import type { Catalogue, CatalogProduct } from '../../catalogue.ts';
import { priceBands } from './priceBands.ts';
import type { Filtered } from './filterGoods.ts';
import type { ListingIndex } from './listingIndex.ts';

type Option = Filter['options'][number];

const TEXT: Record<Exclude<FilterId, 'price' | 'brand'>, string> = {
  frame_shape: 'shape',
  frame_colour: 'colour',
  frame_size: 'size-range',
  material: 'material',
  rim: 'rim',
  gender: 'gender',
  usage: 'usage',
  lens_kind: 'lens-kind',
};

/** The filters of a listing with counts. A filter with fewer than two options is left out. */
export function filtersOf(
  catalogue: Catalogue,
  { options }: ListingIndex,
  { counts, modelsWithout, selection }: Pick<Filtered, 'counts' | 'modelsWithout' | 'selection'>,
  context: TextContext,
): Filter[] {
  return FILTER_IDS.flatMap((filter): Filter[] => {
    if (counts[filter].length < 2) return [];
    const chosen = selection[filter] ?? [];
    return [
      {
        id: filter,
        title: context.t(`catalog.filter.${filter}`),
        kind: filterKind(filter),
        modelCount: modelsWithout[filter],
        options: options[filter].map(({ id }, at) => ({
          ...wordsOf(catalogue, filter, id, context),
          count: counts[filter][at]?.styles ?? 0,
          modelCount: counts[filter][at]?.models ?? 0,
          selected: chosen.includes(id),
        })),
      },
    ];
  });
}

/** How the options of a filter are shown: as names or as colours. */
export function filterKind(filter: FilterId): Filter['kind'] {
  return filter === 'frame_colour' ? 'colour' : 'choice';
}

type OptionWords = Omit<Option, 'count' | 'modelCount' | 'selected'>;
const optionWords = memoPerOwner<Catalogue['products'], OptionWords>();

/** The title and the swatch of an option, computed once for a country and a language. */
function wordsOf(catalogue: Catalogue, filter: FilterId, id: string, context: TextContext): OptionWords {
  const key = `${filter} ${id} ${context.country} ${context.language}`;
  return optionWords(catalogue.products, key, () => makeWords(catalogue, filter, id, context));
}

function makeWords(catalogue: Catalogue, filter: FilterId, id: string, context: TextContext): OptionWords {
  const swatch = filter === 'frame_colour' ? swatchOf(catalogue, id) : undefined;
  return { id, ...filterTitles(filter, titleOf(catalogue, filter, id, context)), ...(swatch && { swatch }) };
}

/** The typical swatch of a colour family: that of its first product with one colour, else that of its first product. */
function swatchOf({ products }: Catalogue, family: string): string[] | undefined {
  const isOf = ({ colourFamily }: CatalogProduct) => colourFamily === family;
  const plain = products.find((product) => isOf(product) && product.swatch.length === 1);
  return (plain ?? products.find(isOf))?.swatch;
}

function titleOf(
  { products }: Catalogue,
  filter: FilterId,
  id: string,
  { country, language, t }: TextContext,
): string {
  if (filter === 'brand')
    return products.find(({ model }) => model.brand === id)?.model.text[language].brand ?? id;
  if (filter !== 'price') return t(`catalog.${TEXT[filter]}.${id}`);
  const range = priceBands(country).find((band) => priceRangeId(band) === id);
  const money = (value: number) => formatMoney({ value }, country).replace('₹', 'Rs. ');
  if (!range) return id;
  if (range.max === null) return t('catalog.price.over', { from: money(range.min) });
  if (range.min === 0) return t('catalog.price.under', { to: money(range.max + 1) });
  return t('catalog.price.between', { from: money(range.min), to: money(range.max) });
}

/** The chosen options as chips, in the order of the filters. */
export function selectedOf(filters: readonly Filter[]): Category['selected'] {
  return filters.flatMap((filter) =>
    filter.options
      .filter(({ selected }) => selected)
      .map(({ id, displayTitle }) => ({ filterId: filter.id, optionId: id, title: displayTitle })),
  );
}
