import { CurrencyCode, endpoint, Id, Money, wholeNumber } from '@lunette/api-client/contract';
import { CartTotals } from '@lunette/cart/contract';
import { Prescription } from '@lunette/prescription/contract';
import { Address, Studio } from '@lunette/checkout/contract';
import { z } from 'zod';
import { CancelledPieces, CancelReasons, Cancellation } from './cancel.ts';
import { OrderCodeRequest, SentOrderCode } from './orderCode.ts';
import { OrderItem } from './orderItem.ts';

/** Something that was done to an order, in the reader's words. */
const OrderAct = z.object({
  id: z.string(),
  at: z.string(),
  /** What was done, as a word for programs, such as `placed`; a newer gateway may know more of them. */
  act: z.string(),
  /** Who did it: `customer`, `guest`, `staff`, `store`, `lab`, `courier`, `provider`. */
  actor: z.string(),
  itemId: z.string().nullable(),
  /** Who did it, as the reader calls them. */
  by: z.string(),
  text: z.string(),
});

/** How an order stands. Answers carry it as a string, since a later gateway may know more of them. */
export const OrderStatus = z.enum(['pending_payment', 'placed', 'payment_failed', 'cancelled']);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const Order = z.object({
  id: z.string(),
  createdAt: z.string(),
  status: z.string(),
  items: z.array(OrderItem),
  /** The payment of the order itself comes first. */
  payments: z.object({
    paymentList: z.array(
      z.object({
        method: z.string(),
        title: z.string(),
        amount: Money,
        status: z.string(),
        /** What was paid: the `order` itself, or an `amendment` of it; a newer gateway may know more. */
        purpose: z.string().default('order'),
        /** What the row of its fee is called, in the reader's words; null where it costs nothing. */
        feeTitle: z.string().nullable().default(null),
      }),
    ),
  }),
  shippingAddress: Address,
  deliveryOption: z.object({ type: z.string(), title: z.string(), deliveryDate: z.string() }),
  /**
   * Where its shopper has their eyes tested, and when; `visit` is null while no time is chosen, and again when it is over.
   * Null where its powers come otherwise.
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
  /** Until about when something of it can be cancelled free of charge: before lenses are cut or goods are packed. */
  cancellableUntil: z.string().nullable(),
  /** How it was cancelled by its shopper; null where it was not. */
  cancellation: z
    .object({
      at: z.string(),
      refundMethod: z.string().nullable(),
      refundAmount: Money,
      /** The day by which a bank shows what goes back; null where nothing goes to one, or no account was given yet. */
      dueOn: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Whether money of it has gone back or is on its way, as the refund details say. */
  hasRefunds: z.boolean().default(false),
  /**
   * What the caller may: the owner reads and changes it, as does for an hour a reader, who has entered its code; for whoever
   * knows its number and e-mail address alone it is masked (name, phone, street), without powers.
   */
  access: z.enum(['owner', 'reader', 'masked']).default('owner'),
  /** Whether the visitor can send it to another address: nothing of it is packed yet. */
  addressOpen: z.boolean().default(false),
  /** Whether the visitor can confirm that it is paid in cash at the door, and when that was done; null where it is paid otherwise. */
  cashConfirmation: z.object({ open: z.boolean(), at: z.string().nullable() }).nullable().default(null),
  /** The exchange of which it came: the order and the item that went back for it. Null where it came of none. */
  exchangeOf: z
    .object({ exchangeId: z.string(), orderId: z.string(), itemId: z.string() })
    .nullable()
    .default(null),
  /** What was done to it, the oldest first. Only where one order is asked for by who may change it. */
  acts: z.array(OrderAct).default([]),
});
export type Order = z.infer<typeof Order>;

const OrderPath = z.object({ orderId: Id });
const ItemPath = z.object({ orderId: Id, itemId: Id });
const Proof = z.object({ email: z.string().max(120).optional(), sha1Email: z.string().max(64).optional() });
const Orders = z.object({ orders: z.array(Order) });
const OrderPage = z.object({ page: wholeNumber(0, 1_000, 0), 'page-size': wholeNumber(1, 50, 10) });
/** A page of a customer's orders, and how many there are in all. */
const OrderList = Orders.extend({ totalOrder: z.number().int() });

export const orderContract = {
  /** Only the session that placed the order (or its customer) sees it; `email` opens it elsewhere, masked (O-30). */
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
  /** Sends a code to the e-mail address or the phone of an order, for who knows that address or has a signed link. */
  sendOrderCode: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/otp',
    access: 'guest',
    params: OrderPath,
    body: OrderCodeRequest,
    result: SentOrderCode,
  }),
  /** Takes that code, after which the session reads and changes the order for an hour (LPU-05). */
  redeemOrderCode: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/otp',
    access: 'guest',
    params: OrderPath,
    query: z.object({ value: z.string().max(12), email: z.string().max(120).optional() }),
    result: Orders,
  }),
  /**
   * Gives an item its power, or another one, until its lenses are made (LPU-01). For the owner, and for who has entered the
   * order's code: they name the order's e-mail address in the query and in the body (RX-13).
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
  /** The orders of the signed-in customer, the newest first, a page at a time (ORD-03). */
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
  /** Why somebody may cancel, what the pieces bring back, and on which ways their money can go (ORD-06). */
  getCancelReasons: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/cancel/reasons',
    access: 'guest',
    params: OrderPath,
    query: z.object({ items: CancelledPieces.optional() }),
    result: CancelReasons,
  }),
  /**
   * Cancels pieces of an order, or all of it: they go back to the shelf, and their money on the way that was chosen. The
   * body may be a form (ORD-06). Lab and courier stop first what is far too late, which may take some seconds.
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
