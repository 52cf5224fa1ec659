import { endpoint, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A member of staff who sells; the id is the number that they have as an employee. */
export const Salesman = z.object({ id: z.string(), name: z.string() });
export type Salesman = z.infer<typeof Salesman>;

/** A sale that was made at the counter of a store, as a member of the sales staff enters it (STAFF-03). */
export const NewStoreSale = z.object({
  /** The number of the member of staff who made the sale. */
  salesmanId: text(20, 1),
  /** The number of the receipt that the point of sale printed; a receipt is recorded once in a country. */
  receipt: text(40, 1),
  /** The day of the sale: today or one of the 30 days before. */
  soldOn: z.iso.date(),
  /** In the currency of the country. */
  amount: z.number().positive().max(10_000_000).multipleOf(0.01),
  note: text(300).optional(),
});
export type NewStoreSale = z.infer<typeof NewStoreSale>;

/** A recorded sale of a store. */
export const StoreSale = z.object({
  id: z.string(),
  salesman: Salesman,
  receipt: z.string(),
  soldOn: z.string(),
  amount: Money,
  note: z.string().nullable(),
  recordedAt: z.string(),
});
export type StoreSale = z.infer<typeof StoreSale>;

/** The calls with which sales staff record sales of a store. They need a session of staff with a role that sells. */
export const storeSaleContract = {
  /** Who has an employee number; 404 if nobody who sells has it. Each member of staff may ask 60 times in 15 minutes. */
  getSalesman: endpoint({
    method: 'GET',
    path: '/v2/utility/salesman/details/:salesmanId',
    access: 'staff',
    params: z.object({ salesmanId: text(20, 1) }),
    result: Salesman,
  }),
  /**
   * Records a sale. The same sale of the same member of staff is stored once, however often it is sent; another one with
   * its receipt is refused. The point of sale is told in the background.
   */
  recordStoreSale: endpoint({
    method: 'POST',
    path: '/v2/utility/campaign/camp_MSiteStoreStaffSalesData',
    access: 'staff',
    body: z.object({ collectionData: NewStoreSale }),
    idempotent: true,
    result: StoreSale,
  }),
  /** The sales that the caller has recorded today, on the calendar of the country, the newest first. */
  getStoreSales: endpoint({
    method: 'GET',
    path: '/v2/utility/campaign/camp_MSiteStoreStaffSalesData',
    access: 'staff',
    result: z.object({ sales: z.array(StoreSale) }),
  }),
  /**
   * Removes a wrong sale that the caller has recorded today, and returns the others; 404 for any other sale. Its receipt can
   * be recorded again. The point of sale is told in the background.
   */
  removeStoreSale: endpoint({
    method: 'DELETE',
    path: '/v2/utility/campaign/camp_MSiteStoreStaffSalesData/:saleId',
    access: 'staff',
    params: z.object({ saleId: text(36, 1) }),
    result: z.object({ sales: z.array(StoreSale) }),
  }),
};
