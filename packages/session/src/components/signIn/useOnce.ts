import { useEffect, useRef } from 'react';

/** Runs an effect once while a component is mounted, as soon as `may` is true: for calls that must not be repeated. */
export function useOnce(work: () => Promise<void>, may = true): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !may) return;
    begun.current = true;
    void work();
  });
}
