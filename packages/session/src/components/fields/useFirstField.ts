import { useEffect, useRef } from 'react';

/**
 * Focuses the first field of content that has just appeared. On a touch device it does not, so that the keyboard does
 * not cover a sheet before it is read; `always` is for a step in which the shopper can only type.
 */
export function useFirstField<E extends HTMLElement>({ always = false } = {}) {
  const around = useRef<E>(null);
  useEffect(() => {
    if (!always && !matchMedia('(pointer: fine)').matches) return undefined;
    // The dialog opens after its content has been rendered.
    const soon = setTimeout(() => around.current?.querySelector<HTMLElement>('input')?.focus());
    return () => clearTimeout(soon);
  }, [always]);
  return around;
}
