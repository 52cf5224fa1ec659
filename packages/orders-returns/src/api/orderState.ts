import { callState } from '@lunette/api-client';
import { isItemStatus, statusGroup } from '../rules/statusGroup.ts';
import { cancelChoiceSelectors } from '../slice.ts';
import { orderApi } from './order.ts';
import { refundApi } from './refund.ts';
import { returnApi } from './return.ts';

const { getOrders, getOrder, getOrderCancelReasons, changeShippingAddress, confirmCash } = orderApi.endpoints;

/** Selectors of orders under the names of the specification (ORD-05). */
export const orderState = {
  ordersList: callState(getOrders, ({ pages }) => pages.flatMap(({ orders }) => orders)),
  /** The pages before the last requested one. */
  prevOrders: callState(getOrders, ({ pages }) => pages.slice(0, -1).flatMap(({ orders }) => orders)),
  orderDetails: callState(getOrder, ({ orders }) => orders[0]),
  /** The status of each item and its group. */
  orderStatuses: callState(getOrder, ({ orders }) =>
    (orders[0]?.items ?? []).flatMap(({ id: itemId, statusHistory }) => {
      const last = statusHistory.at(-1);
      if (!last) return [];
      const { status } = last;
      return [{ itemId, status, group: isItemStatus(status) ? statusGroup(status) : last.group }];
    }),
  ),
  addressUpdate: callState(changeShippingAddress, ({ orders }) => orders[0]?.shippingAddress),
  codConfirm: callState(confirmCash, ({ orders }) => orders[0]?.cashConfirmation),
  cancelReasons: callState(getOrderCancelReasons, ({ reasons }) => reasons),
  refundMethods: callState(getOrderCancelReasons, ({ refundMethods }) => refundMethods),
  cancelDetails: callState(getOrder, ({ orders }) => orders[0]?.cancellation),
  refundDetails: callState(refundApi.endpoints.getRefundDetails, (details) => details),
  ...cancelChoiceSelectors,
  returnConfig: callState(returnApi.endpoints.getReturnConfig, (config) => config),
  /** When goods are fetched at the door: "pick-up from user". */
  pfuConfig: callState(returnApi.endpoints.getPickupRules, (rules) => rules),
};
