import { endpoint, Id, text } from '@lunette/api-client/contract';
import { Customer, EmailVerification, Password } from '@lunette/session/contract';
import { z } from 'zod';

const Done = z.object({ success: z.boolean() });

/** The calls that read, change and delete the customer's account. */
export const profileContract = {
  updateCustomer: endpoint({
    method: 'PUT',
    path: '/v2/customers/me',
    access: 'customer',
    body: z.object({
      firstName: text(60, 1).optional(),
      lastName: text(60).optional(),
      gender: z.enum(['female', 'male', 'other', '']).optional(),
    }),
    result: Customer,
  }),
  /**
   * Deletes the account. `confirmation` is the word DELETE; a customer who signed in more than a quarter of an hour ago
   * also gives the password. Orders are kept without a name, as the law on bills requires. While an order is open, or
   * can be sent back, the deletion is postponed, and a sign-in cancels it.
   */
  deleteCustomer: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me',
    access: 'customer',
    body: z.object({ confirmation: z.literal('DELETE'), password: z.string().max(200).optional() }),
    result: z.object({
      id: z.string(),
      success: z.boolean(),
      /** Orders that postpone the deletion; empty if the account is already deleted. */
      waitsForOrders: z.array(z.string()).default([]),
    }),
  }),
  /** All data that is stored about the customer, for a download. */
  getCustomerData: endpoint({
    method: 'GET',
    path: '/v2/customers/me/data',
    access: 'customer',
    timeout: 20_000,
    result: z.record(z.string(), z.unknown()),
  }),
  /** Stores the id that the customer has at the face profile service. */
  updateCygnus: endpoint({
    method: 'PUT',
    path: '/v2/customers/me/cygnus',
    access: 'customer',
    body: z.object({ cygnusId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    result: Customer,
  }),
  /** Changes the password of the signed-in customer; all other devices are signed out. */
  changePassword: endpoint({
    method: 'POST',
    path: '/v2/customers/account/changepassword',
    access: 'customer',
    body: z.object({ oldPassword: Password.optional(), newPassword: Password, confirmation: Password }),
    result: Done,
  }),
  /** The sign-in methods of the account. */
  getAccountsInfo: endpoint({
    method: 'GET',
    path: '/v2/customers/accountsInfo',
    access: 'customer',
    result: z.object({
      email: z.string().nullable(),
      emailVerificationStatus: EmailVerification,
      telephone: z.string().nullable(),
      phoneCode: z.string().nullable(),
      isTelephoneVerified: z.boolean(),
      hasPassword: z.boolean(),
      social: z.array(z.string()),
      passkeys: z.number().int(),
    }),
  }),
  removeSocial: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/social/:account',
    access: 'customer',
    params: z.object({ account: Id }),
    result: Done,
  }),
  /**
   * A customer's data for another service of ours, which authenticates with the service token; browsers cannot call it.
   */
  getCustomerInfo: endpoint({
    method: 'GET',
    path: '/v2/customers/info/',
    access: 'public',
    fresh: true,
    query: z.object({ customerId: Id }),
    result: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().nullable(),
      telephone: z.string().nullable(),
      phoneCode: z.string().nullable(),
      hasPlacedOrder: z.boolean(),
      isLoyalty: z.boolean(),
    }),
  }),
};
