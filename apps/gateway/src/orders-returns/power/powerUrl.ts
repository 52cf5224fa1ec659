import { storeChoice } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { powerPath } from './powerLink.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/** How many days after an order a colleague is asked to call; until then the links of the messages work. */
export const CALL_ON = 8;

/** The signed address for the power of an item. It works until a person is asked, or for a week after that. */
export function powerUrl(
  settings: Pick<Settings, 'secrets' | 'storefronts'>,
  order: Order,
  itemId: string,
  origin = settings.storefronts[order.client ?? 'desktop'],
): string {
  const until = (order.placedAt ?? order.createdAt).getTime() + CALL_ON * DAY_MS;
  const expiresAt = new Date(Math.max(until, Date.now() + (CALL_ON - 1) * DAY_MS));
  return storeChoice(order, origin, powerPath(settings, { orderId: order.id, itemId }, expiresAt));
}
