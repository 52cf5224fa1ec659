import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Checkout } from './address.ts';

export const studioContract = {
  /** Chooses the studio in which the eyes are tested for a cart of the studio flow (CART-08), or another one. */
  chooseStudio: endpoint({
    method: 'POST',
    path: '/v2/carts/studio',
    access: 'guest',
    body: z.object({ storeCode: Id }),
    result: Checkout,
  }),
};
