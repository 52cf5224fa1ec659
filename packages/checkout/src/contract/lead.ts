import { endpoint, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The state of a lead of a bag: `none`; `given`, which can be withdrawn; or `used`, which happens once for each bag. */
const LeadState = z.enum(['none', 'given', 'used']);

/** What the shopper of a bag has consented to: a reminder of the bag, and a call about a home visit. */
export const CheckoutLeads = z.object({ abandonedLead: LeadState, htoLead: LeadState });
export type CheckoutLeads = z.infer<typeof CheckoutLeads>;

/**
 * The leads of a checkout (CHK-06), each with the consent of the shopper. A call without consent deletes what was stored.
 * The address or number that was sent last is used.
 */
export const leadContract = {
  /** One e-mail about a bag that was left. */
  saveAbandonedLead: endpoint({
    method: 'POST',
    path: '/v2/carts/abandonedleads',
    access: 'guest',
    body: z.object({ consent: z.boolean(), email: text(120).optional() }),
    result: CheckoutLeads,
  }),
  /** One call by an optician about an eye test at home. */
  saveHtoLead: endpoint({
    method: 'POST',
    path: '/v2/htoLeads',
    access: 'guest',
    body: z.object({ consent: z.boolean(), phone: text(30).optional() }),
    result: CheckoutLeads,
  }),
  /** Ends the reminders to the address of an e-mail; the token is in the link of that e-mail. */
  endReminders: endpoint({
    method: 'POST',
    path: '/v2/carts/abandonedleads/unsubscribe',
    access: 'guest',
    body: z.object({ token: z.string().max(100) }),
    result: z.object({ success: z.boolean() }),
  }),
};
