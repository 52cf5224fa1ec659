import { CountryCode, CurrencyCode, endpoint, Money, text } from '@lunette/api-client/contract';
import { SavedPrescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { EmailVerification } from './account.ts';
import { MarketingSubscription } from './consent.ts';

/** Whoever is signed in, with everything that the screens show of them (ACCT-01). */
export const Customer = z.object({
  isLogin: z.boolean(),
  isLoyalty: z.boolean(),
  isWishlistCount: z.number().int(),
  isCartCount: z.number().int(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  phoneCode: z.string().nullable(),
  countryCode: CountryCode,
  hasPlacedOrder: z.boolean(),
  isTelephoneVerified: z.boolean(),
  emailVerificationStatus: EmailVerification,
  hasPassword: z.boolean(),
  gender: z.enum(['female', 'male', 'other', '']),
  dittos: z.array(z.string()),
  cygnus: z.object({ cygnusId: z.string().nullable() }),
  loyalty: z
    .object({
      tierName: z.string(),
      tierLabel: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      /** Number of the card, in groups of four. */
      cardNumber: z.string(),
      ordersCount: z.number().int(),
    })
    .nullable(),
  wallet: z.object({ balance: Money, currencyCode: CurrencyCode }),
  marketingSubscription: MarketingSubscription,
  faceAnalysis: z.object({ frameSize: z.string(), faceShape: z.string() }).nullable(),
  nearbyStoreLocation: z.object({ storeCode: z.string(), name: z.string() }).nullable(),
});
export type Customer = z.infer<typeof Customer>;

export const customerContract = {
  getCustomer: endpoint({ method: 'GET', path: '/v2/customers/me', access: 'customer', result: Customer }),
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
   * Deletes the account. `confirmation` is the word DELETE; who signed in more than a quarter of an hour ago gives
   * their password too. Orders stay without a name, as the law on bills wants.
   */
  deleteCustomer: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me',
    access: 'customer',
    body: z.object({ confirmation: z.literal('DELETE'), password: z.string().max(200).optional() }),
    result: z.object({ id: z.string(), success: z.boolean() }),
  }),
  /** Everything that is kept of the customer, to take along. */
  getCustomerData: endpoint({
    method: 'GET',
    path: '/v2/customers/me/data',
    access: 'customer',
    timeout: 20_000,
    result: z.record(z.string(), z.unknown()),
  }),
  getSavedPrescriptions: endpoint({
    method: 'GET',
    path: '/v2/customers/me/prescriptions',
    access: 'customer',
    query: z.object({ powerType: z.string().max(40).optional() }),
    result: z.object({ prescriptions: z.array(SavedPrescription) }),
  }),
  /** The face profile service's id of the customer. */
  updateCygnus: endpoint({
    method: 'PUT',
    path: '/v2/customers/me/cygnus',
    access: 'customer',
    body: z.object({ cygnusId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    result: Customer,
  }),
};
