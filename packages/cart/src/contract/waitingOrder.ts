import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** An order that waits to be paid goes back into the cart. */
export const waitingOrderContract = {
  /**
   * Cancels an order of the caller that nobody has paid: its goods, with power, offer, voucher and credit, are in the
   * cart again. Done already, it changes nothing. Refused once it is paid, or while the bank decides.
   */
  takeBack: endpoint({
    method: 'POST',
    path: '/v2/carts/recart/:orderId',
    access: 'guest',
    params: z.object({ orderId: Id }),
    timeout: 15_000,
    result: Cart,
  }),
};
