import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

/** Breadcrumbs. Its children are a link for each parent page and a `<span aria-current="page">` for the current one. */
export function Breadcrumbs({ children, className }: { children: ReactNode; className?: string }) {
  const t = useText();
  return (
    <nav aria-label={t('ui.breadcrumbs')} className={className}>
      <ol className={join('crumbs')}>
        {Children.toArray(children).map((place, at) => (
          <li key={at}>
            {at > 0 && <ChevronRight className="turns" />}
            {place}
          </li>
        ))}
      </ol>
    </nav>
  );
}
