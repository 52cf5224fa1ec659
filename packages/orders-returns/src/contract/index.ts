export { OrderStatus, Order, orderContract } from './order.ts';
export { ItemStatus, OrderItem } from './orderItem.ts';
export { CANCEL_REASONS, Cancellation, CancelReasons, RefundMethod } from './cancel.ts';
export { refundContract } from './refund.ts';
export { orderChangeContract } from './change.ts';
export { fulfilmentContract } from './fulfilment.ts';
export { unreadPrescriptionsContract } from './unreadPrescriptions.ts';
export type { UnreadPrescription } from './unreadPrescriptions.ts';
export type { OrderTurn } from './fulfilment.ts';
export { latestOrderContract } from './latest.ts';
export { paperContract, Papers } from './paper.ts';
export { LinkedItem, powerContract } from './power.ts';
export type { PowerLink } from './power.ts';
export {
  RETURN_REASONS,
  RETURN_STATUSES,
  ReturnMode,
  ReturnRefundMethod,
  ReturnedItem,
  ReturnRequest,
  NewReturn,
  ReturnPreview,
  Return,
} from './return/returnParts.ts';
export type { ReturnReason, ReturnStatus, WayBackStatus } from './return/returnParts.ts';
export { returnContract } from './return/return.ts';
export type { ItemEligibility, RefundChoice } from './return/returnEligibility.ts';
export type { ReturnModeOffer } from './return/returnMode.ts';
export { Amendment, UpgradeOption, UpgradePackage, upgradeContract } from './upgrade.ts';
export { Exchange, ExchangePreview, exchangeContract } from './exchange.ts';
export type { ExchangeLeaves, ExchangeMethod, ExchangeStatus } from './exchange.ts';
