import type { TrendingSearch } from '@lunette/country-config';
import { Chip, useLocale } from '@lunette/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** Trending searches of the country, as links. */
export function SearchTrends({ trending }: { trending: readonly TrendingSearch[] }) {
  const t = useText();
  const { language } = useLocale();
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="mb-2 text-14 font-medium text-ink-soft">
        {t('catalog.search-trending')}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-2">
        {trending.map(({ name, url }) => (
          <li key={url}>
            <Chip as={Link} to={url} on={undefined}>
              {name[language]}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
