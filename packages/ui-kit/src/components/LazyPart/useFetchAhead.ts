import { useEffect, type RefObject } from 'react';

/**
 * Fetches a lazy part when the browser is idle, so that the first press on the control that opens it has an immediate
 * effect. With an `opener`, the part is fetched only where that element is visible.
 */
export function useFetchAhead({ fetch }: { fetch: () => void }, opener?: RefObject<Element | null>): void {
  useEffect(() => {
    const fetchIfShown = () => {
      if (!opener || opener.current?.checkVisibility()) fetch();
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIfShown, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIfShown);
    return () => cancelIdleCallback(idle);
  }, [fetch, opener]);
}
