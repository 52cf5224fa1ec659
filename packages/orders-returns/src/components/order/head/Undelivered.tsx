import type { Order } from '../../../contract/order.ts';
import { useText } from '../../../text.ts';
import { CancelledText } from '../../cancel/CancelledText.tsx';
import { useItemNames } from '../../item/itemNames.ts';
import { undeliveredReason } from '../../item/itemState.ts';

/** The items that the courier has brought back or lost, and how they are refunded. */
export function Undelivered({ order }: { order: Order }) {
  const t = useText();
  const namesOf = useItemNames();
  const { items, cancellation, hasRefunds } = order;
  const isFree = cancellation !== null && cancellation.refundAmount.value === 0;
  return (
    <>
      {(['lost', 'came-back'] as const).map((end) => {
        const ended = items.filter((item) => undeliveredReason(item) === end);
        return (
          ended.length > 0 && (
            <p key={end} className="text-ink-soft">
              {t(`orders.text-${end}`, namesOf(ended))}
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
