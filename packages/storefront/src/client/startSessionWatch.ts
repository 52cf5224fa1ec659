import type { AppStore } from '@lunette/api-client';

/** A browser that has no session yet has nobody to be true to: what watches over that waits until its page stands. */
const WAIT = 3000;

/** Keeps the page true to who is here, at once where somebody may be; the code comes with the watching. */
export function startSessionWatch(store: AppStore): void {
  const watch = () => void import('./watchSession.ts').then((code) => code.watch(store));
  if (/\b(hasSession_|isLogined=1)/.test(document.cookie)) watch();
  else setTimeout(watch, WAIT);
}
