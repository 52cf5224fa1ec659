import { paths } from '@lunette/api-client';
import type { Language, TrendingSearch } from '@lunette/country-config';
import type { Recommendation, TypeAhead } from '../../contract/index.ts';

/** One line of the search panel: what it is, and where it leads. */
export type SearchEntry = { to: string } & (
  | { kind: 'text' | 'recent' | 'trend' | 'barcode'; text: string }
  | { kind: 'goods'; goods: Recommendation }
  | { kind: 'all'; count: number }
);

/**
 * What stands under a text that is being typed; under none what was searched for before, and there, as under one that finds
 * nothing, what others search for.
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
