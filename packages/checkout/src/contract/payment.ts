import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/**
 * How an order is paid: by card, by UPI, in cash at the door, or not at all where voucher and credit leave nothing to pay.
 * Answers carry it as a string, since a later gateway may know more of them.
 */
export const PaymentMethodCode = z.enum(['cc', 'upi', 'cod', 'none']);
export type PaymentMethodCode = z.infer<typeof PaymentMethodCode>;

export const PaymentMethod = z.object({
  /** A storefront leaves out a method that it cannot draw. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fee: Money.nullable(),
  available: z.boolean(),
  /** What is to be paid this way, its fee included; without a card no bank takes anything off. */
  total: Money.optional(),
  /** Why a method that is not available is off. */
  reason: z.string().nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * Where a payment stands: `created` waits for the provider's page, `pending` for its word, `authorised` and
 * `paid` are good, `failed` and `expired` are not, `cash_due` is paid at the door. Answers carry it as a string, and say
 * `partly_refunded` or `refunded` of one whose money goes back: of a
 * status that a reader does not know, `orderPlaced` and `orderCancelled` tell whether anything is left to wait for.
 */
export const PaymentStatus = z.enum([
  'created',
  'pending',
  'authorised',
  'paid',
  'cash_due',
  'failed',
  'expired',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Where the browser goes on: the provider's page, or its card fields in a frame. */
export const CardSession = z.object({ pageUrl: z.string(), frameUrl: z.string(), origin: z.string() });
export type CardSession = z.infer<typeof CardSession>;

/** How UPI asks: a request to an address, a code to scan, or a link that opens an app. */
export const UpiFlow = z.enum(['collect', 'qr', 'intent']);
export type UpiFlow = z.infer<typeof UpiFlow>;

/** A payment by UPI as its shopper sees it. Times are those of the server. */
export const UpiPayment = z.object({
  flow: z.string(),
  /** The first two letters and the bank of the address to which a request went. */
  vpa: z.string().nullable(),
  bank: z.string().nullable(),
  /** The `upi://pay` address in the code or behind the link, while it can be paid. */
  link: z.string().nullable(),
  sentAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** When it was decided; null while it is not. */
  endedAt: z.string().nullable(),
  now: z.string(),
});
export type UpiPayment = z.infer<typeof UpiPayment>;

export const OrderPayment = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  status: z.string(),
  /** How it is paid. */
  method: z.string().optional(),
  orderPlaced: z.boolean(),
  /** Whether the order has ended unsent: cancelled, or not paid in time. It cannot be paid any more. */
  orderCancelled: z.boolean().default(false),
  /** Whether such an order is placed after all if its money still comes, so that it is worth asking again. */
  awaitsLateMoney: z.boolean().default(false),
  amount: Money,
  card: CardSession.nullable(),
  /** The provider's page, where that is the only place at which it takes cards. */
  pageUrl: z.string().nullable().default(null),
  upi: UpiPayment.nullable().default(null),
  /** Until when the goods of an order that is not paid are kept. */
  keptUntil: z.string().nullable().default(null),
  /** The card offer in the amount, and what is to be paid without it, by any card. */
  offer: z.object({ title: z.string(), without: Money }).nullable().default(null),
  /** Why a payment failed, or that it came late and placed its order all the same, in the caller's language. */
  message: z.string().nullable(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/**
 * Which methods are asked for: `cc,dc` for all that the checkout shows, else their codes with commas between.
 * `isSalesman` is for staff who sell.
 */
const MethodsQuery = z.object({
  paymentMethod: z.string().max(40).default('cc,dc'),
  orderId: Id.optional(),
  isSalesman: z.stringbool().optional(),
});

/** The same with kinds of the provider: `CARD`, `UPI`, `COD`. Outside India the result is null. */
const ProviderMethodsQuery = MethodsQuery.extend({ methodTypes: z.string().max(80).optional() });
const ProviderMethods = z.object({ paymentMethods: z.array(PaymentMethod) }).nullable();

export const paymentContract = {
  getPaymentMethods: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/methods',
    access: 'guest',
    query: MethodsQuery,
    result: z.object({ paymentMethods: z.array(PaymentMethod) }),
  }),
  getPaymentMethodsV4: endpoint({
    method: 'GET',
    path: '/v4/carts/payment/methods',
    access: 'guest',
    query: ProviderMethodsQuery,
    result: ProviderMethods,
  }),
  getPaymentMethodsV5: endpoint({
    method: 'GET',
    path: '/v5/carts/payment/methods',
    access: 'guest',
    query: ProviderMethodsQuery,
    result: ProviderMethods,
  }),
  /** Places the order of the session's cart, or pays again for one whose payment failed (`orderId`). */
  payOrder: endpoint({
    method: 'POST',
    path: '/v2/orderpayment',
    access: 'guest',
    body: z.object({
      paymentMethod: PaymentMethodCode,
      /** How UPI asks; a request without an address goes to the one before it. */
      upi: z.object({ flow: UpiFlow, vpa: z.string().default('') }).optional(),
      /** Pays with this saved card of the customer, where the method is `cc`. */
      cardToken: Id.optional(),
      orderId: Id.optional(),
      /** The cart that the shopper saw: where it is an order by now, that order is the answer. */
      cartId: z.uuid().optional(),
      /** Pays `orderId` without its card offer, with any card. */
      withoutOffer: z.boolean().default(false),
      /** The total that the shopper saw, in the cart's currency; a different one refuses the order. */
      expectedTotal: z.number().min(0).max(100_000_000),
      /** The storefront to come back to from the provider's page. */
      returnTo: z.enum(['desktop', 'mobilesite']).default('desktop'),
      /** The solved captcha, where the gateway has asked for one: many unpaid orders came from the same network. */
      captcha: Captcha,
    }),
    idempotent: true,
    timeout: 15_000,
    result: OrderPayment,
  }),
  getPayment: endpoint({
    method: 'GET',
    path: '/v2/orderpayment/:orderId/status',
    access: 'guest',
    params: z.object({ orderId: Id }),
    result: OrderPayment,
  }),
};
