import { useEffect, useRef, useState } from 'react';
import { focusOn, isFocusLost } from '../FocusGuard/focusOn.ts';

/** Moves the focus to the next element where the focused button was removed, and then renders nothing. */
export function MoveFocus() {
  const before = useRef<HTMLSpanElement>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const part = before.current?.nextElementSibling;
    if (part && isFocusLost(part)) focusOn(part);
    queueMicrotask(() => setDone(true));
  }, []);
  return isDone ? null : <span ref={before} hidden />;
}
