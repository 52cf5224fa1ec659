import { useEffect, useEffectEvent, useRef } from 'react';

/** Room below the list at which the next page is asked for: more where a banner stands above the goods (CATG-01). */
export function scrollThreshold(banner: string | null): number {
  return banner ? 180 : 30;
}

/** Calls `load` when the end of a list comes within `threshold` pixels of the window; put the ref on that end. */
export function useInfiniteScroll(enabled: boolean, threshold: number, load: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const come = useEffectEvent(load);
  useEffect(() => {
    if (!enabled || !end.current) return;
    // A busy browser tells of several moments at once, the latest last.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && come(), {
      root: document,
      // Whoever jumps past the end, to the foot of the page, wants more too.
      rootMargin: `1000000px 0px ${threshold}px 0px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [enabled, threshold]);
  return end;
}
