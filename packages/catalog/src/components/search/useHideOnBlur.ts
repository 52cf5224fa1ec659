import { useEffect, useRef, type FocusEvent } from 'react';

/** The panel hides so long after the focus has left it, in milliseconds (SRCH-05). */
const HIDE_DELAY = 200;

/** Hides something a moment after the focus has left it, unless the focus comes back or the whole window lost it. */
export function useHideOnBlur(hide: () => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    onFocus: () => clearTimeout(waiting.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      clearTimeout(waiting.current);
      if (currentTarget.contains(relatedTarget)) return;
      waiting.current = setTimeout(() => {
        if (document.hasFocus() && !currentTarget.contains(document.activeElement)) hide();
      }, HIDE_DELAY);
    },
  };
}
