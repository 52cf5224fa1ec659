import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';

/** What the address of a signed link proves: that the store has sent it, for one item, until a moment (in seconds). */
export const PowerLink = z.object({
  until: wholeNumber(0, 99_999_999_999, 0),
  sign: z.string().max(64).default(''),
});
export type PowerLink = z.infer<typeof PowerLink>;

const ItemPath = z.object({ orderId: Id, itemId: Id });

/** What somebody with a signed link may see before the code is entered: the goods, and no name beyond the first one. */
export const LinkedItem = z.object({
  firstName: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  frameColour: z.string(),
  frameWidth: z.number().nullable(),
  /** The lenses that were ordered, in words. */
  lenses: z.string(),
  /** The day of the delivery, `YYYY-MM-DD`. */
  deliveryDate: z.string(),
  /** Whether its power is still missing. */
  powerMissing: z.boolean(),
  /** Until when the link works. */
  expiresAt: z.string(),
  /** Where a code can be sent, masked. */
  phone: z.string(),
  email: z.string(),
  /** Whether the visitor needs no code: it is their order, or they have entered its code already. */
  open: z.boolean(),
});
export type LinkedItem = z.infer<typeof LinkedItem>;

export const powerContract = {
  /** What a signed link leads to (FOOT-02); a link that the store has not sent leads to no order. */
  getLinkedItem: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/items/:itemId/link',
    access: 'guest',
    params: ItemPath,
    query: PowerLink,
    result: LinkedItem,
  }),
  /** The power of an item, for who may read the whole order (LPU-01). */
  getPrescription: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/items/:itemId/prescription',
    access: 'guest',
    params: ItemPath,
    result: z.object({ prescription: Prescription.nullable(), powerOpen: z.boolean() }),
  }),
};
