import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';
import { CartAndSaved } from './saved.ts';

const MergePath = z.object({ mergeId: Id });

/** The calls for a cart into which a sign-in has merged two bags (O-23). */
export const mergeContract = {
  /**
   * Removes from the cart what came from the guest's cart and saves it for later. Lines that were in both become what they
   * were in the account; if such a line was changed since, only the pieces that the merge added are removed, as far as they
   * are still there. A second call changes nothing. Refused once the cart has become an order.
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
