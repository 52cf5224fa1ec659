import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds between two questions: at first, and once a page has been looked at for a while. */
const PACE = { soon: 5_000, later: 30_000, while: 120_000 };

interface Polling {
  pollingInterval: number;
  /** Goes on as long as the answer can still change. */
  pollWhile: (canChange: boolean) => void;
}

/**
 * How often a query asks again, so that its page follows what happens. It stops once nothing more can happen, pauses in a tab
 * that is hidden, and asks soon after the tab is shown again.
 */
export function usePolling(): Polling {
  const [isOn, setOn] = useState(false);
  const [pace, setPace] = useState(PACE.soon);
  const isShown = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
  useEffect(() => {
    if (!isShown) return undefined;
    const clock = setTimeout(() => setPace(PACE.later), PACE.while);
    return () => {
      clearTimeout(clock);
      setPace(PACE.soon);
    };
  }, [isShown]);
  return {
    pollingInterval: isOn && isShown ? pace : 0,
    pollWhile: (canChange) => {
      if (canChange !== isOn) setOn(canChange);
    },
  };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
