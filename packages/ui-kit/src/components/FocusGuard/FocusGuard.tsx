import { useEffect, useRef, type ReactNode } from 'react';
import { focusOn, isFocusLost } from './focusOn.ts';

/**
 * Keeps the keyboard focus in its place when the focused element is removed from the page: the element that takes its
 * place gets the focus, otherwise its neighbour. Put it around content that is added and removed, such as the lines of
 * a list and the text that an empty list shows.
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
  // Some browsers send `focusout` for a removed element: such an element stays remembered.
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

/** The element in the place of the removed one, or the element before it. */
function placeOf({ target, previousSibling }: MutationRecord, around: Element): Element {
  const before = previousSibling?.isConnected ? (previousSibling as Element | Text) : null;
  const parent = target.isConnected ? (target as Element) : around;
  const now = before ? before.nextElementSibling : parent.firstElementChild;
  return now ?? parent.lastElementChild ?? parent;
}
