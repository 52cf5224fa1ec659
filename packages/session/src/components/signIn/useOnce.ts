import { useEffect, useRef } from 'react';

/** Does something once for the life of a page, as soon as it may: what it sends counts only once. */
export function useOnce(work: () => Promise<void>, may = true): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !may) return;
    begun.current = true;
    void work();
  });
}
