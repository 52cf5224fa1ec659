/** Texts of the specification for a popup that does not do its work (SESS-04). */
export const POPUP_BLOCKED = 'Popup blocked by browser';
export const POPUP_TIMEOUT = 'Popup deletion timeout';

const TIMEOUT_MS = 10_000;
const POLL_MS = 500;

/**
 * Lets a small page on an older domain delete its own cookies: it is asked every half second whether it has closed,
 * for ten seconds at most. Call it without awaiting, so that no shopper waits for it.
 */
export function deleteCookiesByPopup(
  url: string,
  open: (url: string) => { closed: boolean; close: () => void } | null = (to) =>
    window.open(to, '_blank', 'popup,width=120,height=120'),
): Promise<void> {
  const popup = open(url);
  if (!popup) return Promise.reject(new Error(POPUP_BLOCKED));
  return new Promise((resolve, reject) => {
    const begun = Date.now();
    const poll = setInterval(() => {
      if (popup.closed) {
        clearInterval(poll);
        resolve();
      } else if (Date.now() - begun >= TIMEOUT_MS) {
        clearInterval(poll);
        popup.close();
        reject(new Error(POPUP_TIMEOUT));
      }
    }, POLL_MS);
  });
}
