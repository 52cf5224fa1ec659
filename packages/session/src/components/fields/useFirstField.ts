import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the first field of what has just been shown. Where a finger points it waits to be touched, so
 * that no keyboard rises over a sheet that nobody has read; `always` is for a step that can only be typed.
 */
export function useFirstField<E extends HTMLElement>({ always = false } = {}) {
  const around = useRef<E>(null);
  useEffect(() => {
    if (!always && !matchMedia('(pointer: fine)').matches) return undefined;
    // The dialog around it opens after its content has been drawn.
    const soon = setTimeout(() => around.current?.querySelector<HTMLElement>('input')?.focus());
    return () => clearTimeout(soon);
  }, [always]);
  return around;
}
