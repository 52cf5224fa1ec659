import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { storeSale } from './schema.ts';

const SalePayload = z.object({ id: z.string() });

/** The job that sends a sale of a store, or its removal, to the point of sale. */
export const storeSaleJobs: Jobs = {
  // A failure is only logged (STAFF-03): the sale stays, and the job does not run again.
  'session.send-store-sale': async (payload, { db, services, log }) => {
    const { id } = SalePayload.parse(payload);
    const [sale] = await db.select().from(storeSale).where(eq(storeSale.id, id));
    if (!sale || !services.pointOfSale) return;
    try {
      await (sale.removedAt ? services.pointOfSale.remove(id) : services.pointOfSale.send(sale));
    } catch (fault) {
      log.warn({ err: fault, sale: id }, 'the point of sale did not get a sale or its removal');
    }
  },
};
