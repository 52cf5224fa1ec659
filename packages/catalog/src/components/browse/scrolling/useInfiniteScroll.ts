import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The distance below the list in pixels at which the next page is loaded; more if there is a banner above the goods
 * (CATG-01).
 */
export function scrollThreshold(banner: string | null): number {
  return banner ? 180 : 30;
}

/** Calls `load` when the end of a list is within `threshold` pixels of the window. Attach the returned ref to that end. */
export function useInfiniteScroll(enabled: boolean, threshold: number, load: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(load);
  useEffect(() => {
    if (!enabled || !end.current) return;
    // A busy browser can report several changes at once; the last one is the current state.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadMore(), {
      root: document,
      // The next page is also loaded if the shopper jumps past the end to the bottom of the page.
      rootMargin: `1000000px 0px ${threshold}px 0px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [enabled, threshold]);
  return end;
}
