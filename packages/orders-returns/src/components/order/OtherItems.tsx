import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { useItemNames } from '../item/itemNames.ts';
import { otherStates } from '../item/itemState.ts';

/** Whether the heading of an order leaves out how something of it stands. */
export const hasOtherItems = (order: Order) => otherStates(order).length > 0;

/** How the other items of an order stand, a sentence for those that stand alike. */
export function OtherItems({ order }: { order: Order }) {
  const t = useText();
  const { date, country } = useLocale();
  const namesOf = useItemNames();
  const day = (at: string | null) => at && dateIn(country, new Date(at));
  const states = otherStates(order).map(({ item, state, date: at }) => ({ item, state, on: day(at) }));
  const first = states.filter(
    ({ state, on }, index) => states.findIndex((one) => one.state === state && one.on === on) === index,
  );
  return (
    <p className="text-ink-soft">
      {first
        .map(({ state, on }) => {
          const alike = states.filter((one) => one.state === state && one.on === on);
          const { names: name, count } = namesOf(alike.map(({ item }) => item));
          return t(`orders.item-${state}`, { name, count, date: on ? date(on) : '' });
        })
        .join(' ')}
    </p>
  );
}
