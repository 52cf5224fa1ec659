import { endpoint, text } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/** The calls of the layout of a storefront. */
export const storefrontContract = {
  /** Sends a link for entering the power to a phone; `message` confirms it in the caller's language. */
  enterMyPower: endpoint({
    method: 'GET',
    path: '/v2/utility/enter-my-power',
    access: 'public',
    fresh: true,
    query: z.object({ phone: text(20, 1), captcha: Captcha }),
    result: z.object({ message: z.string() }),
  }),
};
