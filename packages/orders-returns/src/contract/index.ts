export {
  ItemStatus,
  OrderItem,
  RefundMethod,
  Order,
  CANCEL_REASONS,
  CancelReasons,
  Cancellation,
  orderContract,
} from './order.ts';
