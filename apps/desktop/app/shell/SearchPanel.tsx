import { useTexts } from '@lunette/app-server/page';
import { SearchPanel as Panel, type SearchPanelDoor } from '@lunette/catalog';
import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';

/** The search panel with its words and what is searched for most in the country. */
export function SearchPanel(door: SearchPanelDoor) {
  useTexts('search');
  const { country } = useLocale();
  return <Panel {...door} trending={countryOf(country).trendingSearches.desktop} />;
}
