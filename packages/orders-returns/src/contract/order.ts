import { CurrencyCode, endpoint, Id, Money, wholeNumber } from '@lunette/api-client/contract';
import { CartTotals } from '@lunette/cart/contract';
import { Prescription } from '@lunette/prescription/contract';
import { Address, Studio } from '@lunette/checkout/contract';
import { z } from 'zod';
import { CancelledPieces, CancelReasons, Cancellation } from './cancel.ts';
import { OrderCodeRequest, SentOrderCode } from './orderCode.ts';
import { OrderItem } from './orderItem.ts';

/** An act on an order (see the glossary), with its texts in the reader's language. */
const OrderAct = z.object({
  id: z.string(),
  at: z.string(),
  /** The code of the act, such as `placed`; a newer gateway can have others. */
  act: z.string(),
  /** Who did it: `customer`, `guest`, `staff`, `store`, `lab`, `courier`, `provider`. */
  actor: z.string(),
  itemId: z.string().nullable(),
  /** The actor as text for the reader. */
  by: z.string(),
  text: z.string(),
});

/** The status of an order. Answers carry it as a string, because a newer gateway can have others. */
export const OrderStatus = z.enum(['pending_payment', 'placed', 'payment_failed', 'cancelled']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** An order as far as the caller may see it. */
export const Order = z.object({
  id: z.string(),
  createdAt: z.string(),
  status: z.string(),
  items: z.array(OrderItem),
  /** The payments; that of the order itself is the first. */
  payments: z.object({
    paymentList: z.array(
      z.object({
        method: z.string(),
        title: z.string(),
        amount: Money,
        status: z.string(),
        /** What the payment is for: the `order` itself or an `amendment` of it; a newer gateway can have others. */
        purpose: z.string().default('order'),
        /** The title of its fee in the reader's language; null if the method has no fee. */
        feeTitle: z.string().nullable().default(null),
      }),
    ),
  }),
  shippingAddress: Address,
  deliveryOption: z.object({ type: z.string(), title: z.string(), deliveryDate: z.string() }),
  /**
   * The studio and time of the shopper's eye test; `visit` is null before a time is chosen and after the test. Null if no
   * eye test is to find the powers.
   */
  studio: z
    .object({
      ...Studio.shape,
      visit: z.object({ appointmentId: z.string(), startsAt: z.string() }).nullable(),
    })
    .nullable()
    .default(null),
  amount: CartTotals,
  currencyCode: CurrencyCode,
  finalTotal: z.array(z.object({ id: z.string(), value: z.number() })),
  /** The approximate time until which items can be cancelled free of charge: before lenses are cut or goods are packed. */
  cancellableUntil: z.string().nullable(),
  /** How the shopper has cancelled it; null if the shopper has not. */
  cancellation: z
    .object({
      at: z.string(),
      refundMethod: z.string().nullable(),
      refundAmount: Money,
      /**
       * The day by which the bank shows the refund; null if nothing is refunded to a bank or the account is still unknown.
       */
      dueOn: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Whether the order has refunds, completed or not; the refund details have them. */
  hasRefunds: z.boolean().default(false),
  /**
   * The access of the caller: the owner reads and changes the order, and so does a reader for an hour after entering its
   * code. For a caller who knows only its number and e-mail address, name, phone and street are masked and powers left out.
   */
  access: z.enum(['owner', 'reader', 'masked']).default('owner'),
  /** Whether the visitor can change its address: nothing of it is packed yet. */
  addressOpen: z.boolean().default(false),
  /**
   * Whether the visitor can confirm the payment in cash at the door, and when it was confirmed; null for other payment
   * methods.
   */
  cashConfirmation: z.object({ open: z.boolean(), at: z.string().nullable() }).nullable().default(null),
  /** The exchange that made this order, with the order and the item of the old goods; null if it is not from an exchange. */
  exchangeOf: z
    .object({ exchangeId: z.string(), orderId: z.string(), itemId: z.string() })
    .nullable()
    .default(null),
  /** Its acts, the oldest first. Only in the answer for a single order, and only for callers who may change it. */
  acts: z.array(OrderAct).default([]),
});
export type Order = z.infer<typeof Order>;

const OrderPath = z.object({ orderId: Id });
const ItemPath = z.object({ orderId: Id, itemId: Id });
const Proof = z.object({ email: z.string().max(120).optional(), sha1Email: z.string().max(64).optional() });
const Orders = z.object({ orders: z.array(Order) });
const OrderPage = z.object({ page: wholeNumber(0, 1_000, 0), 'page-size': wholeNumber(1, 50, 10) });
/** A page of a customer's orders, and their total number. */
const OrderList = Orders.extend({ totalOrder: z.number().int() });

/** The calls that read, change and cancel orders. */
export const orderContract = {
  /** An order, for the session that placed it or its customer; elsewhere `email` gives access to the masked order (O-30). */
  getOrder: endpoint({
    method: 'GET',
    path: '/v3/orders/:orderId',
    access: 'guest',
    params: OrderPath,
    query: Proof,
    result: Orders,
  }),
  /** The same call under its older path. */
  getOrderV2: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId',
    access: 'guest',
    params: OrderPath,
    query: Proof,
    result: Orders,
  }),
  /** Sends a code to the e-mail address or the phone of an order; the caller knows that address or has a signed link. */
  sendOrderCode: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/otp',
    access: 'guest',
    params: OrderPath,
    body: OrderCodeRequest,
    result: SentOrderCode,
  }),
  /** Redeems that code; afterwards the session can read and change the order for an hour (LPU-05). */
  redeemOrderCode: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/otp',
    access: 'guest',
    params: OrderPath,
    query: z.object({ value: z.string().max(12), email: z.string().max(120).optional() }),
    result: Orders,
  }),
  /**
   * Sets or changes the power of an item until its lenses are made (LPU-01). The caller is the owner, or has entered the
   * order's code and sends the order's e-mail address in the query and in the body (RX-13).
   */
  updatePrescription: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/items/:itemId/prescription',
    access: 'guest',
    params: ItemPath,
    query: z.object({ email: z.string().max(120).optional() }),
    body: z.object({ prescription: Prescription, powerUpdatedBy: z.string().max(120).optional() }),
    timeout: 15_000,
    result: Orders,
  }),
  /** A page of the signed-in customer's orders, the newest first (ORD-03). */
  getOrders: endpoint({
    method: 'GET',
    path: '/v3/orders',
    access: 'customer',
    query: OrderPage,
    result: OrderList,
  }),
  /** The same call under its older path. */
  getOrdersV2: endpoint({
    method: 'GET',
    path: '/v2/orders',
    access: 'customer',
    query: OrderPage,
    result: OrderList,
  }),
  /** The reasons for a cancellation, the refund of the pieces, and the possible refund methods (ORD-06). */
  getCancelReasons: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/cancel/reasons',
    access: 'guest',
    params: OrderPath,
    query: z.object({ items: CancelledPieces.optional() }),
    result: CancelReasons,
  }),
  /**
   * Cancels pieces of an order or the whole order: they are put back into the stock and refunded with the chosen method. The
   * body may be a form (ORD-06). For goods that are far too late, the gateway first asks the lab and the courier to stop
   * them, which can take some seconds.
   */
  cancelOrder: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/cancel',
    access: 'guest',
    params: OrderPath,
    body: Cancellation,
    urlForm: true,
    idempotent: true,
    timeout: 15_000,
    result: Orders,
  }),
};
