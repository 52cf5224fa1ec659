/** The path of this store that a text leads to, or the fallback: never another site, whatever the text pretends. */
export function returnPath(to: string | null | undefined, fallback = '/customer/account'): string {
  if (!to || /^[^/]|^\/\/|[\\\p{Cc}]/u.test(to)) return fallback;
  const base = 'https://store.invalid';
  const url = URL.parse(to, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
