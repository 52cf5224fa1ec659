import type { Gateway } from '../platform/gateway.ts';
import { deliveryRoutes } from './delivery/deliveryRoutes.ts';
import { studioRoutes } from './delivery/studioRoutes.ts';
import { leadRoutes } from './leads/leadRoutes.ts';
import { upiRoutes } from './payment/methods/upi/upiRoutes.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { paymentWebhooks } from './payment/provider/paymentWebhooks.ts';
import { bankWebhook } from './payment/refunds/bank/bankWebhook.ts';
import { providerRoutes } from './payment/savedCards/providerRoutes.ts';
import { savedCardRoutes } from './payment/savedCards/savedCardRoutes.ts';
import { recartRoutes } from './payment/unpaid/recartRoutes.ts';
import { resumeRoutes } from './resume/resumeRoutes.ts';

/** Mounts the calls of the checkout and of payments, and the webhooks of payment providers and of the bank. */
export function checkoutRoutes(gateway: Gateway): void {
  deliveryRoutes(gateway);
  studioRoutes(gateway);
  leadRoutes(gateway);
  resumeRoutes(gateway);
  paymentRoutes(gateway);
  upiRoutes(gateway);
  savedCardRoutes(gateway);
  providerRoutes(gateway);
  recartRoutes(gateway);
  paymentWebhooks(gateway);
  bankWebhook(gateway);
}
