import { useState } from 'react';
import { useInfiniteScroll } from '../browse/scrolling/useInfiniteScroll.ts';

/** The number of items of a collection that are rendered at first and that are appended each time (HOME-08). */
export const ITEMS_AT_ONCE = 5;
/** The distance below the last item in pixels at which more are appended. */
const NEAR = 600;

/** The number of items that each collection showed last, so that Back finds the page with the same length. */
const lastShown = new Map<string, number>();

/** The number of items of a collection that are rendered: the first ones, and more near their end. */
export function useShownItems(slug: string, first: number, count: number) {
  const [shown, setShown] = useState(() => Math.max(first, lastShown.get(slug) ?? 0));
  const showMore = () => {
    lastShown.set(slug, shown + ITEMS_AT_ONCE);
    setShown(shown + ITEMS_AT_ONCE);
  };
  const end = useInfiniteScroll(shown < count, NEAR, showMore);
  return { shown: Math.min(shown, count), showMore, end };
}
