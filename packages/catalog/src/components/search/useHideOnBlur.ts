import { useEffect, useRef, type FocusEvent } from 'react';

/** Milliseconds between the loss of the focus and the hiding of the panel (SRCH-05). */
const HIDE_DELAY = 200;

/** Calls `hide` after the focus has left, unless it comes back or the whole window has lost it. */
export function useHideOnBlur(hide: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      clearTimeout(timer.current);
      if (currentTarget.contains(relatedTarget)) return;
      timer.current = setTimeout(() => {
        if (document.hasFocus() && !currentTarget.contains(document.activeElement)) hide();
      }, HIDE_DELAY);
    },
  };
}
