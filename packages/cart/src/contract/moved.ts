import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** A checkout that went on on another device, seen from the one that it was taken from. */
export const movedContract = {
  /**
   * Brings it back, with its goods, address and delivery; what was put into the cart here meanwhile is saved for later. Done
   * already, it changes nothing. Refused once it was ordered, belongs to an account or has gone on to a further device.
   */
  bringBack: endpoint({
    method: 'POST',
    path: '/v2/carts/moved/:moveId/back',
    access: 'guest',
    params: z.object({ moveId: Id }),
    result: Cart,
  }),
};
