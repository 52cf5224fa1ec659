import { cartMoneyRoutes } from './cart/moneyRoutes.ts';
import { offerRoutes } from './cart/offerRoutes.ts';
import { appointmentJobs } from './appointments/jobs.ts';
import { appointmentsRoutes } from './appointments/routes.ts';
import { reorderRoutes } from './cart/reorder.ts';
import { cartRoutes } from './cart/routes.ts';
import { deliveryRoutes } from './checkout/deliveryRoutes.ts';
import { checkoutJobs } from './checkout/jobs.ts';
import { paymentRoutes } from './checkout/paymentRoutes.ts';
import { paymentWebhook } from './checkout/webhook.ts';
import { catalogJobs } from './catalog/jobs.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { orderJobs } from './orders-returns/jobs.ts';
import { orderRoutes } from './orders-returns/routes.ts';
import { marketingJobs } from './marketing/jobs.ts';
import { marketingRoutes } from './marketing/routes.ts';
import { tryonJobs } from './tryon/jobs.ts';
import { tryonRoutes } from './tryon/routes.ts';
import type { Gateway } from './platform/gateway.ts';
import type { JobQueues, Jobs, Schedule } from './platform/jobs.ts';
import { messageJobs } from './platform/messages.ts';
import { sessionJobs } from './session/jobs.ts';
import { sessionRoutes } from './session/routes.ts';
import { addressRoutes } from './session/customer/addressRoutes.ts';
import { consentRoutes } from './session/customer/consentRoutes.ts';
import { customerRoutes } from './session/customer/customerRoutes.ts';
import { moneyRoutes } from './session/money/moneyRoutes.ts';
import { placeRoutes } from './session/place/placeRoutes.ts';
import { accountRoutes } from './session/signIn/accountRoutes.ts';
import { otpRoutes } from './session/signIn/otpRoutes.ts';
import { passkeyRoutes } from './session/signIn/passkeyRoutes.ts';
import { passwordRoutes } from './session/signIn/passwordRoutes.ts';
import { signInRoutes } from './session/signIn/signInRoutes.ts';
import { socialRoutes } from './session/signIn/socialRoutes.ts';

/** Mounts the calls of every domain. */
export function mountDomains(gateway: Gateway): void {
  sessionRoutes(gateway);
  signInRoutes(gateway);
  otpRoutes(gateway);
  passwordRoutes(gateway);
  socialRoutes(gateway);
  passkeyRoutes(gateway);
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
  cartMoneyRoutes(gateway);
  offerRoutes(gateway);
  reorderRoutes(gateway);
  deliveryRoutes(gateway);
  paymentRoutes(gateway);
  paymentWebhook(gateway);
  orderRoutes(gateway);
  marketingRoutes(gateway);
  tryonRoutes(gateway);
  appointmentsRoutes(gateway);
}

/** The jobs of every domain. Money that goes back, or is asked for, does not wait behind messages. */
export const jobQueues = {
  money: checkoutJobs,
  other: {
    ...messageJobs,
    ...sessionJobs,
    ...catalogJobs,
    ...orderJobs,
    ...marketingJobs,
    ...appointmentJobs,
    ...tryonJobs,
  },
} satisfies JobQueues;

/** All of them by name. */
export const domainJobs: Jobs = { ...jobQueues.money, ...jobQueues.other };

/** Which of them run by the clock. */
export const schedule: Schedule = {
  'session.tidy': '15 3 * * *',
  'payment.look-after': '* * * * *',
  'stock.tell': '*/5 * * * *',
  'appointment.tidy': '25 3 * * *',
};
