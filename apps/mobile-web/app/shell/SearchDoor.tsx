import { IconButton } from '@lunette/ui-kit';
import { Search } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../text.ts';
import { LazySearch, loadSearch } from './LazySearch.tsx';

/** Opens the search over the page; without scripts, and in a new tab, it leads to the search's own page. */
export function SearchDoor() {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const text = useRef('');
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
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
        onPointerDown={loadSearch}
        onFocus={loadSearch}
      >
        <Search aria-hidden />
      </IconButton>
      {isAsked && (
        <LazySearch open={open} textNow={() => text.current} onText={hold} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
