import { Price, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import type { CancelReasons } from '../../contract/cancel.ts';
import { useText } from '../../text.ts';

/** What comes back before anything is confirmed, by what had paid for it, and what stays away and why. */
export function CancelWorth({ tenders, kept, total }: Pick<CancelReasons, 'tenders' | 'kept' | 'total'>) {
  const t = useText();
  if (!total) return null;
  // What is not to be paid at the door any more does not come back.
  const hasPaid = tenders.some(({ tender }) => tender !== 'due');
  return (
    <div className="rounded-control bg-sunk p-4" role="group" aria-label={t('orders.cancel-back')}>
      <SummaryRows>
        {tenders.map(({ tender, title, amount }) => (
          <SummaryRow
            key={tender}
            label={title}
            note={CREDIT.includes(tender) ? t('orders.cancel-as-credit') : undefined}
          >
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

/** What had been the shopper's own credit comes back as such, whichever way is chosen for the money. */
const CREDIT: readonly string[] = ['voucher', 'credit', 'wallet'];
