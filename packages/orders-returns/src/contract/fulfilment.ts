import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';

/** What an operator can record for an order: its next step, a failed delivery, or goods that came back or were lost. */
const OrderTurn = z.enum(['next', 'delivery_failed', 'returned_to_sender', 'lost']);
/** A step that an operator records for an order. */
export type OrderTurn = z.infer<typeof OrderTurn>;

/** A parcel that has arrived although it was recorded as lost, or was stopped because it was far too late. */
const FoundParcel = z.object({
  id: z.string(),
  orderId: z.string(),
  /**
   * Where it is: with its `shopper`, or as a return in our `warehouse`, whose goods are put into the stock after an
   * inspection.
   */
  arrived: z.string().default('shopper'),
  /** The return whose pieces it contained; null for a parcel of the order itself. */
  returnId: z.string().nullable(),
  /** Its goods, in the language of the shopper. */
  names: z.string(),
  foundAt: z.string(),
  language: z.string(),
  email: z.string(),
  phone: z.string(),
});

const Paging = { page: wholeNumber(0, 10_000, 0), 'page-size': wholeNumber(1, 100, 20) };

/** The calls with which operators move an order. They need the service token and are closed to browsers. */
export const fulfilmentContract = {
  /** Moves one item of an order, or all of them, to the next status, and returns their statuses. */
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
   * Parcels that have arrived although they were recorded as lost or stopped, the newest first, with the contact data of
   * their shoppers. Shoppers keep the refund for such a parcel and may keep the goods.
   */
  getFoundParcels: endpoint({
    method: 'GET',
    path: '/v2/staff/found-parcels',
    access: 'public',
    fresh: true,
    query: z.object(Paging),
    result: z.object({ parcels: z.array(FoundParcel), total: z.number().int() }),
  }),
};
