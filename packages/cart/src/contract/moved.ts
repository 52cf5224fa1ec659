import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** The call for a checkout that was continued on another device, used by the device on which it began. */
export const movedContract = {
  /**
   * Brings the checkout back with its goods, address and delivery. What was put into the cart here meanwhile is saved for
   * later. A second call changes nothing. Refused once the checkout was ordered, belongs to an account or was continued on
   * a further device.
   */
  moveBack: endpoint({
    method: 'POST',
    path: '/v2/carts/moved/:moveId/back',
    access: 'guest',
    params: z.object({ moveId: Id }),
    result: Cart,
  }),
};
