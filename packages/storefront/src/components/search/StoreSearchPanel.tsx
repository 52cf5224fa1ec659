import { useTexts } from '@lunette/app-server/page';
import { SearchPanel, type SearchPanelSlotProps } from '@lunette/catalog';
import { useTrendingSearches } from './useTrendingSearches.ts';

/** The search panel with its texts and the trending searches of the country. */
export function StoreSearchPanel(panel: SearchPanelSlotProps) {
  useTexts('search');
  return <SearchPanel {...panel} trending={useTrendingSearches()} />;
}
