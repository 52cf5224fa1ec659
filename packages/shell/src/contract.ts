import { endpoint, text } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/** The prompt's own rule (FOOT-02): a leading 0 if one likes, then 7, 8 or 9, then nine digits. */
export const POWER_PHONE = /^0?[789][0-9]{9}$/;

export const shellContract = {
  /** Sends a link for entering one's power to a phone; `message` says so, in the caller's language. */
  enterMyPower: endpoint({
    method: 'GET',
    path: '/v2/utility/enter-my-power',
    access: 'public',
    fresh: true,
    query: z.object({ phone: text(20, 1), captcha: Captcha }),
    result: z.object({ message: z.string() }),
  }),
  /** The public pages of a country's store, for its sitemap. */
  getSitemap: endpoint({
    method: 'GET',
    path: '/v2/utility/sitemap',
    access: 'public',
    result: z.object({ paths: z.array(z.string()) }),
  }),
};
