import type { Jobs } from '../../platform/jobs/jobs.ts';
import { remindOfCart } from './abandonedLead.ts';

/** The jobs of leads; the shop is told of a home visit by the job of all other leads. */
export const leadJobs: Jobs = {
  'cart.remind': async (payload, context) => remindOfCart(context, payload),
};
