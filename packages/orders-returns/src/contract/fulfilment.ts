import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { Prescription } from '@lunette/prescription/contract';
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

/** An ordered item whose power was sent as a picture that no optician has read yet. */
const UnreadPrescription = z.object({
  orderId: z.string(),
  itemId: z.string(),
  name: z.string(),
  /** With the names of its pictures, and the boxes of each eye for contact lenses. */
  prescription: Prescription,
  placedAt: z.string(),
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
  /** Ordered items whose power an optician has to read from a picture, the oldest first. */
  getUnreadPrescriptions: endpoint({
    method: 'GET',
    path: '/v2/staff/prescriptions',
    access: 'public',
    fresh: true,
    query: z.object(Paging),
    result: z.object({ prescriptions: z.array(UnreadPrescription), total: z.number().int() }),
  }),
  /** A picture of a prescription that is in an order. */
  getUnreadPicture: endpoint({
    method: 'GET',
    path: '/v2/staff/prescriptions/:imageFileName',
    access: 'public',
    image: true,
    params: z.object({ imageFileName: z.string().max(120) }),
    result: z.string(),
  }),
  /**
   * Stores the power that an optician has read from the picture of an item, or asks the shopper for another one because the
   * picture cannot be read; `unreadable` is the reason in the shopper's language. Returns the status of the item.
   */
  readPrescription: endpoint({
    method: 'POST',
    path: '/v2/staff/orders/:orderId/prescription',
    access: 'public',
    params: z.object({ orderId: Id }),
    body: z.union([
      z.object({ itemId: Id, prescription: Prescription }),
      z.object({ itemId: Id, unreadable: text(300).min(3) }),
    ]),
    result: z.object({ status: z.string() }),
  }),
};
