import { useEffect, useState } from 'react';
import { useInfiniteScroll } from '../browse/scrolling/useInfiniteScroll.ts';

/** How many sections of a home page are rendered at first, and after `MORE_AFTER_MS` (HOME-02). */
const FIRST = 7;
const MORE = 10;
/** Milliseconds after the first sections before more sections are rendered (HOME-03). */
const MORE_AFTER_MS = 50;
/** The distance below the last section in pixels at which the others are rendered. */
const NEAR = 600;

/** The number of sections that each page showed last, so that Back finds the page with the same length. */
const lastShown = new Map<string, number>();

/**
 * The number of sections of a home page that are rendered: the first ones, more a moment later, and the rest near their
 * end.
 */
export function useShownSections(pageKey: string, count: number) {
  const [shown, setShown] = useState(() => lastShown.get(pageKey) ?? FIRST);
  const show = (sections: number) => {
    lastShown.set(pageKey, sections);
    setShown(sections);
  };
  useEffect(() => {
    if (shown >= Math.min(MORE, count)) return undefined;
    const timer = setTimeout(() => show(MORE), MORE_AFTER_MS);
    return () => clearTimeout(timer);
  });
  const end = useInfiniteScroll(shown >= MORE && shown < count, NEAR, () => show(count));
  return { shown, end };
}
