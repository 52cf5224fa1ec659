import { useEffect, useRef, useState } from 'react';
import { focusOn, isFocusLost } from '../FocusGuard/focusOn.ts';

/** Gives the focus of a button that is gone to what follows here, then leaves the page itself. */
export function TakesFocus() {
  const before = useRef<HTMLSpanElement>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const part = before.current?.nextElementSibling;
    if (part && isFocusLost(part)) focusOn(part);
    queueMicrotask(() => setDone(true));
  }, []);
  return isDone ? null : <span ref={before} hidden />;
}
