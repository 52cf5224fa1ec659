import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { storeSale, type StoredSale } from './schema.ts';

const SalePayload = z.object({ id: z.string() });

/** The job that sends a sale of a store, or its removal, to the point of sale. */
export const storeSaleJobs: Jobs = {
  // A failure is only logged (STAFF-03): the sale stays, and the job does not run again.
  'session.send-store-sale': async (payload, { db, services, log }) => {
    const { id } = SalePayload.parse(payload);
    const sale = await saleOf(db, id);
    if (!sale || !services.pointOfSale) return;
    try {
      if (!sale.removedAt) await services.pointOfSale.send(sale);
      // Also one that was removed while it was sent.
      if ((await saleOf(db, id))?.removedAt) await services.pointOfSale.remove(id);
    } catch (error) {
      log.warn({ err: error, sale: id }, 'the point of sale did not get a sale or its removal');
    }
  },
};

async function saleOf(db: Queries, id: string): Promise<StoredSale | undefined> {
  const [sale] = await db.select().from(storeSale).where(eq(storeSale.id, id));
  return sale;
}
