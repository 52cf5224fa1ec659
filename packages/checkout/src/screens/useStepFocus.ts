import { useEffect, useRef } from 'react';

/** Takes a reader along when another step opens: its heading gets the focus and comes into view. */
export function useStepFocus(step: string | null) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return undefined;
    const around = steps.current;
    if (!around || leadTo(around)) return undefined;
    // The code of a step may still be on its way.
    const watch = new MutationObserver(() => {
      if (leadTo(around)) watch.disconnect();
    });
    watch.observe(around, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [step]);
  return steps;
}

/** Leads to the heading of the open step; false where there is none yet. */
function leadTo(around: HTMLElement): boolean {
  const heading = around.querySelector<HTMLElement>('[aria-current="step"] h2');
  if (!heading) return false;
  heading.tabIndex = -1;
  // Clear of a phone's top bar, which stays.
  heading.style.scrollMarginBlockStart = '72px';
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'nearest' });
  return true;
}
