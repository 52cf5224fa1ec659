import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../../contract/order.ts';
import { useText } from '../../../text.ts';
import { useItemNames } from '../../item/itemNames.ts';
import { otherStates } from '../../item/itemState.ts';

/** Whether an order has items whose state its heading does not name. */
export const hasOtherItems = (order: Order) => otherStates(order).length > 0;

/** The states of the other items of an order, one sentence for items with the same state and day. */
export function OtherItems({ order }: { order: Order }) {
  const t = useText();
  const { date } = useLocale();
  const namesOf = useItemNames();
  const { country } = order.shippingAddress;
  // The day of an arrival to come is a date already.
  const day = (at: string | null) => (at?.includes('T') ? dateIn(country, new Date(at)) : at);
  const states = otherStates(order).map(({ item, state, date: at }) => ({ item, state, on: day(at) }));
  const distinct = states.filter(
    ({ state, on }, index) => states.findIndex((other) => other.state === state && other.on === on) === index,
  );
  return (
    <p className="text-ink-soft">
      {distinct
        .map(({ state, on }) => {
          const alike = states.filter((other) => other.state === state && other.on === on);
          const { names: name, count } = namesOf(alike.map(({ item }) => item));
          return t(`orders.item-${state}`, { name, count, date: on ? date(on) : '' });
        })
        .join(' ')}
    </p>
  );
}
