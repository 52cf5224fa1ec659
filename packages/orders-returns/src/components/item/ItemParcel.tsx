import { Num, useLocale } from '@lunette/ui-kit';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { itemState } from './itemState.ts';

/** The parcel of an item and its expected day; nothing before the courier has it. */
export function ItemParcel({ item }: { item: OrderItem }) {
  const t = useText();
  const { date, time } = useLocale();
  const { parcel } = item;
  if (!parcel) return null;
  const { courier, trackingNumber, expectedDate, window } = parcel;
  const isComing = itemState(item).state === 'arrives';
  return (
    <dl className="mt-6 grid gap-3 border-t border-line pt-5 text-[15px] tablet:grid-cols-3">
      <div className={FACT}>
        <dt className="text-14 text-ink-soft">{t('orders.parcel')}</dt>
        <dd className="min-w-0 font-semibold wrap-anywhere">
          <Num>{`${courier} ${trackingNumber}`}</Num>
        </dd>
      </div>
      {isComing && (
        <div className={FACT}>
          <dt className="text-14 text-ink-soft">{t('orders.parcel-expected')}</dt>
          <dd>
            {window
              ? t('orders.parcel-window', {
                  date: date(expectedDate),
                  from: time(window.from),
                  to: time(window.to),
                })
              : date(expectedDate)}
          </dd>
        </div>
      )}
    </dl>
  );
}

const FACT =
  'grid grid-cols-[96px_minmax(0,1fr)] gap-3 tablet:grid-cols-1 tablet:content-start tablet:gap-0.5';
