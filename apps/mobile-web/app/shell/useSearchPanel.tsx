import { lateDialog } from '@lunette/ui-kit';
import { useRef, useState, type MouseEvent } from 'react';

const SearchPanel = lateDialog(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/**
 * The search over the page, and what a link needs to open it: without scripts, and in a new tab, the link leads to the
 * search's own page.
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
    onPointerDown: SearchPanel.fetch,
    onFocus: SearchPanel.fetch,
  };
  const panel = (
    <SearchPanel
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
