import type { Jobs } from '../../platform/jobs/jobs.ts';
import { remindOfCart } from './abandonedLead.ts';

/** The jobs of leads. The job of all other leads notifies the shop of a home visit. */
export const leadJobs: Jobs = {
  'cart.remind': async (payload, context) => remindOfCart(context, payload),
};
