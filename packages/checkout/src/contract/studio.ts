import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Checkout } from './address.ts';

/** The call that chooses a studio for the eye test. */
export const studioContract = {
  /** Chooses the studio in which the eyes are tested, for a cart of the studio flow (CART-08); a second call changes it. */
  chooseStudio: endpoint({
    method: 'POST',
    path: '/v2/carts/studio',
    access: 'guest',
    body: z.object({ storeCode: Id }),
    result: Checkout,
  }),
};
