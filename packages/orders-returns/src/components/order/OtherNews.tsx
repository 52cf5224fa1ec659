import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { otherNews } from '../item/news.ts';
import { shortName } from '../item/shortName.ts';

/** Whether an order has more to tell than its heading does. */
export const hasOtherNews = (order: Order) => otherNews(order).length > 0;

/** How the other items of an order stand, a sentence each. */
export function OtherNews({ order }: { order: Order }) {
  const t = useText();
  const { date, country } = useLocale();
  const day = (at: string | null) => at && date(at.includes('T') ? dateIn(country, new Date(at)) : at);
  return (
    <p className="text-ink-soft">
      {otherNews(order)
        .map(({ item, is, date: at }) =>
          t(`orders.news-${is}`, { name: shortName(item), date: day(at) ?? '' }),
        )
        .join(' ')}
    </p>
  );
}
