import { useEffect, useLayoutEffect, useRef } from 'react';
import { enterHistory, watchHistory } from './dialogHistory.ts';
import { dialogOpened } from './openDialogs.ts';

/**
 * Keeps a native `<dialog>` in step with `open`: the browser traps focus, answers Escape and returns focus;
 * a press beside the sheet and Back close it too. Scrolling behind it is locked by CSS.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  useEffect(() => {
    ask.current = onClose;
  });
  useEffect(watchHistory, []);
  // Before it leaves the page: a dialog that is gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // The owner closes it: Escape only asks. A browser that closes it all the same is told apart by "close".
    dialog.addEventListener('cancel', (event) => askInstead(event, dialog, () => ask.current()), { signal });
    // "close" comes late: one that is left from a closing before this opening counts for nothing.
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
