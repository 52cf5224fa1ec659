import type { Jobs } from '../platform/jobs/jobs.ts';
import { sendBackInStock } from './stock/stockWatch.ts';

/** What the catalogue does when nobody waits for it. */
export const catalogJobs: Jobs = {
  'stock.tell': async (_payload, context) => sendBackInStock(context),
};
