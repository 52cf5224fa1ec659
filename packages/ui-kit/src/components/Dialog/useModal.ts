import { useEffect, useLayoutEffect, useRef } from 'react';
import { enterHistory, watchHistory } from './dialogHistory.ts';
import { dialogOpened } from './openDialogs.ts';

/**
 * Keeps a native `<dialog>` in step with `open`. The browser traps the focus, handles Escape and returns the focus; a
 * press outside and Back also close it. CSS prevents scrolling of the page behind it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useEffect(() => {
    ask.current = onClose;
  });
  useEffect(watchHistory, []);
  // Closes the dialog before it is removed: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // Escape only asks the owner to close. If the browser closes the dialog anyway, the "close" event shows it.
    dialog.addEventListener('cancel', (event) => askInstead(event, dialog, () => ask.current()), { signal });
    // "close" is dispatched late: one from before this opening is ignored.
    dialog.addEventListener('close', (event) => event.target === dialog && !dialog.open && ask.current(), {
      signal,
    });
    dialog.addEventListener('mousedown', (event) => isBeside(dialog, event) && ask.current(), { signal });
    keepScrollbarRoom();
    dialog.showModal();
    const closed = dialogOpened(dialog);
    const leaveHistory = enterHistory(() => ask.current());
    return () => {
      listening.abort();
      closed();
      leaveHistory();
      dialog.close();
    };
  }, [open]);
  return ref;
}

function keepScrollbarRoom() {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector('dialog.sheet[open]'))
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}

function askInstead(event: Event, dialog: HTMLDialogElement, ask: () => void) {
  if (event.target !== dialog) return;
  event.preventDefault();
  ask();
}

function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
