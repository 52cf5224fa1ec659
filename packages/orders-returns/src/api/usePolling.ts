import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds between two polls: `soon` until the page has been visible for `while`, then `later`. */
const INTERVAL = { soon: 5_000, later: 30_000, while: 120_000 };

interface Polling {
  pollingInterval: number;
  /** Polls as long as the answer can still change. */
  pollWhile: (canChange: boolean) => void;
}

/**
 * The polling interval of a query whose page shows changes. Polling stops once nothing can change any more, pauses while the
 * tab is hidden, and is frequent again after the tab becomes visible.
 */
export function usePolling(): Polling {
  const [isOn, setOn] = useState(false);
  const [interval, setPollingInterval] = useState(INTERVAL.soon);
  const isVisible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
  useEffect(() => {
    if (!isVisible) return undefined;
    const timer = setTimeout(() => setPollingInterval(INTERVAL.later), INTERVAL.while);
    return () => {
      clearTimeout(timer);
      setPollingInterval(INTERVAL.soon);
    };
  }, [isVisible]);
  return {
    pollingInterval: isOn && isVisible ? interval : 0,
    pollWhile: (canChange) => {
      if (canChange !== isOn) setOn(canChange);
    },
  };
}

function subscribeVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
