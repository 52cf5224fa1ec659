import { IconButton } from '@lunette/ui-kit';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../text.ts';
import { useSearchPanel } from './useSearchPanel.tsx';

/** Opens the search over the page; without scripts, and in a new tab, it leads to the search's own page. */
export function SearchDoor() {
  const t = useText();
  const { link, panel } = useSearchPanel();
  return (
    <>
      <IconButton as={Link} label={t('shell.search')} {...link}>
        <Search aria-hidden />
      </IconButton>
      {panel}
    </>
  );
}
