import type { ItemStatus } from '@lunette/orders-returns/contract';

/** The statuses in which an item of an order has ended: none of its pieces is on its way any more. */
export const FINAL_ITEM_STATUSES: readonly string[] = [
  'delivered',
  'returned_to_sender',
  'lost',
  'cancelled',
] satisfies ItemStatus[];
