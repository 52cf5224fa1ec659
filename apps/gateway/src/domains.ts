import { cartMoneyRoutes } from './cart/money/cartMoneyRoutes.ts';
import { offerRoutes } from './cart/money/offerRoutes.ts';
import { appointmentJobs } from './appointments/jobs.ts';
import { appointmentsRoutes } from './appointments/routes.ts';
import { reorderRoutes } from './orders-returns/reorder/reorderRoutes.ts';
import { cartJobs } from './cart/jobs.ts';
import { cartRoutes } from './cart/routes.ts';
import { pictureRoutes } from './cart/pictures/pictureRoutes.ts';
import { takeOverPictures } from './cart/pictures/takeOverPictures.ts';
import { movedRoutes } from './cart/moved/movedRoutes.ts';
import { savedRoutes } from './cart/saved/savedRoutes.ts';
import { deliveryRoutes } from './checkout/delivery/deliveryRoutes.ts';
import { studioRoutes } from './checkout/delivery/studioRoutes.ts';
import { resumeRoutes } from './checkout/resume/resumeRoutes.ts';
import { leadRoutes } from './checkout/leads/leadRoutes.ts';
import { leadJobs } from './checkout/leads/leadJobs.ts';
import { checkoutJobs } from './checkout/jobs.ts';
import { paymentRoutes } from './checkout/payment/paymentRoutes.ts';
import { providerRoutes } from './checkout/payment/savedCards/providerRoutes.ts';
import { savedCardRoutes } from './checkout/payment/savedCards/savedCardRoutes.ts';
import { forgetCardsOf, mergeSavedCards } from './checkout/payment/savedCards/forgetCards.ts';
import { mergeOpeners } from './checkout/payment/start/mergeOpeners.ts';
import { takeBackRoutes } from './checkout/payment/unpaid/takeBackRoutes.ts';
import { upiRoutes } from './checkout/payment/methods/upi/upiRoutes.ts';
import { paymentWebhooks } from './checkout/payment/provider/paymentWebhooks.ts';
import { catalogJobs } from './catalog/jobs.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { orderJobs } from './orders-returns/jobs.ts';
import { changeRoutes } from './orders-returns/change/changeRoutes.ts';
import { latestRoutes } from './orders-returns/latest/latestRoutes.ts';
import { invoiceWhatLeft } from './orders-returns/papers/issuePapers.ts';
import { papersRoutes } from './orders-returns/papers/papersRoutes.ts';
import { unreadPrescriptionRoutes } from './orders-returns/power/pictures/unreadPrescriptionRoutes.ts';
import { powerRoutes } from './orders-returns/power/powerRoutes.ts';
import { fulfilmentRoutes } from './orders-returns/fulfilment/fulfilmentRoutes.ts';
import { cancelUndelivered } from './orders-returns/fulfilment/cancelUndelivered.ts';
import { fulfilmentWebhooks } from './orders-returns/fulfilment/fulfilmentWebhooks.ts';
import { followAmendment } from './orders-returns/upgrade/settleAmendment.ts';
import { exchangeJobs } from './orders-returns/exchange/exchangeJobs.ts';
import { exchangeRoutes } from './orders-returns/exchange/exchangeRoutes.ts';
import {
  followExchangePayment,
  reopenExchange,
} from './orders-returns/exchange/settlement/followExchange.ts';
import { refuseOtherItem } from './orders-returns/exchange/cart/exchangedItem.ts';
import { mergeExchanges, takeOverExchange } from './orders-returns/exchange/cart/takeOverExchange.ts';
import { upgradeRoutes } from './orders-returns/upgrade/upgradeRoutes.ts';
import { orderRoutes } from './orders-returns/routes.ts';
import { marketingJobs } from './marketing/jobs.ts';
import { marketingRoutes } from './marketing/routes.ts';
import { tryonJobs } from './tryon/jobs.ts';
import { tryonRoutes } from './tryon/routes.ts';
import { claimAppointments } from './appointments/booking/claimAppointments.ts';
import { cancelFittings } from './appointments/booking/changeAppointment.ts';
import { restoreCart } from './cart/lines/restoreCart.ts';
import { mergeCartsOfCustomers, takeOverCart } from './cart/lines/takeOverCart.ts';
import { returnMoney } from './cart/money/spendMoney.ts';
import { mergeReviews } from './catalog/reviews/writeReview.ts';
import { mergeWishlists, takeOverWishlist } from './catalog/wishlist/wishlist.ts';
import { followPayment } from './checkout/order/markPlaced.ts';
import { releaseGoods } from './checkout/order/releaseGoods.ts';
import { forgetUnpaid } from './checkout/placing/unpaidOrders.ts';
import { endPayments } from './checkout/payment/endPayments.ts';
import { takeCash } from './checkout/payment/methods/cash/takeCash.ts';
import { beginMembership } from './identity/account/membership.ts';
import { recordPayment, recordPublished } from './orders-returns/acts/recordAct.ts';
import { planFailedNotice } from './orders-returns/payment/notifyPayment.ts';
import { claimOrders } from './orders-returns/guestAccess/claimOrders.ts';
import { returnJobs } from './orders-returns/returns/jobs.ts';
import { closePaidReturn } from './orders-returns/returns/refund/payReturn.ts';
import { returnWebhooks } from './orders-returns/returns/transport/returnWebhooks.ts';
import { refundRoutes } from './orders-returns/refund/refundRoutes.ts';
import { returnRoutes } from './orders-returns/returns/routes.ts';
import type { Subscribers } from './platform/events.ts';
import { takeOverFaces } from './tryon/profile/owner.ts';
import type { Gateway } from './platform/gateway.ts';
import type { JobQueues, Jobs, Schedule } from './platform/jobs/jobs.ts';
import { messageJobs } from './platform/messages/messages.ts';
import { sessionJobs } from './identity/jobs.ts';
import { sessionRoutes } from './identity/session/sessionRoutes.ts';
import { addressRoutes } from './identity/account/addresses/addressRoutes.ts';
import { consentRoutes } from './identity/account/consents/consentRoutes.ts';
import { customerRoutes } from './identity/account/customerRoutes.ts';
import { moneyRoutes } from './identity/money/moneyRoutes.ts';
import { bankWebhook } from './checkout/payment/refunds/bank/bankWebhook.ts';
import { placeRoutes } from './place/placeRoutes.ts';
import { accountRoutes } from './identity/account/accountRoutes.ts';
import { otpRoutes } from './identity/signIn/otp/otpRoutes.ts';
import { passkeyRoutes } from './identity/signIn/passkey/passkeyRoutes.ts';
import { passwordRoutes } from './identity/signIn/password/passwordRoutes.ts';
import { signInRoutes } from './identity/signIn/signInRoutes.ts';
import { socialRoutes } from './identity/signIn/social/socialRoutes.ts';
import { staffRoutes } from './identity/staff/staffRoutes.ts';
import { storeSaleRoutes } from './identity/storeSales/storeSaleRoutes.ts';

