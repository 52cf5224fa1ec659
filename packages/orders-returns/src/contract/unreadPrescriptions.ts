import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';

/** An ordered item whose power was sent as a picture that no optician has read yet. */
const UnreadPrescription = z.object({
  orderId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  powerType: PowerType,
  name: z.string(),
  /** The language in which the shopper reads why a picture cannot be read. */
  language: z.enum(['en', 'ar']),
  /** With the names of its pictures, and the boxes of each eye for contact lenses. */
  prescription: Prescription,
  placedAt: z.string(),
});
/** An ordered item whose power was sent as a picture that no optician has read yet. */
export type UnreadPrescription = z.infer<typeof UnreadPrescription>;

/**
 * The calls with which opticians read the pictures of prescriptions (RX-10). They need a session of staff with the role
 * `doctor`.
 */
export const unreadPrescriptionsContract = {
  /** Ordered items whose power an optician has to read from a picture, the oldest first. */
  getUnreadPrescriptions: endpoint({
    method: 'GET',
    path: '/v2/staff/prescriptions',
    access: 'staff',
    query: z.object({ page: wholeNumber(0, 10_000, 0), 'page-size': wholeNumber(1, 100, 20) }),
    result: z.object({ prescriptions: z.array(UnreadPrescription), total: z.number().int() }),
  }),
  /** A picture of a prescription that is in an order. */
  getUnreadPicture: endpoint({
    method: 'GET',
    path: '/v2/staff/prescriptions/:imageFileName',
    access: 'staff',
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
    access: 'staff',
    params: z.object({ orderId: Id }),
    body: z.union([
      z.object({ itemId: Id, prescription: Prescription }),
      z.object({ itemId: Id, unreadable: text(300).min(3) }),
    ]),
    result: z.object({ status: z.string() }),
  }),
};
