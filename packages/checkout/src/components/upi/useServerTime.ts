import { useEffect, useState } from 'react';

/**
 * The server's time in milliseconds, updated every second: `now` of the last answer plus the time that has passed since then.
 * Each answer corrects it, so a wrong clock of the device does not matter.
 */
export function useServerTime(now: string, readAt: number): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setHere(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return Date.parse(now) + Math.max(0, here - readAt);
}
