import { CountryCode, endpoint, Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Checkout } from './address.ts';

/** The link with which a checkout continues on another device. It contains no personal data and can be used once. */
export const ResumeLink = z.object({
  url: z.string(),
  expiresAt: z.string(),
  /** The seconds until `expiresAt`, counted from the answer, so that a wrong clock of a device does not matter. */
  secondsLeft: z.number().int(),
});
export type ResumeLink = z.infer<typeof ResumeLink>;

/**
 * What a link leads to, for the device that asks. `open`: the checkout can continue here; `own`: it is on this device
 * already; `account`: it belongs to a customer who is not signed in here; `country`: it belongs to the store of another
 * country; `used`; `expired`; `waiting`: its order waits to be paid; `ordered`.
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

/** A checkout for anyone who has its link: the number of goods and their total, without personal data. */
export const ResumableCheckout = z.object({
  state: ResumeState,
  country: CountryCode,
  /** This link in the store of that country. */
  storeUrl: z.string(),
  itemsQty: z.number().int(),
  /** Null if the checkout cannot continue here. */
  total: Money.nullable(),
  /**
   * The pieces in the bag of the device that asks. They are saved for later when the checkout is moved here; a checkout of
   * an account (`account`) gets them at the sign-in.
   */
  ownItemsQty: z.number().int(),
});
export type ResumableCheckout = z.infer<typeof ResumableCheckout>;

const token = z.string().max(100);

/** The calls that continue a checkout on another device. */
export const resumeContract = {
  /** Makes a link to the caller's checkout; an earlier link becomes invalid. */
  createLink: endpoint({
    method: 'POST',
    path: '/v2/checkout/resume/link',
    access: 'guest',
    result: ResumeLink,
  }),
  /** Reads what a link leads to. It moves nothing, because programs such as e-mail scanners open links automatically. */
  getLink: endpoint({
    method: 'GET',
    path: '/v2/checkout/resume',
    access: 'guest',
    query: z.object({ token }),
    result: ResumableCheckout,
  }),
  /**
   * Moves the checkout to the caller's session, once: its goods with their lenses and powers, its address and delivery. The
   * goods in the caller's own cart are saved for later.
   */
  resume: endpoint({
    method: 'POST',
    path: '/v2/checkout/resume',
    access: 'guest',
    body: z.object({ token }),
    result: Checkout,
  }),
};
