import { Chip, LinkText } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { ListingQuery } from '../../api/catalog.ts';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { choicesOf, cleared, toggled } from '../browse/url/listingUrl.ts';

/** Props of `SetChips`. */
export interface SetChipsProps {
  selected: Category['selected'];
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  onChange: (query: ListingQuery) => void;
}

/** The choices that are set, as chips that remove them one by one, and a link that removes all. */
export function SetChips({ selected, query, hrefOf, onChange }: SetChipsProps) {
  const t = useText();
  const set = selected.filter(({ filterId, optionId }) => choicesOf(query, filterId).includes(optionId));
  if (set.length === 0) return <div className="pt-4 tablet:pt-5" />;
  return (
    <ul
      aria-label={t('catalog.set-filters')}
      className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-3.5 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0 tablet:py-5"
    >
      {set.map(({ filterId, optionId, title }) => (
        <li key={`${filterId} ${optionId}`}>
          <Chip onRemove={() => onChange(toggled(query, filterId, optionId))}>{title}</Chip>
        </li>
      ))}
      <li>
        <LinkText
          as={Link}
          to={hrefOf(cleared(query))}
          preventScrollReset
          className="flex min-h-10 items-center px-2 text-14 whitespace-nowrap tablet:min-h-9"
        >
          {t('catalog.clear-all')}
        </LinkText>
      </li>
    </ul>
  );
}
