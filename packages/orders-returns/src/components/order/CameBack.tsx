import { intlLocale } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { CancelledText } from '../cancel/CancelledText.tsx';
import { isSentBack } from '../item/itemState.ts';
import { shortName } from '../item/shortName.ts';

/** What the courier could not deliver of an order, and what becomes of its money. */
export function CameBack({ order }: { order: Order }) {
  const t = useText();
  const { language, country } = useLocale();
  const { items, cancellation, hasRefunds } = order;
  const list = new Intl.ListFormat(intlLocale(language, country));
  const names = list.format(new Set(items.filter(isSentBack).map(shortName)));
  const isFree = cancellation !== null && cancellation.refundAmount.value === 0;
  return (
    <>
      <p className="text-ink-soft">{t('orders.text-came-back', { names })}</p>
      {isFree && <p className="text-ink-soft">{t('orders.text-nothing-due')}</p>}
      {cancellation && !isFree && <CancelledText cancellation={cancellation} />}
      {!cancellation && hasRefunds && <p className="text-ink-soft">{t('orders.text-part-back')}</p>}
    </>
  );
}
