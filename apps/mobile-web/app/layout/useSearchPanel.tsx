import { SearchDialog } from '@lunette/storefront';
import { useRef, useState, type MouseEvent } from 'react';

/**
 * The search over the page, and the props of a link that opens it: without scripts, and in a new tab, the link leads to
 * the search page.
 */
export function useSearchPanel() {
  const [open, setOpen] = useState(false);
  const text = useRef('');
  const link = {
    to: '/search',
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    },
    onPointerDown: SearchDialog.fetch,
    onFocus: SearchDialog.fetch,
  };
  const panel = (
    <SearchDialog
      open={open}
      textNow={() => text.current}
      onText={(typed) => {
        text.current = typed;
      }}
      onClose={() => setOpen(false)}
    />
  );
  return { link, panel };
}
