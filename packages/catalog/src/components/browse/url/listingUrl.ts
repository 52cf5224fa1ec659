import type { ListingQuery } from '../../../api/catalog.ts';
import type { FilterId } from '../../../contract/index.ts';

/** The names of the filters in a URL. They repeat the contract's list, because schemas are not loaded in the browser. */
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

/** The content of a listing's URL; `page` counts from 0, `?page=` from 1 (O-12). */
export interface ListingUrl {
  page: number;
  query: ListingQuery;
}

/** Reads `?frame_shape=round,panto&sort=new&page=2`. Unknown parameters, such as campaign marks, are ignored. */
export function readListing(search: string | URLSearchParams): ListingUrl {
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

/** Makes the URL of a page of a listing. `base` may have a query, such as `/search?q=round`. */
export function listingHref(base: string, query: ListingQuery, page = 0): string {
  const parameters = [
    ...FILTER_NAMES.flatMap((name) =>
      query[name] ? [`${name}=${encodeURIComponent(query[name]).replaceAll('%2C', ',')}`] : [],
    ),
    ...(query.sort ? [`sort=${encodeURIComponent(query.sort)}`] : []),
    ...(page > 0 ? [`page=${page + 1}`] : []),
  ].join('&');
  if (parameters === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${parameters}`;
}

/** The choices of a filter that are set. */
export function choicesOf(query: ListingQuery, filterId: string): string[] {
  const choices = query[filterId as FilterId];
  return choices ? choices.split(',') : [];
}

/** The query with one choice added or removed. */
export function toggled(query: ListingQuery, filterId: string, optionId: string): ListingQuery {
  const now = choicesOf(query, filterId);
  const next = now.includes(optionId) ? now.filter((id) => id !== optionId) : [...now, optionId];
  return withFilter(query, filterId, next);
}

/** The query without one filter, or without all filters; the sort order is kept. */
export function cleared(query: ListingQuery, filterId?: string): ListingQuery {
  if (filterId !== undefined) return withFilter(query, filterId, []);
  return FILTER_NAMES.reduce((left, name) => withFilter(left, name, []), query);
}

/** The number of choices that are set. */
export function choiceCount(query: ListingQuery): number {
  return FILTER_NAMES.reduce((count, name) => count + choicesOf(query, name).length, 0);
}

function withFilter(query: ListingQuery, filterId: string, choices: string[]): ListingQuery {
  const entries = Object.entries(query).filter(([name]) => name !== filterId);
  const value = canonical(choices);
  return Object.fromEntries(value === undefined ? entries : [...entries, [filterId, value]]);
}

/** Sorts the choices and removes duplicates, so that the same listing has one URL and one cache entry. */
function canonical(choices: string[]): string | undefined {
  const known = [...new Set(choices.map((id) => id.trim()).filter((id) => id !== ''))].sort();
  return known.length === 0 ? undefined : known.join(',').slice(0, 200);
}
