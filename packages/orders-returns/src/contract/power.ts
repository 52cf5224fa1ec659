import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';

/** The parameters of a signed link, which prove that the store has sent it for one item; `until` is its end in seconds. */
export const PowerLink = z.object({
  until: wholeNumber(0, 99_999_999_999, 0),
  sign: z.string().max(64).default(''),
});
export type PowerLink = z.infer<typeof PowerLink>;

const ItemPath = z.object({ orderId: Id, itemId: Id });

/** What a visitor with a signed link may see before they enter the code: the goods, and of the name only the first one. */
export const LinkedItem = z.object({
  firstName: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  frameColour: z.string(),
  frameWidth: z.number().nullable(),
  /** The ordered lenses as text. */
  lenses: z.string(),
  /** The day of the delivery, `YYYY-MM-DD`. */
  deliveryDate: z.string(),
  /** Whether the power of the item is still missing. */
  powerMissing: z.boolean(),
  /** When the link expires. */
  expiresAt: z.string(),
  /** The masked phone number and e-mail address to which a code can be sent. */
  phone: z.string(),
  email: z.string(),
  /** Whether the visitor needs no code, because it is their order or they have already entered its code. */
  open: z.boolean(),
});
export type LinkedItem = z.infer<typeof LinkedItem>;

/** The calls about the power of an ordered item. */
export const powerContract = {
  /** The item of a signed link (FOOT-02); a link that the store has not sent is answered as if there were no such order. */
  getLinkedItem: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/items/:itemId/link',
    access: 'guest',
    params: ItemPath,
    query: PowerLink,
    result: LinkedItem,
  }),
  /**
   * The power of an item (LPU-01). The caller is the owner, or has entered the order's code; an `email` in the query has to be
   * that of the order, as in the call that sets the power (RX-13).
   */
  getPrescription: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/items/:itemId/prescription',
    access: 'guest',
    params: ItemPath,
    query: z.object({ email: z.string().max(120).optional() }),
    result: z.object({ prescription: Prescription.nullable(), powerOpen: z.boolean() }),
  }),
};
