import { endpoint, Id, text } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

export const stockWatchContract = {
  /** Asks to be told by e-mail when goods that are sold out come back. Asking twice is asking once. */
  watchStock: endpoint({
    method: 'POST',
    path: '/v2/products/product/:productId/oos-subscription',
    access: 'guest',
    params: z.object({ productId: Id }),
    body: z.object({ email: text(120, 3), captcha: Captcha }),
    result: z.object({ saved: z.literal(true), email: z.string() }),
  }),
};
