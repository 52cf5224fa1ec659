import { Button } from '@lunette/ui-kit';
import type { ListingQuery } from '../../api/catalog.ts';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { choicesOf, toggled } from '../browse/url/listingUrl.ts';

/** Props of `FilterColumn`. */
export interface FilterColumnProps {
  category: Category;
  query: ListingQuery;
  /** The search text, if the listing is a search. */
  q?: string;
  onChange: (query: ListingQuery) => void;
}

/** The filters beside the goods on a computer. They are a form, so that they also work without scripts. */
export function FilterColumn({ category, query, q, onChange }: FilterColumnProps) {
  const t = useText();
  return (
    <form
      method="get"
      aria-label={t('catalog.filters-of', { title: category.title })}
      className="hidden self-start desk:block"
    >
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      {category.filters.map((filter) => {
        const set = choicesOf(query, filter.id);
        return (
          <FilterGroup
            key={filter.id}
            filter={filter}
            set={set}
            onToggle={(optionId) => onChange(toggled(query, filter.id, optionId))}
          />
        );
      })}
      <noscript>
        <Button type="submit" size="s" className="mt-5">
          {t('catalog.apply')}
        </Button>
      </noscript>
    </form>
  );
}
