import { useEffect, useState } from 'react';

/** The remaining seconds of a time that starts again with each `start`; correct also after the page was suspended. */
export function useCountdown({ seconds, start }: { seconds: number; start: number }): number {
  const [elapsed, setElapsed] = useState({ start, seconds: 0 });
  const isOver = elapsed.start === start && elapsed.seconds >= seconds;
  useEffect(() => {
    if (isOver) return undefined;
    const look = () => setElapsed({ start, seconds: Math.floor((performance.now() - start) / 1000) });
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [start, isOver]);
  return Math.max(0, seconds - (elapsed.start === start ? elapsed.seconds : 0));
}