/** Mounts the calls of every domain. */
export function mountDomains(gateway: Gateway): void {
  sessionRoutes(gateway);
  signInRoutes(gateway);
  otpRoutes(gateway);
  passwordRoutes(gateway);
  socialRoutes(gateway);
  passkeyRoutes(gateway);
  staffRoutes(gateway);
  storeSaleRoutes(gateway);
  accountRoutes(gateway);
  customerRoutes(gateway);
  addressRoutes(gateway);
  consentRoutes(gateway);
  moneyRoutes(gateway);
  placeRoutes(gateway);
  configurationRoutes(gateway);
  catalogRoutes(gateway);
  contentRoutes(gateway);
  cartRoutes(gateway);
  pictureRoutes(gateway);
  savedRoutes(gateway);
  movedRoutes(gateway);
  cartMoneyRoutes(gateway);
  offerRoutes(gateway);
  reorderRoutes(gateway);
  deliveryRoutes(gateway);
  studioRoutes(gateway);
  leadRoutes(gateway);
  resumeRoutes(gateway);
  paymentRoutes(gateway);
  upiRoutes(gateway);
  savedCardRoutes(gateway);
  providerRoutes(gateway);
  takeBackRoutes(gateway);
  paymentWebhooks(gateway);
  bankWebhook(gateway);
  latestRoutes(gateway);
  orderRoutes(gateway);
  fulfilmentWebhooks(gateway);
  fulfilmentRoutes(gateway);
  changeRoutes(gateway);
  papersRoutes(gateway);
  powerRoutes(gateway);
  unreadPrescriptionRoutes(gateway);
  refundRoutes(gateway);
  returnRoutes(gateway);
  returnWebhooks(gateway);
  upgradeRoutes(gateway);
  exchangeRoutes(gateway);
  marketingRoutes(gateway);
  tryonRoutes(gateway);
  appointmentsRoutes(gateway);
}

/** The jobs of every domain. Payments and refunds have their own queue, so they do not wait for messages. */
export const jobQueues = {
  money: checkoutJobs,
  other: {
    ...messageJobs,
    ...sessionJobs,
    ...catalogJobs,
    ...cartJobs,
    ...orderJobs,
    ...returnJobs,
    ...exchangeJobs,
    ...leadJobs,
    ...marketingJobs,
    ...appointmentJobs,
    ...tryonJobs,
  },
} satisfies JobQueues;

/** The jobs of all queues, by name. */
export const domainJobs: Jobs = { ...jobQueues.money, ...jobQueues.other };

/** The subscribers of each event, in the order in which they run. */
export const subscribers: Subscribers = {
  onSignIn: [
    takeOverCart,
    takeOverPictures,
    takeOverExchange,
    takeOverWishlist,
    claimOrders,
    takeOverFaces,
    claimAppointments,
  ],
  onContactProven: [claimOrders, claimAppointments],
  onCustomersMerged: [
    mergeExchanges,
    mergeCartsOfCustomers,
    mergeWishlists,
    mergeReviews,
    mergeSavedCards,
    mergeOpeners,
  ],
  onCustomerDeleted: [forgetCardsOf],
  onOrderPlaced: [beginMembership],
  onOrderEnded: [endPayments, releaseGoods, returnMoney, restoreCart, reopenExchange, cancelFittings],
  onPaymentSettled: [
    followPayment,
    followAmendment,
    followExchangePayment,
    forgetUnpaid,
    recordPayment,
    planFailedNotice,
  ],
  onRefundEnded: [closePaidReturn],
  onItemsMoved: [cancelUndelivered, takeCash, invoiceWhatLeft],
  onGoodsForExchange: [refuseOtherItem],
  onOrderAct: [recordPublished],
};

/** The jobs that run on a schedule. */
export const schedule: Schedule = {
  'order.begin': '* * * * *',
  'order.find-late': '10 * * * *',
  'session.tidy': '15 3 * * *',
  'session.delete-waiting': '35 3 * * *',
  'payment.look-after': '* * * * *',
  'payment.find-left': '* * * * *',
  'stock.tell': '*/5 * * * *',
  'catalogue.tidy': '45 3 * * *',
  'appointment.tidy': '25 3 * * *',
  'picture.tidy': '55 3 * * *',
  'review.tidy': '5 4 * * *',
  'return.look-after': '* * * * *',
  'return.look-for-late': '20 * * * *',
  'return.tidy': '35 3 * * *',
  'exchange.expire': '50 * * * *',
};
