import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** The cart with the goods of the order in it, and the names of those that cannot be had any more. */
const Reordered = Cart.extend({ missing: z.array(z.string()) });

/** Puts the goods of an order into the cart again, each with its lenses and power. */
export const reorderContract = {
  /** The order of the caller, or one for which the caller gives the e-mail address that it was placed with. */
  reorder: endpoint({
    method: 'POST',
    path: '/v2/carts/reorder',
    access: 'guest',
    body: z.object({ orderId: Id, emailId: z.string().max(120) }),
    idempotent: true,
    result: Reordered,
  }),
  reorderOwn: endpoint({
    method: 'POST',
    path: '/v2/carts/reorder/:orderId',
    access: 'guest',
    params: z.object({ orderId: Id }),
    /** One item of it; all of them where none is named. */
    query: z.object({ itemId: Id.optional() }),
    idempotent: true,
    result: Reordered,
  }),
};
