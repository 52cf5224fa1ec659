import type { AppStore } from '@lunette/api-client';

/** Milliseconds after which a browser without a session loads the watch. */
const WAIT = 3000;

/** Loads and starts the watch of the session: at once if the browser has a session, otherwise after a pause. */
export function startSessionWatch(store: AppStore): void {
  const watch = () => void import('./sessionWatchChunk.ts').then((code) => code.watch(store));
  if (/\b(hasSession_|isLogined=1)/.test(document.cookie)) watch();
  else setTimeout(watch, WAIT);
}
