import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been near the viewport at least once, so that its content should be loaded. */
export function useNearViewport(ref: RefObject<Element | null>, margin = '600px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    // A busy browser can report several changes at once.
    const seen = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const watch = new IntersectionObserver(seen, { rootMargin: margin });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, near, margin]);
  return near;
}
