import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

/** The way here: give it a link for each place above and a `<span aria-current="page">` for this one. */
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
