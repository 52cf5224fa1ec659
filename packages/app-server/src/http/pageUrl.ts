/** Query parameters that a public page depends on, besides the filters of a listing. */
const PAGE_PARAMETERS = [
  ...['country', 'language', 'view'],
  ...['q', 'sort', 'page', 'rating'],
  ...['step', 'way', 'visit', 'campaign'],
];

/** A control character in an address, encoded or not; no page has one. */
const CONTROL = /%(?:[01][0-9a-f]|7f)|\p{Cc}/iu;

/**
 * Returns a function that normalises the address by which a page is rendered and cached: it keeps the known parameters, sorted.
 * All others, such as campaign parameters, are left to the browser.
 */
export function pageUrl(filters: readonly string[]): (url: string) => string {
  const known = new Set([...PAGE_PARAMETERS, ...filters]);
  return (url) => {
    const mark = url.indexOf('?');
    if (mark < 0) return url;
    const given = [...new URLSearchParams(url.slice(mark))].filter(([name]) => known.has(name));
    const search = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
    // Links to filtered pages write a list with commas, so the commas are not encoded.
    return search === '' ? url.slice(0, mark) : `${url.slice(0, mark)}?${search.replaceAll('%2C', ',')}`;
  };
}

/** Whether an address is one that a page can have. */
export function isPageUrl(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !CONTROL.test(path) && URL.canParse(path, 'http://store');
}

/** Whether a `Host` header is valid: a name or an address, with or without a port. */
export function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);
}
