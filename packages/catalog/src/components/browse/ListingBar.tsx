import { lazyDialog, Num, Segmented, useFetchAhead } from '@lunette/ui-kit';
import { LayoutGrid, SlidersHorizontal, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ListingQuery } from '../../api/catalog.ts';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { choiceCount } from './url/listingUrl.ts';
import { SortSelect } from '../filters/SortSelect.tsx';
import type { Columns } from './useColumns.ts';
import type { ListingSource } from './useListing.ts';

const FilterSheet = lazyDialog(async () => (await import('../filters/FilterSheet.tsx')).FilterSheet);

/** Props of `ListingBar`. */
export interface ListingBarProps {
  source: ListingSource;
  category: Category;
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
  columns: Columns;
  onColumns: (columns: Columns) => void;
}

/**
 * The bar above the goods where there is no filter column: it opens the filters, and sets the order and the cards in a row.
 */
export function ListingBar({ source, category, query, onChange, columns, onColumns }: ListingBarProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFetchAhead(FilterSheet, opener);
  const hasFilters = category.filters.length > 0;
  const count = choiceCount(query);
  const show = (next: ListingQuery) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <div className="sticky top-14 z-4 -mx-gutter flex gap-2 overflow-x-clip border-y border-line bg-canvas px-gutter py-2 tablet:top-(--header,0px) desk:hidden">
      {hasFilters && (
        <button
          ref={opener}
          type="button"
          className="chip flex-none"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal className="size-4" />
          {t('catalog.filters')}
          {count > 0 && (
            <>
              <Num className="font-semibold">{count}</Num>
              <span className="sr-only">{t('catalog.set')}</span>
            </>
          )}
        </button>
      )}
      <SortSelect form="pill" category={category} onChange={(sort) => onChange({ ...query, sort })} />
      <Segmented
        className="ms-auto flex-none max-[360px]:hidden tablet:hidden [&_.seg-item]:min-h-9 [&_.seg-item]:px-2.5"
        label={t('catalog.view')}
        value={columns}
        onChange={onColumns}
        options={[
          {
            value: 'two',
            icon: <LayoutGrid />,
            label: <span className="sr-only">{t('catalog.view-two')}</span>,
          },
          { value: 'one', icon: <Square />, label: <span className="sr-only">{t('catalog.view-one')}</span> },
        ]}
      />
      {open && (
        <FilterSheet
          source={source}
          category={category}
          query={query}
          onShow={show}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
