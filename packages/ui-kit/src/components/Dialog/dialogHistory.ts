/** What this module stores in a history entry: its page, and the number of dialogs open over that page. */
interface Mark {
  page: string;
  dialogs: number;
}

const MARK = 'openDialogs';

const open: (() => void)[] = [];
let here: Mark | null = null;
let native: Pick<History, 'pushState' | 'replaceState'> | undefined;

/**
 * Adds a history entry for an open dialog, so that Back asks the dialog to close and the page stays. The returned
 * function says that the dialog was closed. Its entry remains until the next dialog or page reuses it, and Back skips
 * it.
 */
export function enterHistory(askToClose: () => void): () => void {
  watchHistory();
  open.push(askToClose);
  addEntries();
  return () => {
    open.splice(open.indexOf(askToClose), 1);
  };
}

/** Starts to watch the history. A reloaded page may be at the entry of a dialog that was open before. */
export function watchHistory(): void {
  if (native) return;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  native = { pushState, replaceState };
  here = markOf(history.state);
  // A router's new page replaces the entry of a dialog, so that Back leads from there to the page below.
  history.pushState = (...entry) => {
    (here && here.dialogs > 0 ? replaceState : pushState)(...entry);
    here = markOf(history.state);
  };
  history.replaceState = (...entry) => {
    replaceState(...entry);
    here = markOf(history.state);
  };
  // Runs before the router's handler, which has nothing to do between the entries of one page.
  addEventListener('popstate', onPop, { capture: true });
}

function onPop(event: PopStateEvent) {
  const from = here;
  const to = (here = markOf(event.state));
  if (!from || from.page !== to?.page) return closeDownTo(0);
  event.stopImmediatePropagation();
  if (to.dialogs > from.dialogs) history.forward();
  else if (open.length > to.dialogs) closeDownTo(to.dialogs);
  else history.back();
}

/** Asks the dialogs above a number to close, the last one first. A dialog that stays open gets an entry again. */
function closeDownTo(count: number) {
  for (const askToClose of open.slice(count).reverse()) askToClose();
  setTimeout(addEntries);
}

function addEntries() {
  while (native && open.length > (here?.dialogs ?? 0)) {
    const page = here?.page ?? `${performance.timeOrigin}-${performance.now()}`;
    if (!here) native.replaceState(marked({ page, dialogs: 0 }), '');
    here = { page, dialogs: (here?.dialogs ?? 0) + 1 };
    native.pushState(marked(here), '');
  }
}

function marked(mark: Mark): object {
  return { ...(history.state as object | null), [MARK]: mark };
}

function markOf(state: unknown): Mark | null {
  return (state as { [MARK]?: Mark } | null)?.[MARK] ?? null;
}
