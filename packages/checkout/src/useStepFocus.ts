import { useEffect, useRef } from 'react';

/** Takes a reader along when another step opens: its heading gets the focus and comes into view. */
export function useStepFocus(step: string | null) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return;
    const heading = steps.current?.querySelector<HTMLElement>('[aria-current="step"] h2');
    if (!heading) return;
    heading.tabIndex = -1;
    // Clear of a phone's top bar, which stays.
    heading.style.scrollMarginBlockStart = '72px';
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return steps;
}
