import { useEffect } from 'react';

/** The age up to which an answer counts as fresh, in milliseconds. */
export const FRESH_MS = 3_000;

/** Calls `run` when the page becomes visible again, because another tab or device may have changed its data. */
export function useOnPageVisible(run: () => void): void {
  useEffect(() => {
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') run();
    };
    addEventListener('focus', runIfVisible);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => {
      removeEventListener('focus', runIfVisible);
      document.removeEventListener('visibilitychange', runIfVisible);
    };
  }, [run]);
}
