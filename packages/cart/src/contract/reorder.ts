import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** The cart with the goods of the order, and the names of the goods that are not available any more. */
const Reordered = Cart.extend({ missing: z.array(z.string()) });

/** The calls that put the goods of an order into the cart again, each with its lenses and power. */
export const reorderContract = {
  /** For an order of the caller, or one for which the caller enters the e-mail address with which it was placed. */
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
    /** The item to add again; all items if it is missing. */
    query: z.object({ itemId: Id.optional() }),
    idempotent: true,
    result: Reordered,
  }),
};
