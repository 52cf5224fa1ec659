import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A session of a guest or a customer. */
export const Session = z.object({
  /** The session token. For a browser the app server keeps it in a cookie and answers `cookie` in its place. */
  id: z.string(),
  attrs: z.object({
    cartIds: z.array(z.string()),
    itemsCount: z.number().int(),
    wishlist: z.array(z.string()),
    isLoggedIn: z.boolean(),
    /** The role of the user besides guest and customer (GLOB-03): a member, an optician, a sales colleague. */
    isLoyalty: z.boolean(),
    isDoctorSession: z.boolean(),
    isSalesman: z.boolean(),
  }),
});
export type Session = z.infer<typeof Session>;

/** A device on which the customer is signed in. */
export const Device = z.object({
  id: z.string(),
  /** Such as `Chrome` and `Android`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  client: z.enum(['desktop', 'mobilesite']),
  country: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the device of the caller. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof Device>;

const Devices = z.object({ devices: z.array(Device) });

/** The calls that create, validate and end sessions, and that list devices. */
export const sessionContract = {
  /** A browser with a valid session gets the same session again; any other gets a guest session. */
  createSession: endpoint({ method: 'POST', path: '/v2/sessions', access: 'public', result: Session }),
  validateSession: endpoint({
    method: 'GET',
    path: '/v2/sessions/validate',
    access: 'guest',
    result: Session,
  }),
  /**
   * Ends the session; with `everywhere` it also ends the sessions of all other devices. `id` is the new guest's token.
   */
  logout: endpoint({
    method: 'POST',
    path: '/v2/sessions/logout',
    access: 'guest',
    body: z.object({ everywhere: z.boolean().default(false) }).default({ everywhere: false }),
    result: Session,
  }),
  /** A transfer token, valid once and for some minutes, with which another device signs in as this customer. */
  issueTransferToken: endpoint({
    method: 'POST',
    path: '/v2/sessions/auth/hand-over',
    access: 'customer',
    result: z.object({
      loggedInToken: z.string(),
      /** The same token in base64, as the login-redirect screen takes it. */
      lid: z.string(),
      expiresAt: z.string(),
    }),
  }),
  /**
   * Signs in with such a token. The link may come from another person, so the guest's cart and other data are not taken
   * over.
   */
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
  /** Signs out one device. */
  endDevice: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/devices/:deviceId',
    access: 'customer',
    params: z.object({ deviceId: Id }),
    result: Devices,
  }),
  /** Signs out all devices except the current one. */
  endOtherDevices: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/devices',
    access: 'customer',
    result: Devices,
  }),
};
