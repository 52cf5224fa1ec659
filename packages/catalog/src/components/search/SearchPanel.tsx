import { useModal } from '@lunette/ui-kit';
import { useLayoutEffect } from 'react';
import { useSearchText } from '../../searchText.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** Props of `SearchPanel`. */
export interface SearchPanelProps extends SearchBoxProps {
  open: boolean;
}

/** The search dialog: at the top of the page on a computer, the whole screen on a phone. */
export function SearchPanel({ open, textNow, onText, trending, onClose }: SearchPanelProps) {
  const t = useSearchText();
  const ref = useModal(open, onClose);
  // Before the next paint, so that no typed letter is lost between the two fields.
  useLayoutEffect(() => {
    const field = open ? ref.current?.querySelector('input') : null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [ref, open]);
  return (
    <dialog
      ref={ref}
      aria-label={t('search.title')}
      className="sheet inset-x-0 top-0 bottom-auto h-dvh max-h-none -translate-y-full overflow-auto rounded-none open:translate-y-0 tablet:h-auto tablet:max-h-dvh starting:open:-translate-y-full"
    >
      {open && <SearchBox textNow={textNow} trending={trending} onText={onText} onClose={onClose} />}
    </dialog>
  );
}
