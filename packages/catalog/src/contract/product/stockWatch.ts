import { endpoint, Id, text } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/** The call for a notification when sold-out goods are back in stock. */
export const stockWatchContract = {
  /** Requests an e-mail when sold-out goods are back in stock. A second request for the same goods changes nothing. */
  watchStock: endpoint({
    method: 'POST',
    path: '/v2/products/product/:productId/oos-subscription',
    access: 'guest',
    params: z.object({ productId: Id }),
    body: z.object({ email: text(120, 3), captcha: Captcha }),
    result: z.object({ saved: z.literal(true), email: z.string() }),
  }),
};
