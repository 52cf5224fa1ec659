import { screen, type PageHandle } from '@lunette/app-server/page';
import { prefetchSearch, searchQuery, SearchScreen } from '@lunette/catalog';
import { useLocale, Wrap } from '@lunette/ui-kit';
import { countryOf } from '@lunette/country-config';
import { privateHead } from '@lunette/shell';
import { SearchField } from '../shell/SearchField.tsx';
import { heartOf } from '../shell/heartOf.tsx';
import { useText } from '../text.ts';
import type { Route } from './+types/search';

const load = screen([], async ({ store, url }) => {
  const q = searchQuery(url.searchParams.get('q') ?? '');
  if (q !== '') await prefetchSearch(store, q, url.searchParams);
  return { q };
});
export const loader = load;
export const clientLoader = load;
export const handle: PageHandle = { sleeps: true };

export const meta = privateHead;

export default function Search({ loaderData: { q } }: Route.ComponentProps) {
  const t = useText();
  const { country } = useLocale();
  return (
    <>
      <title>{q ? t('shell.title-search', { q }) : t('shell.title-search-begin')}</title>
      <Wrap className="pt-4">
        <SearchField />
      </Wrap>
      <SearchScreen key={q} q={q} trending={countryOf(country).trendingSearches.mobile} heart={heartOf} />
    </>
  );
}
