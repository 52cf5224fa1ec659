import { Price, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import type { CancelReasons } from '../../contract/cancel.ts';
import { useText } from '../../text.ts';

/** The refund by tender, shown before the cancellation, and what is not refunded and why. */
export function CancelWorth({ tenders, kept, total }: Pick<CancelReasons, 'tenders' | 'kept' | 'total'>) {
  const t = useText();
  if (!total) return null;
  // An amount that was due at the door is not refunded, because it was not paid.
  const hasPaid = tenders.some(({ tender }) => tender !== 'due');
  return (
    <div className="rounded-control bg-sunk p-4" role="group" aria-label={t('orders.cancel-back')}>
      <SummaryRows>
        {tenders.map(({ tender, title, amount, note }) => (
          <SummaryRow key={tender} label={title} note={note ?? undefined}>
            <Price amount={amount} />
          </SummaryRow>
        ))}
        {kept && (
          <SummaryRow label={t('orders.cancel-stays')} note={kept.text}>
            <Price amount={kept.amount} />
          </SummaryRow>
        )}
        {hasPaid && (
          <TotalRow label={t('orders.cancel-back')}>
            <Price amount={total} />
          </TotalRow>
        )}
      </SummaryRows>
    </div>
  );
}
