/** What an entry of the history says of us: which page it belongs to, and how many dialogs are open over that page. */
interface Mark {
  page: string;
  dialogs: number;
}

const MARK = 'openDialogs';

const open: (() => void)[] = [];
let here: Mark | null = null;
let native: Pick<History, 'pushState' | 'replaceState'> | undefined;

/**
 * Gives an open dialog an entry of the history, so that Back asks it to close and the page stays. The function that is
 * returned says that it was closed. Its entry then remains, and is taken by the next dialog or the next page; Back
 * passes over it.
 */
export function enterHistory(askToClose: () => void): () => void {
  watchHistory();
  open.push(askToClose);
  addEntries();
  return () => {
    open.splice(open.indexOf(askToClose), 1);
  };
}

/** Watches the history from now on: a reloaded page may stand on the entry of a dialog that was open before. */
export function watchHistory(): void {
  if (native) return;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  native = { pushState, replaceState };
  here = markOf(history.state);
  // A router's new page takes the place of a dialog's entry: Back from there leads to the page below.
  history.pushState = (...entry) => {
    (here && here.dialogs > 0 ? replaceState : pushState)(...entry);
    here = markOf(history.state);
  };
  history.replaceState = (...entry) => {
    replaceState(...entry);
    here = markOf(history.state);
  };
  // Before a router hears of it: between the entries of one page it has nothing to do.
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

/** Asks the dialogs above a number to close, the last one first. One that stays open gets an entry again. */
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
