import { endpoint, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** Whether a lead was left for a bag: `none`, `given` and can be withdrawn, or `used`, which is once for each bag. */
const LeadState = z.enum(['none', 'given', 'used']);

/** What the shopper of a bag has agreed to: to be reminded of it, and to be called about a home visit. */
export const CheckoutLeads = z.object({ abandonedLead: LeadState, htoLead: LeadState });
export type CheckoutLeads = z.infer<typeof CheckoutLeads>;

/**
 * The leads of a checkout (CHK-06), each with the consent of its shopper. Without it, what was kept is deleted. The address
 * or number that is given last counts.
 */
export const leadContract = {
  /** One mail about a bag that is left. */
  saveAbandonedLead: endpoint({
    method: 'POST',
    path: '/v2/carts/abandonedleads',
    access: 'guest',
    body: z.object({ consent: z.boolean(), email: text(120).optional() }),
    result: CheckoutLeads,
  }),
  /** One call of an optician about an eye check-up at home. */
  saveHtoLead: endpoint({
    method: 'POST',
    path: '/v2/htoLeads',
    access: 'guest',
    body: z.object({ consent: z.boolean(), phone: text(30).optional() }),
    result: CheckoutLeads,
  }),
  /** Ends the reminders to the address to which a mail went; the token stands in its link. */
  endReminders: endpoint({
    method: 'POST',
    path: '/v2/carts/abandonedleads/unsubscribe',
    access: 'guest',
    body: z.object({ token: z.string().max(100) }),
    result: z.object({ success: z.boolean() }),
  }),
};
