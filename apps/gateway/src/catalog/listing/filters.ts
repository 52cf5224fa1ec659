import { FILTER_IDS, type Category, type Filter, type FilterId } from '@lunette/catalog/contract';
import { filterTitles, priceRangeId } from '@lunette/catalog/rules';
import { formatMoney } from '@lunette/country-config';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Catalogue } from '../catalogue.ts';
import { priceBands } from './facets.ts';
import type { Filtered } from './filterGoods.ts';
import type { ListingIndex } from './listingIndex.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't'>;
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

/** The filters of a listing with counts. A filter that could not divide the goods is left out. */
export function filtersOf(
  catalogue: Catalogue,
  index: ListingIndex,
  { counts, modelsWithout, selection }: Pick<Filtered, 'counts' | 'modelsWithout' | 'selection'>,
  reader: Reader,
): Filter[] {
  const words = wordsOf(catalogue, index, reader);
  return FILTER_IDS.flatMap((filter): Filter[] => {
    if (counts[filter].length < 2) return [];
    const chosen = selection[filter] ?? [];
    return [
      {
        id: filter,
        title: reader.t(`catalog.filter.${filter}`),
        kind: filter === 'frame_colour' ? 'colour' : 'choice',
        modelCount: modelsWithout[filter],
        options: words[filter].map((option, at) => ({
          ...option,
          count: counts[filter][at]?.styles ?? 0,
          modelCount: counts[filter][at]?.models ?? 0,
          selected: chosen.includes(option.id),
        })),
      },
    ];
  });
}

type OptionWords = Omit<Option, 'count' | 'modelCount' | 'selected'>;
type OptionTexts = Record<FilterId, OptionWords[]>;
const known = new WeakMap<ListingIndex, Map<Reader['language'], OptionTexts>>();

/** Titles and swatches of the options of an index, made once for a language. */
function wordsOf(catalogue: Catalogue, index: ListingIndex, reader: Reader): OptionTexts {
  const all = known.get(index) ?? new Map<Reader['language'], OptionTexts>();
  known.set(index, all);
  const made = all.get(reader.language) ?? makeAll(catalogue, index, reader);
  all.set(reader.language, made);
  return made;
}

function makeAll(catalogue: Catalogue, { options }: ListingIndex, reader: Reader): OptionTexts {
  const words = FILTER_IDS.map((filter) => [
    filter,
    options[filter].map(({ id }) => makeWords(catalogue, filter, id, reader)),
  ]);
  return Object.fromEntries(words) as OptionTexts;
}

function makeWords(catalogue: Catalogue, filter: FilterId, id: string, reader: Reader): OptionWords {
  const swatch = filter === 'frame_colour' ? swatchOf(catalogue, id) : undefined;
  return { id, ...filterTitles(filter, titleOf(catalogue, filter, id, reader)), ...(swatch && { swatch }) };
}

/** The typical swatch of a colour family: that of its first goods of one colour, else of two (tortoise). */
function swatchOf({ products }: Catalogue, family: string): string[] | undefined {
  const ofFamily = products.filter(({ colourFamily }) => colourFamily === family);
  return (ofFamily.find(({ swatch }) => swatch.length === 1) ?? ofFamily[0])?.swatch;
}

function titleOf(
  { products }: Catalogue,
  filter: FilterId,
  id: string,
  { country, language, t }: Reader,
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

/** What is set, as chips, in the order of the filters. */
export function selectedOf(filters: readonly Filter[]): Category['selected'] {
  return filters.flatMap((filter) =>
    filter.options
      .filter(({ selected }) => selected)
      .map(({ id, displayTitle }) => ({ filterId: filter.id, optionId: id, title: displayTitle })),
  );
}
