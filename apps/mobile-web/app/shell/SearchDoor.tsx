import { IconButton, lateDialog } from '@lunette/ui-kit';
import { Search } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../text.ts';

const SearchPanel = lateDialog(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** Opens the search over the page; without scripts, and in a new tab, it leads to the search's own page. */
export function SearchDoor() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const text = useRef('');
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const hold = (typed: string) => {
    text.current = typed;
  };
  return (
    <>
      <IconButton
        as={Link}
        to="/search"
        label={t('shell.search')}
        aria-haspopup="dialog"
        onClick={show}
        onPointerDown={SearchPanel.fetch}
        onFocus={SearchPanel.fetch}
      >
        <Search aria-hidden />
      </IconButton>
      <SearchPanel open={open} textNow={() => text.current} onText={hold} onClose={() => setOpen(false)} />
    </>
  );
}
