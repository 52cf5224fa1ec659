/** Whether the readable cookie of a page says that somebody is signed in (SESS-07). */
export function hasLoginFlag(cookies: string = document.cookie): boolean {
  return /(?:^|;\s*)isLogined=1(?:;|$)/.test(cookies);
}
