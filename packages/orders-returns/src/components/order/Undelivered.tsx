import { intlLocale } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { CancelledText } from '../cancel/CancelledText.tsx';
import { undeliveredReason } from '../item/itemState.ts';
import { shortName } from '../item/shortName.ts';

/** The items that the courier has brought back or lost, and how they are refunded. */
export function Undelivered({ order }: { order: Order }) {
  const t = useText();
  const { language, country } = useLocale();
  const { items, cancellation, hasRefunds } = order;
  const list = new Intl.ListFormat(intlLocale(language, country));
  const isFree = cancellation !== null && cancellation.refundAmount.value === 0;
  return (
    <>
      {(['lost', 'came-back'] as const).map((end) => {
        const names = new Set(items.filter((item) => undeliveredReason(item) === end).map(shortName));
        return (
          names.size > 0 && (
            <p key={end} className="text-ink-soft">
              {t(`orders.text-${end}`, { names: list.format(names) })}
            </p>
          )
        );
      })}
      {isFree && <p className="text-ink-soft">{t('orders.text-nothing-due')}</p>}
      {cancellation && !isFree && <CancelledText cancellation={cancellation} />}
      {!cancellation && hasRefunds && <p className="text-ink-soft">{t('orders.text-part-back')}</p>}
    </>
  );
}
