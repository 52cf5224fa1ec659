/** Parameters that a page for everybody depends on, beside the filters of a listing. */
const DRAWN_BY = [
  ...['country', 'language', 'view'],
  ...['q', 'sort', 'page', 'rating'],
  ...['step', 'way', 'visit', 'campaign'],
];

/** A control character in an address, written out or as it is: no page has one. */
const CONTROL = /%(?:[01][0-9a-f]|7f)|\p{Cc}/iu;

/**
 * The address by which a page is rendered and cached: with the parameters that it knows, in one order. Whatever else stands
 * there (marks of campaigns, nonsense) is the browser's to read, and makes no other page.
 */
export function pageAddress(filters: readonly string[]): (url: string) => string {
  const known = new Set([...DRAWN_BY, ...filters]);
  return (url) => {
    const mark = url.indexOf('?');
    if (mark < 0) return url;
    const given = [...new URLSearchParams(url.slice(mark))].filter(([name]) => known.has(name));
    const search = new URLSearchParams(given.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
    // A list in a filter is written with commas: that is the address under which the page is linked.
    return search === '' ? url.slice(0, mark) : `${url.slice(0, mark)}?${search.replaceAll('%2C', ',')}`;
  };
}

/** Whether an address can name a page at all. */
export function isPageAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !CONTROL.test(path) && URL.canParse(path, 'http://store');
}

/** Whether a `Host` is one: a name or an address, with a port or without. */
export function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);
}
