import { FILTER_IDS, type Category, type Filter, type FilterId } from '@lunette/catalog/contract';
import { filterTitles, priceRangeId } from '@lunette/catalog/rules';
import { formatMoney } from '@lunette/country-config';
import type { CallContext } from '../platform/callContext.ts';
import type { Catalogue } from './catalogue.ts';
import { priceBands } from './facets.ts';
import type { CountedOption, Filtered } from './filterGoods.ts';

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

/** Sizes go from narrow to wide and prices upwards; all other options stand with the commonest first. */
const SIZES = ['extra-narrow', 'narrow', 'medium', 'wide', 'extra-wide'];

/** The filters of a listing with counts. A filter that could not divide the goods is left out. */
export function filtersOf(catalogue: Catalogue, { counts, selection }: Filtered, reader: Reader): Filter[] {
  return FILTER_IDS.flatMap((filter): Filter[] => {
    if (counts[filter].length < 2) return [];
    const chosen = selection[filter] ?? [];
    return [
      {
        id: filter,
        title: reader.t(`catalog.filter.${filter}`),
        kind: filter === 'frame_colour' ? 'colour' : 'choice',
        options: inOrder(filter, counts[filter], reader).map(({ id, left }) => ({
          ...words(catalogue, filter, id, reader),
          count: left,
          selected: chosen.includes(id),
        })),
      },
    ];
  });
}

function inOrder(filter: FilterId, options: readonly CountedOption[], { country }: Reader): CountedOption[] {
  const order =
    filter === 'price' ? priceBands(country).map(priceRangeId) : filter === 'frame_size' ? SIZES : null;
  if (!order) return options.toSorted((a, b) => b.all - a.all);
  return options.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

type OptionWords = Omit<Option, 'count' | 'selected'>;
const known = new WeakMap<Catalogue, Map<string, OptionWords>>();

/** Titles and swatch of an option, made once for a country and language. */
function words(catalogue: Catalogue, filter: FilterId, id: string, reader: Reader): OptionWords {
  const all = known.get(catalogue) ?? new Map<string, OptionWords>();
  known.set(catalogue, all);
  const key = `${reader.country} ${reader.language} ${filter} ${id}`;
  const made = all.get(key) ?? makeWords(catalogue, filter, id, reader);
  all.set(key, made);
  return made;
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
