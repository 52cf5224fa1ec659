import { useEffect, useEffectEvent } from 'react';
import type { Zoom } from './useZoom.ts';

/** How far an arrow key moves the enlarged picture, in pixels. */
const MOVE = 80;

/**
 * The keys of the enlarged pictures: arrows show the next picture or move it, plus and minus zoom, 0 shows the whole
 * picture.
 */
export function useZoomKeys(
  { view, move, zoomIn, zoomOut, showWhole }: Zoom,
  go: (step: 1 | -1) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    const isLarge = view.scale > 1;
    const keys: Record<string, () => void> = {
      ArrowRight: () => (isLarge ? move({ x: -MOVE, y: 0 }) : go(isRtl ? -1 : 1)),
      ArrowLeft: () => (isLarge ? move({ x: MOVE, y: 0 }) : go(isRtl ? 1 : -1)),
      ArrowDown: () => move({ x: 0, y: -MOVE }),
      ArrowUp: () => move({ x: 0, y: MOVE }),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': showWhole,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
