import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';
import { CartAndSaved } from './saved.ts';

const MergePath = z.object({ mergeId: Id });

/** The calls for a cart into which a sign-in has merged two bags (O-23). */
export const mergeContract = {
  /**
   * Removes from the cart what came from the guest's cart and saves it for later. Lines that were in both get the quantity
   * that they had in the account. Changes since the merge are kept. A second call changes nothing. Refused once the cart
   * has become an order.
   */
  undoMerge: endpoint({
    method: 'POST',
    path: '/v2/carts/merge/:mergeId/undo',
    access: 'customer',
    params: MergePath,
    result: CartAndSaved,
  }),
  /** Closes the notice of the merge; the cart stays as it is. */
  closeMerge: endpoint({
    method: 'DELETE',
    path: '/v2/carts/merge/:mergeId',
    access: 'customer',
    params: MergePath,
    result: Cart,
  }),
};
