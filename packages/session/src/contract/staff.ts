import { endpoint, text } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Captcha, Email } from './identity.ts';
import { Password } from './password.ts';

/**
 * The role of a member of staff (O-02): a `doctor` reads and enters powers; `presales` and `salesman` fill a cart and place
 * an order for a customer. None of them sees saved cards, passwords or pictures of faces.
 */
export const StaffRole = z.enum(['doctor', 'presales', 'salesman']);
export type StaffRole = z.infer<typeof StaffRole>;

/** A member of staff. */
export const StaffUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** The employee number, under which sales of a store are recorded (STAFF-03); it never changes. */
  salesmanId: z.string(),
});
export type StaffUser = z.infer<typeof StaffUser>;

/** What the presales checkout knows of who orders (STAFF-01). */
const PreSalesInfo = z.object({
  /** The signed-in member of staff; null for a shopper. */
  staff: StaffUser.nullable(),
  /** Whether a presales or sales user is signed in: the orders of this session are theirs, for a customer. */
  leadSource: z.boolean(),
});

/** The calls with which staff sign in, and with which their accounts are made. */
export const staffContract = {
  /**
   * The dual login of staff (STAFF-01). Without a code, or with a wrong password, nobody is signed in: after the right
   * password a code is sent to the e-mail address, and the same call with that code begins a session of the member of
   * staff, which has no customer and an empty cart. Each wrong answer counts against the limit of attempts.
   */
  signIn: endpoint({
    method: 'POST',
    path: '/v2/staff/dual-login',
    access: 'guest',
    body: z.object({ email: Email, password: Password, code: text(6, 6).optional(), captcha: Captcha }),
    result: z.object({
      /** Null while the code is expected. */
      staff: StaffUser.nullable(),
      /** Seconds until another code can be sent. */
      reSendOtpTimer: z.number().int(),
    }),
  }),
  /** Who is signed in as staff in this session; a shopper gets null. */
  getPreSalesInfo: endpoint({
    method: 'GET',
    path: '/v2/staff/pre-sales',
    access: 'guest',
    result: PreSalesInfo,
  }),
  /** Makes the account of a member of staff, or replaces its name, role and password. Needs the service token. */
  saveStaffUser: endpoint({
    method: 'POST',
    path: '/v2/staff/users',
    access: 'public',
    body: z.object({ email: Email, name: text(60, 1), role: StaffRole, password: Password }),
    result: StaffUser,
  }),
  /** Removes a member of staff and ends their sessions; what they did stays recorded. Needs the service token. */
  removeStaffUser: endpoint({
    method: 'POST',
    path: '/v2/staff/users/remove',
    access: 'public',
    body: z.object({ email: Email }),
    result: z.object({ success: z.boolean() }),
  }),
};
