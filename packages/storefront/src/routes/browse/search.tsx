import { screen, type PageHandle } from '@lunette/app-server/page';
import { prefetchSearch, searchQuery, SearchScreen } from '@lunette/catalog';
import { useLoaderData } from 'react-router';
import { useDifference } from '../../components/exchange/useDifference.tsx';
import { renderHeart } from '../../components/product/renderHeart.tsx';
import { useTrendingSearches } from '../../components/search/useTrendingSearches.ts';
import { privateHead } from '../../rules/pageHead.ts';
import { useText } from '../../text.ts';

const load = screen([], async ({ store, url }) => {
  const q = searchQuery(url.searchParams.get('q') ?? '');
  if (q !== '') await prefetchSearch(store, q, url.searchParams);
  return { q };
});
export const loader = load;
export const clientLoader = load;
export const handle: PageHandle = { hydrates: 'when-idle' };

export const meta = privateHead;

/** The results of a search (ROUTE-04). */
export default function Search() {
  const { q } = useLoaderData<typeof load>();
  const t = useText();
  return (
    <>
      <title>{q ? t('storefront.title-search', { q }) : t('storefront.title-search-begin')}</title>
      <SearchScreen
        key={q}
        q={q}
        trending={useTrendingSearches()}
        heart={renderHeart}
        difference={useDifference()}
      />
    </>
  );
}
