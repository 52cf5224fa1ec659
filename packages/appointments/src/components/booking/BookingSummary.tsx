import { Price, SummaryRow, SummaryRows } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Money } from '@lunette/country-config';
import { useText } from '../../text.ts';

interface BookingSummaryProps {
  /** The lines with the time and the place. */
  lines: ReactNode;
  /** What the visit costs; undefined until it is loaded. */
  price: Money | undefined;
  priceLabel: string;
  priceNote: string;
  /** The submit button. */
  action: ReactNode;
  /** Until when the visit can be changed. */
  note: string;
}

/** The summary beside the questions of a booking: what was chosen, its price, and the submit button. */
export function BookingSummary({ lines, price, priceLabel, priceNote, action, note }: BookingSummaryProps) {
  const t = useText();
  return (
    <aside className="rounded-control bg-sunk p-5 tablet:p-8" aria-label={t('appointments.your-visit')}>
      <h2 className="display mb-4 text-22">{t('appointments.your-visit')}</h2>
      <dl className="grid gap-4">{lines}</dl>
      {price && (
        <SummaryRows className="mt-5 border-t border-line pt-4">
          <SummaryRow label={priceLabel} note={priceNote}>
            <Price amount={price} />
          </SummaryRow>
        </SummaryRows>
      )}
      {action}
      <p className="mt-2.5 text-14 text-ink-soft">{note}</p>
    </aside>
  );
}
