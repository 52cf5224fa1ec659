import {
  GoodsPicture,
  Price,
  Skeleton,
  SummaryRow,
  SummaryRows,
  SummaryRule,
  thumbnail,
  TotalRow,
  useLocale,
} from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { ReturnPreview } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';

interface ReturnSumProps {
  title: string;
  /** Whether each item has its picture and price, for a step that does not show the goods otherwise. */
  withGoods?: boolean;
  preview: ReturnPreview | undefined;
  isFetching: boolean;
  /** Whether to show the days of the refunds, which are known once the return mode is chosen. */
  withDays: boolean;
  /** Its actions. */
  children: ReactNode;
}

/** The refund of a return by item, in total and by refund method, and what is not refunded. */
export function ReturnSum({
  title,
  withGoods = false,
  preview,
  isFetching,
  withDays,
  children,
}: ReturnSumProps) {
  const t = useReturnText();
  const { date } = useLocale();
  return (
    <aside aria-label={title} className="rounded-control bg-sunk p-5 tablet:p-8 desk:sticky desk:top-6">
      <h2 className="display mb-4.5 text-22">{title}</h2>
      {preview ? (
        <SummaryRows aria-busy={isFetching}>
          {preview.items.map((item) => (
            <SummaryRow key={item.itemId} label={<ReturnedGoods item={item} withPicture={withGoods} />}>
              {(withGoods || preview.items.length > 1) && <Price amount={item.worth} />}
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

interface ReturnedGoodsProps {
  item: ReturnPreview['items'][number];
  withPicture: boolean;
}

/** The name of a returned item with its pieces and reason. */
function ReturnedGoods({ item, withPicture }: ReturnedGoodsProps) {
  const t = useReturnText();
  const { name, quantity, ordered, reasonTitle, isSent } = item;
  const facts = [
    ordered > 1 && t('returns.pieces-of', { count: quantity, ordered }),
    reasonTitle,
    !isSent && t('returns.stays-short'),
  ];
  return (
    <span className="flex min-w-0 items-center gap-3">
      {withPicture && (
        <GoodsPicture
          src={thumbnail(item.thumbnail)}
          alt=""
          shape="square"
          sizes="64px"
          className="w-16 flex-none"
        />
      )}
      <span className="min-w-0 wrap-anywhere">
        {name}
        <small className="sum-note">{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}
