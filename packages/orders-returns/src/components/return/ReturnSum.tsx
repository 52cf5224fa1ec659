import { Price, Skeleton, SummaryRow, SummaryRows, SummaryRule, TotalRow, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { ReturnPreview } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';

interface ReturnSumProps {
  title: string;
  preview: ReturnPreview | undefined;
  isFetching: boolean;
  /** Whether to show the days of the refunds, which are known once the return mode is chosen. */
  withDays: boolean;
  /** Its actions. */
  children: ReactNode;
}

/** The refund of a return by item, in total and by refund method, and what is not refunded. A sum is not repeated. */
export function ReturnSum({ title, preview, isFetching, withDays, children }: ReturnSumProps) {
  const t = useReturnText();
  const { date } = useLocale();
  return (
    <aside aria-label={title} className="rounded-control bg-sunk p-5 tablet:p-8 desk:sticky desk:top-6">
      <h2 className="display mb-4.5 text-22">{title}</h2>
      {preview ? (
        <SummaryRows aria-busy={isFetching}>
          {preview.items.map((item) => (
            <SummaryRow key={item.itemId} label={item.name} note={<ItemNote item={item} />}>
              {preview.items.length > 1 && <Price amount={item.worth} />}
            </SummaryRow>
          ))}
          {preview.kept && (
            <SummaryRow label={t('returns.stays-away')} note={preview.kept.text}>
              <Price amount={preview.kept.amount} />
            </SummaryRow>
          )}
          <SummaryRule />
          <TotalRow label={t('returns.together')}>
            <Price amount={preview.total} />
          </TotalRow>
          <SummaryRule />
          {preview.payments.map(({ title: methodTitle, note, amount, by }) => (
            <SummaryRow
              key={`${methodTitle} ${note ?? ''} ${by}`}
              label={methodTitle}
              note={[note, withDays && t('returns.by', { day: date(by) })].filter(Boolean).join(' · ')}
            >
              {preview.payments.length > 1 && <Price amount={amount} />}
            </SummaryRow>
          ))}
        </SummaryRows>
      ) : isFetching ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <p className="text-14 text-ink-soft">{t('returns.sum-none')}</p>
      )}
      {preview?.keepsDiscount && <p className="mt-3 text-14 text-ink-soft">{t('returns.keeps-discount')}</p>}
      <div className="mt-6 grid gap-3">{children}</div>
    </aside>
  );
}

function ItemNote({
  item: { quantity, ordered, reasonTitle, isSent },
}: {
  item: ReturnPreview['items'][number];
}) {
  const t = useReturnText();
  return [
    ordered > 1 && t('returns.pieces-of', { count: quantity, ordered }),
    reasonTitle,
    !isSent && t('returns.stays-short'),
  ]
    .filter(Boolean)
    .join(' · ');
}
