import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';

export const Session = z.object({
  /** The session token. In a browser the storefront's server keeps it in a cookie and answers `cookie` in its place. */
  id: z.string(),
  attrs: z.object({
    cartIds: z.array(z.string()),
    itemsCount: z.number().int(),
    wishlist: z.array(z.string()),
    isLoggedIn: z.boolean(),
    /** Who is here besides guest and customer (GLOB-03): a member, an optician, a colleague who sells. */
    isLoyalty: z.boolean(),
    isDoctorSession: z.boolean(),
    isSalesman: z.boolean(),
  }),
});
export type Session = z.infer<typeof Session>;

/** A device on which the customer is signed in. */
export const Device = z.object({
  id: z.string(),
  /** Such as `Chrome` and `Android`; empty where the device does not say. */
  browser: z.string(),
  system: z.string(),
  client: z.enum(['desktop', 'mobilesite']),
  country: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof Device>;

const Devices = z.object({ devices: z.array(Device) });

export const sessionContract = {
  /** A browser whose session is alive gets that one again; any other a guest's. */
  createSession: endpoint({ method: 'POST', path: '/v2/sessions', access: 'public', result: Session }),
  validateSession: endpoint({
    method: 'GET',
    path: '/v2/sessions/validate',
    access: 'guest',
    result: Session,
  }),
  /** Ends the session; `everywhere` ends those of all devices too. `id` is the new guest's token. */
  logout: endpoint({
    method: 'POST',
    path: '/v2/sessions/logout',
    access: 'guest',
    body: z.object({ everywhere: z.boolean().default(false) }).default({ everywhere: false }),
    result: Session,
  }),
  /** A token, good once and for minutes, with which another device signs in as this customer. */
  issueTransferToken: endpoint({
    method: 'POST',
    path: '/v2/sessions/auth/hand-over',
    access: 'customer',
    result: z.object({
      loggedInToken: z.string(),
      /** The same in base64, as the login-redirect screen takes it. */
      lid: z.string(),
      expiresAt: z.string(),
    }),
  }),
  /** Signs in with such a token. It may be anybody's, so nothing comes along that a guest gathered. */
  authMobile: endpoint({
    method: 'POST',
    path: '/v2/sessions/auth/mobile',
    access: 'guest',
    body: z.object({ loggedInToken: z.string().max(200) }),
    result: z.object({ token: z.string(), customerMobile: z.string().nullable() }),
  }),
  getDevices: endpoint({
    method: 'GET',
    path: '/v2/customers/me/devices',
    access: 'customer',
    result: Devices,
  }),
  /** Signs one device out. */
  endDevice: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/devices/:deviceId',
    access: 'customer',
    params: z.object({ deviceId: Id }),
    result: Devices,
  }),
  /** Signs all devices out but this one. */
  endOtherDevices: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/devices',
    access: 'customer',
    result: Devices,
  }),
};
