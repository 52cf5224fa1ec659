import { CountryCode, CurrencyCode, endpoint, Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { MarketingSubscription } from './consent.ts';
import { EmailVerification } from './identity.ts';

/** The signed-in customer, with everything that the screens show about them (ACCT-01). */
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
      /** The number of the card, in groups of four digits. */
      cardNumber: z.string(),
      ordersCount: z.number().int(),
    })
    .nullable(),
  wallet: z.object({ balance: Money, currencyCode: CurrencyCode }),
  marketingSubscription: MarketingSubscription,
  /** Until when the customer is not asked again about offers by text message (ANLY-04). */
  phoneCaptureExpiry: z.string().nullish(),
  /** The customer's frame size, as stored or as measured on their face; the shape is empty while it is unknown. */
  faceAnalysis: z.object({ frameSize: z.string(), faceShape: z.string() }).nullable(),
  /** The store of the country that the customer chose last, for an appointment or for the eye test of an order. */
  nearbyStoreLocation: z.object({ storeCode: z.string(), name: z.string() }).nullable(),
});
export type Customer = z.infer<typeof Customer>;

/** The calls for the profile of the signed-in customer. */
export const customerContract = {
  getCustomer: endpoint({ method: 'GET', path: '/v2/customers/me', access: 'customer', result: Customer }),
};
