import { useEffect, useRef, useState } from 'react';
import type { Eye } from '../../../rules/finding.ts';

/**
 * The eyes whose row has lost the focus to another element of the page, and those of `filledBefore`. The row of an eye has
 * the attribute `data-eye`. Closing the keyboard or changing the window does not count.
 */
export function useTouchedEyes(filledBefore: readonly Eye[]): ReadonlySet<Eye> {
  const [touched, setTouched] = useState<ReadonlySet<Eye>>(() => new Set(filledBefore));
  const active = useRef<Eye | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-eye]') : null;
      const now = (row?.dataset.eye ?? null) as Eye | null;
      const before = active.current;
      active.current = now;
      if (before && before !== now) setTouched((known) => new Set([...known, before]));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return touched;
}
