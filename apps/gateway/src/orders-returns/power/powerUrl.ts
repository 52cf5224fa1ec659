import { storeChoice } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { powerPath } from './powerLink.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/**
 * The number of days after an order on which a colleague is asked to call; the links of the messages are valid at least
 * until then.
 */
export const CALL_ON = 8;

/**
 * The signed URL for the power of an item. It is valid until a colleague is asked to call, and for a week from now at least.
 */
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
