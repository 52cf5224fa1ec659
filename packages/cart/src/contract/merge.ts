import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';
import { CartAndSaved } from './saved.ts';

const MergePath = z.object({ mergeId: Id });

/** What a sign-in has brought together in a cart (O-23). */
export const mergeContract = {
  /**
   * Takes what came from the guest's cart out again and saves it for later; lines that both had are what they were in the
   * account. What was changed since stays as it was changed. Done already, it changes nothing; refused once the cart has
   * become an order.
   */
  undoMerge: endpoint({
    method: 'POST',
    path: '/v2/carts/merge/:mergeId/undo',
    access: 'customer',
    params: MergePath,
    result: CartAndSaved,
  }),
  /** Leaves the cart as it is and says no more of it. */
  closeMerge: endpoint({
    method: 'DELETE',
    path: '/v2/carts/merge/:mergeId',
    access: 'customer',
    params: MergePath,
    result: Cart,
  }),
};
