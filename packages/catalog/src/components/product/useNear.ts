import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come near the window once: the time to load what stands in it. */
export function useNear(ref: RefObject<Element | null>, margin = '600px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, near, margin]);
  return near;
}
