import { CountryCode, endpoint, Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Checkout } from './address.ts';

/** The link with which a checkout continues on another device. It holds no personal data and can be used once. */
export const ResumeLink = z.object({
  url: z.string(),
  expiresAt: z.string(),
  /** Seconds until then, from the answer on, so that a wrong clock of a device does not matter. */
  secondsLeft: z.number().int(),
});
export type ResumeLink = z.infer<typeof ResumeLink>;

/**
 * What a link leads to, seen from the device that asks: `open` and can go on here; `own` of this device; `account` of a
 * customer who is not signed in here; `country` of the store of another country; `used`; `expired`; `waiting` for the
 * payment of its order; `ordered`.
 */
export const ResumeState = z.enum([
  'open',
  'own',
  'account',
  'country',
  'used',
  'expired',
  'waiting',
  'ordered',
]);
export type ResumeState = z.infer<typeof ResumeState>;

/** A checkout as whoever has its link sees it: how many goods and what they cost, nothing personal. */
export const ResumableCheckout = z.object({
  state: ResumeState,
  country: CountryCode,
  /** This link in the store of that country. */
  storeUrl: z.string(),
  itemsQty: z.number().int(),
  /** Null unless it can go on. */
  total: Money.nullable(),
  /** Pieces in the bag of the device that asks, which are saved for later when the checkout comes. */
  ownItemsQty: z.number().int(),
});
export type ResumableCheckout = z.infer<typeof ResumableCheckout>;

const token = z.string().max(100);

/** A checkout that continues on another device. */
export const resumeContract = {
  /** Makes a link to the caller's checkout; an earlier one ends. */
  createLink: endpoint({
    method: 'POST',
    path: '/v2/checkout/resume/link',
    access: 'guest',
    result: ResumeLink,
  }),
  /** What a link leads to. It moves nothing: programs open links by themselves. */
  getLink: endpoint({
    method: 'GET',
    path: '/v2/checkout/resume',
    access: 'guest',
    query: z.object({ token }),
    result: ResumableCheckout,
  }),
  /**
   * Moves the checkout to the caller's session, once: its goods with their lenses and powers, address and delivery. What is
   * in the caller's own cart is saved for later.
   */
  resume: endpoint({
    method: 'POST',
    path: '/v2/checkout/resume',
    access: 'guest',
    body: z.object({ token }),
    result: Checkout,
  }),
};
