import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';

/** The call that takes an order that waits to be paid back into the cart. */
export const waitingOrderContract = {
  /**
   * Cancels an unpaid order of the caller and puts its goods into the cart again, with power, offer, voucher and credit. A
   * second call changes nothing. Refused once the order is paid, or while the bank decides.
   */
  recart: endpoint({
    method: 'POST',
    path: '/v2/carts/recart/:orderId',
    access: 'guest',
    params: z.object({ orderId: Id }),
    timeout: 15_000,
    result: Cart,
  }),
};
