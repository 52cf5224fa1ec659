import { callState, callValue, type RootState } from '@lunette/api-client';
import { signInApi, staffApi } from '@lunette/session';
import { checkoutApi } from './checkout.ts';
import { cardOfferApi } from './offer.ts';
import { upiApi } from './upi.ts';

const { getCheckout, getDeliveryOptions, getPayment, getPaymentMethods, payOrder } = checkoutApi.endpoints;
const { getQrStatus, getUpiStatus, validateVpa } = upiApi.endpoints;

const payment = callState(payOrder, (answer) => answer);
const upi = callState(getUpiStatus, ({ status }) => status);
const qr = callState(getQrStatus, ({ status }) => status);

/** Selectors of a checkout and its payment under the names of the specification (CHK-03). */
export const checkoutState = {
  /** 1 before the checkout is loaded. */
  checkoutStepKey: callValue(
    callState(getCheckout, (checkout) => checkout.checkoutStepKey),
    ({ data }) => data ?? 1,
  ),
  guestInfo: callState(getCheckout, ({ address }) => address),
  deliveryData: callState(getDeliveryOptions, ({ options }) => options),
  paymentMethods: callState(getPaymentMethods, (answer) => answer.paymentMethods),
  /** The payment method of an order whose payment was begun. */
  selectedPaymentMethod: callState(getPayment, ({ method }) => method),
  offers: callState(cardOfferApi.endpoints.getCardOffers, ({ offers }) => offers),
  /** Whether there is an offer of the bank of a card to show. */
  renderBankOffer: callValue(
    callState(cardOfferApi.endpoints.getCardOffers, ({ offers }) => offers.length > 0),
    ({ data }) => data ?? false,
  ),
  /** The provider's page or card fields of a payment. */
  gatewayInitiation: callState(getPayment, ({ card }) => card),
  /** Whether the provider's fields or page were opened for a payment: set on success, cleared on failure (PAY-06). */
  initiated: callValue(
    callState(getPayment, ({ card }) => card !== null),
    ({ data, error }) => !error && data === true,
  ),
  paymentData: callState(getPayment, (answer) => answer),
  paymentError: callValue(payment, ({ error }) => error),
  paymentStatus: callState(getPayment, ({ status }) => status),
  /** True on success, false on failure; undefined before. */
  orderPlaced: callValue(
    callState(getPayment, (answer) => answer.orderPlaced),
    ({ data, error }) => (error ? false : data),
  ),
  vpaStatus: callState(validateVpa, ({ isValidVpa }) => isValidVpa),
  /** The status of a payment by UPI, read for its request or for its code. */
  transStatus: (state: RootState, params?: Record<string, string>) => {
    const request = upi(state, params);
    return request.loading || request.success || request.error ? request : qr(state, params);
  },
  preSalesInfo: callState(staffApi.endpoints.getPreSalesInfo, (info) => info),
  /** Whether sales staff are signed in (STAFF-01). */
  leadSource: callValue(
    callState(staffApi.endpoints.getPreSalesInfo, ({ leadSource }) => leadSource),
    ({ data }) => data ?? false,
  ),
  captcha: callState(signInApi.endpoints.getCaptcha, (challenge) => challenge),
};
