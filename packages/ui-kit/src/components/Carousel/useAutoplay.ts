import { useEffect, useEffectEvent } from 'react';

/** How long autoplay shows each slide, in milliseconds. */
const AUTOPLAY_MS = 15_000;

/** Advances the carousel while the page is visible, unless the shopper prefers reduced motion. */
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
