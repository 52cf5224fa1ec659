import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** What an operator can have happen to an order: its next step, a delivery that fails, or goods that come back or are lost. */
const OrderTurn = z.enum(['next', 'delivery_failed', 'returned_to_sender', 'lost']);
export type OrderTurn = z.infer<typeof OrderTurn>;

/** A parcel that has arrived although it counts as lost, or was stopped because it was far too late. */
const FoundParcel = z.object({
  id: z.string(),
  orderId: z.string(),
  /** Where it is: with its `shopper`, or as a return at our `warehouse`, whose goods go into the stock once they were looked at. */
  arrived: z.string().default('shopper'),
  /** The return whose pieces were in it; null of a parcel of the order itself. */
  returnId: z.string().nullable(),
  /** What was in it, in the language of its shopper. */
  names: z.string(),
  foundAt: z.string(),
  language: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** What operators do with an order; proven by the service token, closed to browsers. */
export const fulfilmentContract = {
  /** Moves one item of an order on, or all of them, and answers with where they stand. */
  moveOrder: endpoint({
    method: 'POST',
    path: '/v2/staff/orders/:orderId/fulfilment',
    access: 'public',
    params: z.object({ orderId: Id }),
    body: z.object({ turn: OrderTurn, itemId: Id.optional() }),
    result: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
    }),
  }),
  /**
   * Parcels that have arrived although they count as lost or stopped, the newest first, with whom to ask about them: what was paid
   * for them stays with their shopper, who may keep the goods that they have.
   */
  getFoundParcels: endpoint({
    method: 'GET',
    path: '/v2/staff/found-parcels',
    access: 'public',
    fresh: true,
    query: z.object({ page: wholeNumber(0, 10_000, 0), 'page-size': wholeNumber(1, 100, 20) }),
    result: z.object({ parcels: z.array(FoundParcel), total: z.number().int() }),
  }),
};
