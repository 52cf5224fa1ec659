import { useEffect, useState } from 'react';
import { useInfiniteScroll } from '../browse/scrolling/useInfiniteScroll.ts';

/** How many sections of a home page are drawn at first, and once it has arrived (HOME-02). */
const FIRST = 7;
const MORE = 10;
/** The sections after the first ones are drawn so long after the page has arrived, in milliseconds (HOME-03). */
const MORE_AFTER_MS = 50;
/** Room below the last section at which the others are drawn, in pixels. */
const NEAR = 600;

/** How many sections each page showed last, so that Back finds it as long as it was left. */
const lastShown = new Map<string, number>();

/** How many of a home page's sections are drawn: the first, some more a moment later, the rest once the reader comes near. */
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
