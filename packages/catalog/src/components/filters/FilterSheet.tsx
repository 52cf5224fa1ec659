import { Button, LinkText, Panel } from '@lunette/ui-kit';
import { useState } from 'react';
import type { ListingQuery } from '../../api/catalog.ts';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { countsOf } from '../browse/counts.ts';
import { goodsKind } from '../card/goodsKind.ts';
import { choiceCount, choicesOf, cleared, toggled } from '../browse/url/listingUrl.ts';
import { usePreview, type ListingSource } from '../browse/useListing.ts';

/** Props of `FilterSheet`. */
export interface FilterSheetProps {
  source: ListingSource;
  /** The listing that is shown on the page. */
  category: Category;
  query: ListingQuery;
  onShow: (query: ListingQuery) => void;
  onClose: () => void;
}

/**
 * The filters of a phone. They are a draft until the button is clicked, which shows how many goods the draft would leave.
 */
export function FilterSheet({ source, category, query, onShow, onClose }: FilterSheetProps) {
  const t = useText();
  const [draft, setDraft] = useState(query);
  const preview = usePreview(source, draft);
  const shown = preview.currentData ?? preview.data ?? category;
  const count = preview.currentData && countsOf(preview.currentData).models;
  return (
    <Panel
      open
      onClose={onClose}
      title={t('catalog.filters')}
      width={420}
      footer={
        <Button size="l" full loading={preview.isFetching} onClick={() => onShow(draft)}>
          {count === undefined
            ? t('catalog.show-results')
            : t(`catalog.show-${goodsKind(category.categoryType)}`, { count })}
        </Button>
      }
    >
      {choiceCount(draft) > 0 && (
        <LinkText
          as="button"
          className="absolute end-16 top-[20px] min-h-11 text-14 tablet:top-3"
          onClick={() => setDraft(cleared(draft))}
        >
          {t('catalog.clear-all')}
        </LinkText>
      )}
      {shown.filters.map((filter) => (
        <FilterGroup
          key={filter.id}
          filter={filter}
          set={choicesOf(draft, filter.id)}
          onToggle={(optionId) => setDraft(toggled(draft, filter.id, optionId))}
        />
      ))}
    </Panel>
  );
}
