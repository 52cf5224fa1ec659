import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How long each picture of the first, automatic turn is shown, in milliseconds. */
const PICTURE_MS = 90;

/**
 * Turns goods of which there are `count` pictures: dragged by a finger or the mouse once around for the width of the picture,
 * or by the arrow keys. When `ready`, they turn once by themselves, unless the shopper prefers reduced motion or has turned
 * them already.
 */
export function useTurn(count: number, ready: boolean) {
  const [at, setAt] = useState(0);
  const [touched, setTouched] = useState(false);
  const drag = useRef<{ x: number; at: number; width: number } | null>(null);
  const plays = ready && !touched;

  useEffect(() => {
    if (!plays || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let shown = 0;
    const timer = setInterval(() => {
      shown++;
      setAt(shown % count);
      if (shown === count) clearInterval(timer);
    }, PICTURE_MS);
    return () => clearInterval(timer);
  }, [plays, count]);

  const turnTo = (index: number) => {
    setTouched(true);
    setAt(((index % count) + count) % count);
  };
  const end = () => {
    drag.current = null;
  };
  return {
    at,
    touched,
    turnProps: {
      onPointerDown: ({ currentTarget, clientX, pointerId }: PointerEvent) => {
        currentTarget.setPointerCapture(pointerId);
        drag.current = { x: clientX, at, width: Math.max(1, currentTarget.clientWidth) };
        setTouched(true);
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        const from = drag.current;
        if (from) turnTo(from.at + Math.round(((clientX - from.x) / from.width) * count));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        // Goods turn towards the pressed arrow in every language.
        const next = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, Home: 0 }[
          event.key
        ];
        if (next === undefined) return;
        event.preventDefault();
        turnTo(next);
      },
    },
  };
}
