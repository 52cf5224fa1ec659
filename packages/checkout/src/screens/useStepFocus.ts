import { useEffect, useRef } from 'react';

/** When another step opens, its heading gets the focus and is scrolled into view. */
export function useStepFocus(step: string | null) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return undefined;
    const around = steps.current;
    if (!around || focusHeading(around)) return undefined;
    // The chunk of a step may still be loading.
    const watch = new MutationObserver(() => {
      if (focusHeading(around)) watch.disconnect();
    });
    watch.observe(around, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [step]);
  return steps;
}

/** Focuses the heading of the open step; false if it is not rendered yet. */
function focusHeading(around: HTMLElement): boolean {
  const heading = around.querySelector<HTMLElement>('[aria-current="step"] h2');
  if (!heading) return false;
  heading.tabIndex = -1;
  // Leaves room for the sticky top bar of a phone.
  heading.style.scrollMarginBlockStart = '72px';
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'nearest' });
  return true;
}
