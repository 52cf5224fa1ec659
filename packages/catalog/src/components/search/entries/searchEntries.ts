import { paths } from '@lunette/api-client';
import type { Language, TrendingSearch } from '@lunette/country-config';
import type { Recommendation, TypeAhead } from '../../../contract/index.ts';

/** One entry of the search panel: its kind and its link. */
export type SearchEntry = { to: string } & (
  | { kind: 'text' | 'recent' | 'trend' | 'barcode'; text: string }
  | { kind: 'goods'; goods: Recommendation }
  | { kind: 'all'; count: number }
);

/** The identity of an entry, which stays the same when other suggestions are loaded around it. */
export const entryKey = ({ to, kind }: SearchEntry) => to + kind;

/**
 * The entries below a typed text. Without a text these are recent and trending searches; below a text without results, only
 * the trending ones.
 */
export function searchEntries(
  query: string,
  found: TypeAhead | undefined,
  recent: readonly string[],
  trending: readonly TrendingSearch[],
  language: Language,
): SearchEntry[] {
  if (query === '' || found?.totalCount === 0) {
    const before = query === '' ? recent : [];
    return [
      ...before.map((text) => ({ kind: 'recent' as const, text, to: paths.search(text) })),
      ...trending.map(({ name, url }) => ({ kind: 'trend' as const, text: name[language], to: url })),
    ];
  }
  if (!found) return [];
  const { typeAhead, productRecommendations, totalCount, modelCount = totalCount } = found;
  return [
    ...typeAhead.map((text) => ({ kind: 'text' as const, text, to: paths.search(text) })),
    ...productRecommendations.map((goods) => ({ kind: 'goods' as const, goods, to: goods.product_url })),
    { kind: 'all', count: modelCount, to: paths.search(query) },
  ];
}
