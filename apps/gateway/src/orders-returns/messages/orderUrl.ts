import { storeChoice } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Where a path of the store opens for whoever placed an order: in the storefront they used, their country and their language. */
export function orderUrl(
  settings: Pick<Settings, 'storefronts'>,
  order: Pick<Order, 'country' | 'language' | 'client'>,
  path: string,
): string {
  return storeChoice(order, settings.storefronts[order.client ?? 'desktop'], path);
}
