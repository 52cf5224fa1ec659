import type { OrderItem } from '../contract/orderItem.ts';

/** The kinds of content of an order (MONEY-06); empty without items. */
export type OrderContent = 'membership-only' | 'product-only' | 'membership-and-product' | '';

/** The content label of an order: memberships, goods, or both (MONEY-06). */
export function orderContent(items: readonly Pick<OrderItem, 'classification'>[]): OrderContent {
  const memberships = items.filter(({ classification }) => classification === 'loyalty_services').length;
  if (items.length === 0) return '';
  if (memberships === items.length) return 'membership-only';
  return memberships === 0 ? 'product-only' : 'membership-and-product';
}
