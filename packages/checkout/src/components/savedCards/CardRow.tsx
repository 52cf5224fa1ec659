import { className } from '@lunette/ui-kit';
import type { ReactNode } from 'react';

interface CardRowProps {
  brand: string;
  action: ReactNode;
  /** Whether it was removed and can be restored. */
  removed?: boolean;
  children: ReactNode;
}

/** A row of the list of saved cards; on a phone its button is below the text. */
export function CardRow({ brand, action, removed = false, children }: CardRowProps) {
  return (
    <li
      className={className(
        'grid grid-cols-[76px_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0',
        'tablet:grid-cols-[76px_minmax(0,1fr)_auto] tablet:items-center tablet:p-6',
        removed && 'bg-sunk',
      )}
    >
      <bdi
        className={className(
          'grid h-11 place-items-center rounded-[4px] px-1 text-center text-12 font-semibold wrap-anywhere',
          removed ? 'bg-surface' : 'bg-sunk',
        )}
      >
        {brand}
      </bdi>
      <div className="min-w-0">{children}</div>
      <div className="col-start-2 tablet:col-start-3">{action}</div>
    </li>
  );
}
