import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The channels by which marketing may be sent. */
export const MarketingSubscription = z.object({
  email: z.boolean(),
  pushNotification: z.boolean(),
  sms: z.boolean(),
  whatsapp: z.boolean(),
});
export type MarketingSubscription = z.infer<typeof MarketingSubscription>;

/** A consent that was given or withdrawn, and when; entries are sorted from newest to oldest. */
export const ConsentEntry = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms', 'pushNotification', 'whatsapp', 'whatsappOrders']),
  granted: z.boolean(),
  client: z.string(),
  at: z.string(),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

/** Whether messages about orders may be sent by WhatsApp. */
const WhatsAppConsent = z.object({
  response: z.object({
    status: z.enum(['success', 'failure']),
    details: z.enum(['OPT_IN', 'OPT_OUT']),
    /** The id of the consent entry; empty before the first one. */
    id: z.string(),
  }),
});

/** The calls for marketing and WhatsApp consents. */
export const consentContract = {
  getMarketingSubscription: endpoint({
    method: 'GET',
    path: '/v2/customers/me/marketing-subscription',
    access: 'customer',
    result: MarketingSubscription,
  }),
  setMarketingSubscription: endpoint({
    method: 'POST',
    path: '/v2/customers/me/marketing-subscription',
    access: 'customer',
    body: MarketingSubscription.partial(),
    result: MarketingSubscription,
  }),
  getConsents: endpoint({
    method: 'GET',
    path: '/v2/customers/me/consents',
    access: 'customer',
    result: z.object({ consents: z.array(ConsentEntry) }),
  }),
  getWhatsAppConsent: endpoint({
    method: 'GET',
    path: '/v2/customers/checkWhatsAppOpingStatus',
    access: 'customer',
    result: WhatsAppConsent,
  }),
  setWhatsAppConsent: endpoint({
    method: 'PUT',
    path: '/v2/customers/whatsAppOpting',
    access: 'customer',
    body: z.object({ optingValue: z.boolean() }),
    result: WhatsAppConsent,
  }),
  /** The same call with the other method that the specification gives it. */
  addWhatsAppConsent: endpoint({
    method: 'POST',
    path: '/v2/customers/whatsAppOpting',
    access: 'customer',
    body: z.object({ optingValue: z.boolean() }),
    result: WhatsAppConsent,
  }),
};
