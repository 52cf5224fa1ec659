import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { useItemNames } from '../item/itemNames.ts';
import { otherNews } from '../item/news.ts';

/** Whether an order has more to tell than its heading does. */
export const hasOtherNews = (order: Order) => otherNews(order).length > 0;

/** How the other items of an order stand, a sentence for those that stand alike. */
export function OtherNews({ order }: { order: Order }) {
  const t = useText();
  const { date, country } = useLocale();
  const namesOf = useItemNames();
  const day = (at: string | null) => at && dateIn(country, new Date(at));
  const news = otherNews(order).map(({ item, is, date: at }) => ({ item, is, on: day(at) }));
  const first = news.filter(
    ({ is, on }, index) => news.findIndex((one) => one.is === is && one.on === on) === index,
  );
  return (
    <p className="text-ink-soft">
      {first
        .map(({ is, on }) => {
          const alike = news.filter((one) => one.is === is && one.on === on);
          const { names: name, count } = namesOf(alike.map(({ item }) => item));
          return t(`orders.news-${is}`, { name, count, date: on ? date(on) : '' });
        })
        .join(' ')}
    </p>
  );
}
