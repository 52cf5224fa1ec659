import { cancelFittings, cancelFittingsOfItems } from './appointments/booking/changeAppointment.ts';
import { takeOverAppointments } from './appointments/booking/takeOverAppointments.ts';
import { appointmentJobs } from './appointments/jobs.ts';
import { appointmentsRoutes } from './appointments/routes.ts';
import { cartJobs } from './cart/jobs.ts';
import { restoreUnpaidCart } from './cart/lines/restoreUnpaidCart.ts';
import { mergeCartsOfCustomers, takeOverCart } from './cart/lines/takeOverCart.ts';
import { returnMoney } from './cart/money/spendMoney.ts';
import { takeOverPictures } from './cart/pictures/takeOverPictures.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogJobs } from './catalog/jobs.ts';
import { mergeReviews } from './catalog/reviews/writeReview.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { mergeWishlists, takeOverWishlist } from './catalog/wishlist/wishlist.ts';
import { checkoutJobs } from './checkout/jobs.ts';
import { leadJobs } from './checkout/leads/leadJobs.ts';
import { followPayment } from './checkout/order/markPlaced.ts';
import { releaseGoods } from './checkout/order/releaseGoods.ts';
import { endPayments } from './checkout/payment/endPayments.ts';
import { takeCash } from './checkout/payment/methods/cash/takeCash.ts';
import { forgetCardsOf, mergeSavedCards } from './checkout/payment/savedCards/forgetCards.ts';
import { mergeOpeners } from './checkout/payment/start/mergeOpeners.ts';
import { removePaidFromCount } from './checkout/placing/unpaidOrders.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { beginMembership } from './identity/account/membership.ts';
import { sessionJobs } from './identity/jobs.ts';
import { identityRoutes } from './identity/routes.ts';
import { marketingJobs } from './marketing/jobs.ts';
import { marketingRoutes } from './marketing/routes.ts';
import { recordPayment, recordPublished } from './orders-returns/acts/recordAct.ts';
import { refuseOtherItem } from './orders-returns/exchange/cart/exchangedItem.ts';
import { mergeExchanges, takeOverExchange } from './orders-returns/exchange/cart/takeOverExchange.ts';
import { exchangeJobs } from './orders-returns/exchange/exchangeJobs.ts';
import {
  followExchangePayment,
  reopenExchange,
} from './orders-returns/exchange/settlement/followExchange.ts';
import { cancelUndelivered } from './orders-returns/fulfilment/cancelUndelivered.ts';
import { takeOverOrders } from './orders-returns/guestAccess/takeOverOrders.ts';
import { orderJobs } from './orders-returns/jobs.ts';
import { invoiceWhatLeft } from './orders-returns/papers/issuePapers.ts';
import { planFailedNotice } from './orders-returns/payment/notifyPayment.ts';
import { returnJobs } from './orders-returns/returns/jobs.ts';
import { closePaidReturn } from './orders-returns/returns/refund/payReturn.ts';
import { ordersReturnsRoutes } from './orders-returns/routes.ts';
import { followAmendment } from './orders-returns/upgrade/settleAmendment.ts';
import { placeRoutes } from './place/placeRoutes.ts';
import type { Subscribers } from './platform/events.ts';
import type { Gateway } from './platform/gateway.ts';
import type { JobQueues, Jobs, Schedule } from './platform/jobs/jobs.ts';
import { messageJobs } from './platform/messages/messages.ts';
import { tryonJobs } from './tryon/jobs.ts';
import { takeOverFaces } from './tryon/profile/owner.ts';
import { tryonRoutes } from './tryon/routes.ts';

/** Mounts the calls of every domain. */
export function mountDomains(gateway: Gateway): void {
  identityRoutes(gateway);
  placeRoutes(gateway);
  configurationRoutes(gateway);
  catalogRoutes(gateway);
  contentRoutes(gateway);
  cartRoutes(gateway);
  checkoutRoutes(gateway);
  ordersReturnsRoutes(gateway);
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
    takeOverOrders,
    takeOverFaces,
    takeOverAppointments,
  ],
  onContactProven: [takeOverOrders, takeOverAppointments],
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
  onOrderEnded: [endPayments, releaseGoods, returnMoney, restoreUnpaidCart, reopenExchange, cancelFittings],
  onPaymentSettled: [
    followPayment,
    followAmendment,
    followExchangePayment,
    removePaidFromCount,
    recordPayment,
    planFailedNotice,
  ],
  onRefundEnded: [closePaidReturn],
  onItemsMoved: [cancelFittingsOfItems, cancelUndelivered, takeCash, invoiceWhatLeft],
  onGoodsForExchange: [refuseOtherItem],
  onOrderAct: [recordPublished],
};

/** The jobs that run on a schedule. */
export const schedule: Schedule = {
  'order.begin': '* * * * *',
  'order.find-late': '10 * * * *',
  'session.delete-expired': '15 3 * * *',
  'session.delete-waiting': '35 3 * * *',
  'payment.find-overdue': '* * * * *',
  'payment.find-left': '* * * * *',
  'stock.tell': '*/5 * * * *',
  'catalogue.delete-old-changes': '45 3 * * *',
  'appointment.delete-old': '25 3 * * *',
  'picture.delete-old': '55 3 * * *',
  'review.delete-unused-pictures': '5 4 * * *',
  'return.find-overdue': '* * * * *',
  'return.find-late': '20 * * * *',
  'return.delete-old-photos': '35 3 * * *',
  'exchange.expire': '50 * * * *',
};
