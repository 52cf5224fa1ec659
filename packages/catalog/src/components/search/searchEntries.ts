import { paths } from '@lunette/api-client';
import type { Language, TrendingSearch } from '@lunette/country-config';
import type { Recommendation, TypeAhead } from '../../contract/index.ts';

/** One line of the search panel: what it is, and where it leads. */
export type SearchEntry = { to: string } & (
  | { kind: 'text' | 'trend' | 'barcode'; text: string }
  | { kind: 'goods'; goods: Recommendation }
  | { kind: 'all'; count: number }
);

/** What stands under a text that is being typed; under none, or one that finds nothing, what others search for. */
export function searchEntries(
  query: string,
  found: TypeAhead | undefined,
  trending: readonly TrendingSearch[],
  language: Language,
): SearchEntry[] {
  if (query === '' || found?.totalCount === 0)
    return trending.map(({ name, url }) => ({ kind: 'trend', text: name[language], to: url }));
  if (!found) return [];
  const { typeAhead, productRecommendations, totalCount } = found;
  return [
    ...typeAhead.map((text) => ({ kind: 'text' as const, text, to: paths.search(text) })),
    ...productRecommendations.map((goods) => ({ kind: 'goods' as const, goods, to: goods.product_url })),
    { kind: 'all', count: totalCount, to: paths.search(query) },
  ];
}
