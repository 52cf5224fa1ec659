import { useEffect, useRef, useState } from 'react';
import type { Eye } from '../../rules/finding.ts';

/**
 * The eyes that the shopper has left for something else on the page; `first` are those that were filled in before. The
 * row of an eye carries `data-eye`. A keyboard that closes, or a window that goes to the back, leaves nothing.
 */
export function useLeftEyes(first: readonly Eye[]): ReadonlySet<Eye> {
  const [left, setLeft] = useState<ReadonlySet<Eye>>(() => new Set(first));
  const active = useRef<Eye | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-eye]') : null;
      const now = (row?.dataset.eye ?? null) as Eye | null;
      const before = active.current;
      active.current = now;
      if (before && before !== now) setLeft((known) => new Set([...known, before]));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return left;
}
