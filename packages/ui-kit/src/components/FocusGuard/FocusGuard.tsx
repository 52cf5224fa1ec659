import { useEffect, useRef, type ReactNode } from 'react';
import { focusOn, isFocusLost } from './focusOn.ts';

/**
 * Keeps the keyboard's focus in its place when the element that has it is taken off the page: what stands there now gets
 * it, else the neighbour. Put it around what comes and goes, such as the lines of a list and what an empty one shows.
 */
export function FocusGuard({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => (around.current ? guardFocus(around.current) : undefined), []);
  return (
    <div ref={around} className="contents">
      {children}
    </div>
  );
}

function guardFocus(around: HTMLElement): () => void {
  let focused: Element | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  around.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal });
  // Some browsers send `focusout` for an element that is removed: that one is still remembered.
  const forget = (left: Element) => {
    if (focused === left && left.isConnected) focused = null;
  };
  around.addEventListener('focusout', ({ target }) => queueMicrotask(() => forget(target as Element)), {
    signal,
  });
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    const gone = focused;
    focused = null;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (record && isFocusLost(around)) focusOn(placeOf(record, around));
  });
  observer.observe(around, { childList: true, subtree: true });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}

/** What stands where something was taken away, or before it. */
function placeOf({ target, previousSibling }: MutationRecord, around: Element): Element {
  const before = previousSibling?.isConnected ? (previousSibling as Element | Text) : null;
  const parent = target.isConnected ? (target as Element) : around;
  const now = before ? before.nextElementSibling : parent.firstElementChild;
  return now ?? parent.lastElementChild ?? parent;
}
