import { callState, callValue } from '@lunette/api-client';
import { exchangeApi } from './exchange.ts';
import { orderApi } from './order.ts';
import { orderState } from './orderState.ts';
import { returnApi } from './return.ts';

const { getEligibility, previewReturn, getReturnModes, getReturnDetails, getReturnLabel } =
  returnApi.endpoints;
const { getExchange, previewExchange } = exchangeApi.endpoints;
const { getOrder } = orderApi.endpoints;

const modes = callState(getReturnModes, (offer) => offer.modes);
const creation = callState(returnApi.endpoints.createReturn, ({ returns }) => returns);
const cancellation = callState(returnApi.endpoints.cancelReturn, ({ returns }) => returns);
const addressOfOrder = callState(getOrder, ({ orders }) => orders[0]?.shippingAddress);

/** Selectors of returns and exchanges under the names of the specification (RET-11, API-10). */
export const returnState = {
  /** Whether a return is being sent. */
  loading: callValue(creation, ({ loading }) => loading),
  userAddress: addressOfOrder,
  /** The address of an exchange: the new goods are sent to the address of the old ones. */
  exchangeAddress: addressOfOrder,
  orderReturnableStatus: callState(getEligibility, ({ items }) => items.some(({ returnable }) => returnable)),
  returnEligibiliyDetails: callState(getEligibility, ({ items }) => items),
  /** The items that were chosen for the return. */
  returnProducts: callState(previewReturn, ({ items }) => items),
  refundEstimateData: callState(previewReturn, ({ total, payments }) => ({ total, payments })),
  returnModes: modes,
  nearbyStore: callState(
    getReturnModes,
    (offer) => offer.modes.find(({ id }) => id === 'store_return')?.stores ?? [],
  ),
  /** Undefined before the answer; false if the call failed. */
  isAddressServiceable: callValue(modes, ({ data, error }) =>
    error ? false : data?.some(({ id, available }) => id === 'schedule_pickup' && available),
  ),
  returnDetails: callState(getReturnDetails, ({ returns }) => returns[0]),
  itemReturnDetails: callState(getReturnDetails, ({ returns }) => returns),
  returnProductItemDetails: callState(getReturnDetails, ({ returns }) =>
    returns.flatMap(({ items }) => items),
  ),
  currentReturnItem: callState(getReturnDetails, (_returns, { params }) => params.itemId),
  returnLabelGenerated: callState(getReturnLabel, ({ status }) => status !== 'pending'),
  /** What can be done with each item of the order. */
  returnActionsDetail: callState(getOrder, ({ orders }) =>
    (orders[0]?.items ?? []).map(({ id: itemId, returnable, exchangeable, return: sent, exchange }) => ({
      itemId,
      returnable,
      exchangeable,
      return: sent,
      exchange,
    })),
  ),
  refundDetails: orderState.refundDetails,
  isExchange: callState(getExchange, ({ status }) => status === 'open'),
  exchangeOrderId: callState(getExchange, ({ orderId }) => orderId),
  exchangeItemId: callState(getExchange, ({ itemId }) => itemId),
  exchangeNewFlow: callState(getExchange, ({ method }) => method === 'NEWPRODUCT'),
  /** The amount that an exchange waits for. */
  paymentData: callState(getExchange, ({ due }) => due),
  /** The refund methods for the difference of an exchange. */
  paymentMethods: callState(previewExchange, ({ payments }) => payments),
  returnCancelLoading: callValue(cancellation, ({ loading }) => loading),
  returnCancelFail: callValue(cancellation, ({ error }) => error),
  /** The status of the return, which a cancellation changes. */
  returnCancelStatus: callState(getReturnDetails, ({ returns }) => returns[0]?.status),
};
