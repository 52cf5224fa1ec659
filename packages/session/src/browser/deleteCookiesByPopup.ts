/** The text for a popup that the browser blocks (SESS-04). */
const POPUP_BLOCKED = 'Popup blocked by browser';
/** The text for a popup that is still open after ten seconds (SESS-04). */
export const POPUP_TIMEOUT = 'Popup deletion timeout';

const TIMEOUT_MS = 10_000;
const POLL_MS = 500;

/**
 * Lets a small page on an older domain delete its own cookies, in a popup. It checks every half second whether the
 * popup has closed, for ten seconds at most. It rejects with the text
 * `POPUP_BLOCKED` or `POPUP_TIMEOUT`. Call it without awaiting, so that the shopper does not wait for it.
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
