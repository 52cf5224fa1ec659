import type { ListingQuery } from '../../../api/catalog.ts';
import type { FilterId } from '../../../contract/index.ts';

/** Names of the filters in an address: the contract's list, which a browser has no schemas to take it from. */
export const FILTER_NAMES = [
  'frame_shape',
  'frame_colour',
  'frame_size',
  'price',
  'material',
  'rim',
  'gender',
  'brand',
  'usage',
  'lens_kind',
] as const satisfies readonly FilterId[];

/** What the address of a listing says; `page` counts from 0, `?page=` from 1 (O-12). */
export interface ListingAddress {
  page: number;
  query: ListingQuery;
}

/** Reads `?frame_shape=round,panto&sort=new&page=2`. What a listing does not know (campaign marks) is left out. */
export function readListing(search: string | URLSearchParams): ListingAddress {
  const given = new URLSearchParams(search);
  const sort = given.get('sort')?.slice(0, 32);
  const filters = FILTER_NAMES.flatMap((name) => {
    const choices = canonical(given.getAll(name).flatMap((value) => value.split(',')));
    return choices === undefined ? [] : [[name, choices] as const];
  });
  const page = Number(given.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page - 1 : 0,
    query: { ...(sort ? { sort } : {}), ...Object.fromEntries(filters) },
  };
}

/** Writes the address of a page of a listing. `base` may carry a query of its own, such as `/search?q=round`. */
export function listingHref(base: string, query: ListingQuery, page = 0): string {
  const said = [
    ...FILTER_NAMES.flatMap((name) =>
      query[name] ? [`${name}=${encodeURIComponent(query[name]).replaceAll('%2C', ',')}`] : [],
    ),
    ...(query.sort ? [`sort=${encodeURIComponent(query.sort)}`] : []),
    ...(page > 0 ? [`page=${page + 1}`] : []),
  ].join('&');
  if (said === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${said}`;
}

/** The choices that are set of one filter. */
export function choicesOf(query: ListingQuery, filterId: string): string[] {
  const choices = query[filterId as FilterId];
  return choices ? choices.split(',') : [];
}

/** The listing with one choice set or taken away. */
export function toggled(query: ListingQuery, filterId: string, optionId: string): ListingQuery {
  const now = choicesOf(query, filterId);
  const next = now.includes(optionId) ? now.filter((id) => id !== optionId) : [...now, optionId];
  return withFilter(query, filterId, next);
}

/** The listing without one filter, or without any; its order stays. */
export function cleared(query: ListingQuery, filterId?: string): ListingQuery {
  if (filterId !== undefined) return withFilter(query, filterId, []);
  return FILTER_NAMES.reduce((left, name) => withFilter(left, name, []), query);
}

/** How many choices are set in all. */
export function choiceCount(query: ListingQuery): number {
  return FILTER_NAMES.reduce((count, name) => count + choicesOf(query, name).length, 0);
}

function withFilter(query: ListingQuery, filterId: string, choices: string[]): ListingQuery {
  const entries = Object.entries(query).filter(([name]) => name !== filterId);
  const value = canonical(choices);
  return Object.fromEntries(value === undefined ? entries : [...entries, [filterId, value]]);
}

/** One spelling for one choice, so that the same listing is one cache entry and one address. */
function canonical(choices: string[]): string | undefined {
  const known = [...new Set(choices.map((id) => id.trim()).filter((id) => id !== ''))].sort();
  return known.length === 0 ? undefined : known.join(',').slice(0, 200);
}
