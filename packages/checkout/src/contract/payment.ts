import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/**
 * How an order is paid: by card, by UPI, in cash at the door, or not at all if voucher and credit leave nothing to pay.
 * Answers contain it as a string, because a later gateway may send further methods.
 */
export const PaymentMethodCode = z.enum(['cc', 'upi', 'cod', 'none']);
export type PaymentMethodCode = z.infer<typeof PaymentMethodCode>;

/** A payment method of a cart or an order, with its fee and whether it is available. */
export const PaymentMethod = z.object({
  /** A storefront leaves out a method that it does not support. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fee: Money.nullable(),
  available: z.boolean(),
  /** The amount to pay with this method, including its fee; methods other than cards have no bank discount. */
  total: Money.optional(),
  /** Why the method is not available; null if it is. */
  reason: z.string().nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * The status of a payment. `created` waits for the shopper on the provider's page, `pending` for the provider's decision;
 * `authorised` and `paid` are successful, `failed` and `expired` are not, and `cash_due` is paid at the door. Answers
 * contain the status as a string and have two more, `partly_refunded` and `refunded`, for a payment that is refunded. For a
 * status that a client does not know, `orderPlaced` and `orderCancelled` tell whether it has to wait.
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

/** Where the payment continues: the provider's page, or its card fields in a frame. */
export const CardSession = z.object({ pageUrl: z.string(), frameUrl: z.string(), origin: z.string() });
export type CardSession = z.infer<typeof CardSession>;

/** How UPI asks for a payment: a request to an address, a code to scan, or a link that opens an app. */
export const UpiFlow = z.enum(['collect', 'qr', 'intent']);
export type UpiFlow = z.infer<typeof UpiFlow>;

/** A payment by UPI as its shopper sees it. All times are the server's. */
export const UpiPayment = z.object({
  flow: z.string(),
  /** The address to which a request was sent, shortened to its first two letters and its bank. */
  vpa: z.string().nullable(),
  bank: z.string().nullable(),
  /** The `upi://pay` address in the code or the link, while it can be paid. */
  link: z.string().nullable(),
  sentAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** When it was approved, declined or expired; null while it is open. */
  endedAt: z.string().nullable(),
  now: z.string(),
});
export type UpiPayment = z.infer<typeof UpiPayment>;

/** The payment of an order, with what the shopper has to do next. */
export const OrderPayment = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  status: z.string(),
  /** The payment method. */
  method: z.string().optional(),
  orderPlaced: z.boolean(),
  /** Whether the order has ended before it was sent: cancelled, or not paid in time. It cannot be paid any more. */
  orderCancelled: z.boolean().default(false),
  /** Whether an order that has ended is placed after all if its money arrives late, so that polling still makes sense. */
  awaitsLateMoney: z.boolean().default(false),
  amount: Money,
  card: CardSession.nullable(),
  /** The provider's page, if the provider takes cards only there. */
  pageUrl: z.string().nullable().default(null),
  upi: UpiPayment.nullable().default(null),
  /** Until when the goods of an unpaid order are reserved. */
  keptUntil: z.string().nullable().default(null),
  /** The card offer in the amount, and the amount to pay without it, by any card. */
  offer: z.object({ title: z.string(), without: Money }).nullable().default(null),
  /** Why a payment failed, or that it arrived late and placed its order after all, in the caller's language. */
  message: z.string().nullable(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/**
 * The methods to return: `cc,dc` for all that the checkout shows, else their codes, separated by commas. `isSalesman` is
 * for staff who sell.
 */
const MethodsQuery = z.object({
  paymentMethod: z.string().max(40).default('cc,dc'),
  orderId: Id.optional(),
  isSalesman: z.stringbool().optional(),
});

/** The same query with the provider's kinds: `CARD`, `UPI`, `COD`. Outside India the result is null. */
const ProviderMethodsQuery = MethodsQuery.extend({ methodTypes: z.string().max(80).optional() });
const ProviderMethods = z.object({ paymentMethods: z.array(PaymentMethod) }).nullable();

/** The calls that list payment methods, pay an order and read its payment. */
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
  /** Places the order of the session's cart, or pays an order whose payment failed again (`orderId`). */
  payOrder: endpoint({
    method: 'POST',
    path: '/v2/orderpayment',
    access: 'guest',
    body: z.object({
      paymentMethod: PaymentMethodCode,
      /** How UPI asks; a request without an address is sent to the address of the previous request. */
      upi: z.object({ flow: UpiFlow, vpa: z.string().default('') }).optional(),
      /** Pays with this saved card of the customer, if the method is `cc`. */
      cardToken: Id.optional(),
      orderId: Id.optional(),
      /** The cart that the shopper saw; if it has become an order meanwhile, that order is the answer. */
      cartId: z.uuid().optional(),
      /** Pays `orderId` without its card offer, with any card. */
      withoutOffer: z.boolean().default(false),
      /** The total that the shopper saw, in the cart's currency; if it has changed, the order is refused. */
      expectedTotal: z.number().min(0).max(100_000_000),
      /** The storefront to which the provider's page sends the shopper back. */
      returnTo: z.enum(['desktop', 'mobilesite']).default('desktop'),
      /**
       * The solved captcha, if the gateway has asked for one because many unpaid orders came from the same network, or many
       * requests to UPI addresses from the same shopper.
       */
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
