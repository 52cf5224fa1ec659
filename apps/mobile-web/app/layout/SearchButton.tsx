import { useText } from '@lunette/storefront';
import { IconButton } from '@lunette/ui-kit';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { useSearchPanel } from './useSearchPanel.tsx';

/** Opens the search over the page; without scripts, and in a new tab, it leads to the search's own page. */
export function SearchButton() {
  const t = useText();
  const { link, panel } = useSearchPanel();
  return (
    <>
      <IconButton as={Link} label={t('storefront.search')} {...link}>
        <Search aria-hidden />
      </IconButton>
      {panel}
    </>
  );
}
