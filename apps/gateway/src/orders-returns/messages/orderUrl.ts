import { storeChoice } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/**
 * The URL of a path of the store for the shopper of an order: in the storefront where the order was placed, with its country
 * and language.
 */
export function orderUrl(
  settings: Pick<Settings, 'storefronts'>,
  order: Pick<Order, 'country' | 'language' | 'client'>,
  path: string,
): string {
  return storeChoice(order, settings.storefronts[order.client ?? 'desktop'], path);
}
