import { FILTER_IDS, type Category, type Filter, type FilterId } from '@lunette/catalog/contract';
import { filterTitles, priceRangeId } from '@lunette/catalog/rules';
import { formatMoney, type CountryCode } from '@lunette/country-config';
import type { CallContext } from '../platform/callContext.ts';
import { facetOf, priceBands, type Filtered, type Selection } from './facets.ts';
import type { ShelfProduct } from './catalogue.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't'>;

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

/** Sizes go from narrow to wide; all other options stand with the commonest first. */
const SIZES = ['extra-narrow', 'narrow', 'medium', 'wide', 'extra-wide'];

/** The filters of a listing with counts. A filter that could not divide the goods is left out. */
export function filtersOf(
  goods: readonly ShelfProduct[],
  { counts }: Filtered,
  selection: Selection,
  reader: Reader,
): Filter[] {
  return FILTER_IDS.flatMap((filter): Filter[] => {
    const options = optionsOf(filter, goods, reader.country);
    if (options.length < 2) return [];
    return [
      {
        id: filter,
        title: reader.t(`catalog.filter.${filter}`),
        kind: filter === 'frame_colour' ? 'colour' : 'choice',
        options: options.map((id) => {
          const swatch = filter === 'frame_colour' ? swatchOf(goods, id) : undefined;
          return {
            id,
            ...filterTitles(filter, titleOf(filter, id, goods, reader)),
            count: counts[filter].get(id) ?? 0,
            selected: selection[filter]?.includes(id) ?? false,
            ...(swatch && { swatch }),
          };
        }),
      },
    ];
  });
}

/** Options that occur among the goods; bands of prices and sizes in their order, others with the commonest first. */
function optionsOf(filter: FilterId, goods: readonly ShelfProduct[], country: CountryCode): string[] {
  const styles = Map.groupBy(goods, (one) => facetOf(filter, one, country));
  styles.delete(null);
  const found = [...styles].sort(([, a], [, b]) => b.length - a.length).map(([id]) => id as string);
  if (filter === 'price')
    return priceBands(country)
      .map(priceRangeId)
      .filter((id) => styles.has(id));
  if (filter === 'frame_size') return SIZES.filter((size) => styles.has(size));
  return found;
}

/** The typical swatch of a colour family: that of its first goods of one colour, else of two (tortoise). */
function swatchOf(goods: readonly ShelfProduct[], family: string): string[] | undefined {
  const ofFamily = goods.filter(({ colourFamily }) => colourFamily === family);
  return (ofFamily.find(({ swatch }) => swatch.length === 1) ?? ofFamily[0])?.swatch;
}

function titleOf(
  filter: FilterId,
  id: string,
  goods: readonly ShelfProduct[],
  { country, language, t }: Reader,
): string {
  if (filter === 'brand')
    return goods.find(({ model }) => model.brand === id)?.model.text[language].brand ?? id;
  if (filter !== 'price') return t(`catalog.${TEXT[filter]}.${id}`);
  const range = priceBands(country).find((band) => priceRangeId(band) === id);
  const money = (value: number) => formatMoney({ value }, country).replace('₹', 'Rs. ');
  if (!range) return id;
  if (range.max === null) return t('catalog.price.over', { from: money(range.min) });
  if (range.min === 0) return t('catalog.price.under', { to: money(range.max + 1) });
  return t('catalog.price.between', { from: money(range.min), to: money(range.max) });
}

/** What is set, as chips; options that do not occur among the goods are dropped. */
export function selectedOf(filters: readonly Filter[]): Category['selected'] {
  return filters.flatMap((filter) =>
    filter.options
      .filter(({ selected }) => selected)
      .map(({ id, displayTitle }) => ({ filterId: filter.id, optionId: id, title: displayTitle })),
  );
}
