import { useEffect } from 'react';

/** An answer this old is still as good as a new one, in milliseconds. */
export const FRESH_MS = 3_000;

/** Runs when the page is looked at again: another tab or device may have changed what it shows. */
export function useOnReturn(run: () => void): void {
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') run();
    };
    addEventListener('focus', shown);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('focus', shown);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [run]);
}
