import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';

export const Session = z.object({
  /** The session token. In a browser the storefront's server keeps it in a cookie and answers `cookie` in its place. */
  id: z.string(),
  attrs: z.object({
    cartIds: z.array(z.string()),
    itemsCount: z.number().int(),
    wishlist: z.array(z.string()),
    isLoggedIn: z.boolean(),
  }),
});
export type Session = z.infer<typeof Session>;

export const sessionContract = {
  createSession: endpoint({ method: 'POST', path: '/v2/sessions', access: 'public', result: Session }),
  validateSession: endpoint({
    method: 'GET',
    path: '/v2/sessions/validate',
    access: 'guest',
    result: Session,
  }),
};
