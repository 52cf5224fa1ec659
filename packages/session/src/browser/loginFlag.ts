/** Whether the readable cookie of the page says that the visitor is signed in (SESS-07). */
export function hasLoginFlag(cookies: string = document.cookie): boolean {
  return /(?:^|;\s*)isLogined=1(?:;|$)/.test(cookies);
}
