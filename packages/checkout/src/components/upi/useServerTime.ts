import { useEffect, useState } from 'react';

/**
 * The server's time in milliseconds, every second: its own word `now`, plus what has passed here since that was read. A
 * device that slept or whose clock is wrong is right again with the next answer.
 */
export function useServerTime(now: string, readAt: number): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setHere(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return Date.parse(now) + Math.max(0, here - readAt);
}
