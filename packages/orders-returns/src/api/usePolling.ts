import { useEffect, useState } from 'react';

/** Milliseconds between two questions: at first, and once a page has been open for a while. */
const PACE = { soon: 5_000, later: 30_000, while: 120_000 };

interface Polling {
  pollingInterval: number;
  /** Goes on as long as the answer can still change. */
  pollWhile: (canChange: boolean) => void;
}

/** How often a query asks again, so that its page follows what happens; it stops once nothing more can happen. */
export function usePolling(): Polling {
  const [isOn, setOn] = useState(false);
  const [pace, setPace] = useState(PACE.soon);
  useEffect(() => {
    const clock = setTimeout(() => setPace(PACE.later), PACE.while);
    return () => clearTimeout(clock);
  }, []);
  return {
    pollingInterval: isOn ? pace : 0,
    pollWhile: (canChange) => {
      if (canChange !== isOn) setOn(canChange);
    },
  };
}
