/** The path of this store in a text, or the fallback. It never leads to another site, whatever the text contains. */
export function returnPath(to: string | null | undefined, fallback = '/customer/account'): string {
  if (!to || /^[^/]|^\/\/|[\\\p{Cc}]/u.test(to)) return fallback;
  const base = 'https://store.invalid';
  const url = URL.parse(to, base);
  // A path such as `/.//x` becomes `//x`, which a browser reads as another host.
  return url?.origin === base && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : fallback;
}
