import { useEffect, useEffectEvent } from 'react';

/** How long each slide is shown where slides change by themselves, in milliseconds. */
const AUTOPLAY_MS = 15_000;

/** Goes on by itself while the page is looked at, unless the reader wants less motion. */
export function useAutoplay(plays: boolean, next: () => void): void {
  const goOn = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  useEffect(() => {
    if (!plays || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => goOn(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [plays]);
}
