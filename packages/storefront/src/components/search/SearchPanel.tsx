import { useTexts } from '@lunette/app-server/page';
import { SearchPanel as Panel, type SearchPanelSlotProps } from '@lunette/catalog';
import { useTrendingSearches } from './useTrendingSearches.ts';

/** The search panel with its texts and the trending searches of the country. */
export function SearchPanel(panel: SearchPanelSlotProps) {
  useTexts('search');
  return <Panel {...panel} trending={useTrendingSearches()} />;
}
