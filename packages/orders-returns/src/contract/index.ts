export {
  ItemStatus,
  StatusGroup,
  OrderStatus,
  OrderItem,
  RefundMethod,
  Order,
  CANCEL_REASONS,
  CancelReasons,
  Cancellation,
  orderContract,
} from './order.ts';
export { orderChangeContract } from './change.ts';
export { latestOrderContract } from './latest.ts';
export { LinkedItem, powerContract } from './power.ts';
export type { PowerLink } from './power.ts';
