import type { ItemStatus } from '@lunette/orders-returns/contract';

/** The statuses at which an item of an order has come to its end: nothing more of it is on its way. */
export const FINAL_ITEM_STATUSES: readonly string[] = [
  'delivered',
  'returned_to_sender',
  'lost',
  'cancelled',
] satisfies ItemStatus[];
