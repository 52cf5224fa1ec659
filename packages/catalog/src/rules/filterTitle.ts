import type { FilterId } from '../contract/listing/category.ts';

const LONGEST = 32;
const KEPT = 29;

/** The three titles of a filter option. */
export interface FilterTitles {
  title: string;
  displayTitle: string;
  trimmedTitle: string;
}

/** The three titles of a filter option (CATG-06): as sent, as shown, and cut for a narrow column. Colours stay as sent. */
export function filterTitles(filterId: FilterId, title: string): FilterTitles {
  if (filterId === 'frame_colour') return { title, displayTitle: title, trimmedTitle: title };
  const displayTitle = filterId === 'price' ? title.replace(/Rs\.\s?/g, '₹') : title;
  const trimmedTitle = displayTitle.length > LONGEST ? `${displayTitle.slice(0, KEPT)}...` : displayTitle;
  return { title, displayTitle, trimmedTitle };
}

/** A range of prices in whole units of the currency, including both ends; without `max` it has no upper end. */
export interface PriceRange {
  min: number;
  max: number | null;
}

/** The id of a price range in an address (CATG-06): `1000_2499`, or `4000_max`. */
export function priceRangeId({ min, max }: PriceRange): string {
  return `${min}_${max ?? 'max'}`;
}
