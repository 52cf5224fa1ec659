import { CurrencyCode, endpoint, Id, Money, NamedPrice, wholeNumber } from '@lunette/api-client/contract';
import { CartOption, CartTotals } from '@lunette/cart/contract';
import { PrescriptionType } from '@lunette/catalog/contract';
import { Prescription } from '@lunette/prescription/contract';
import { Address } from '@lunette/checkout/contract';
import { z } from 'zod';
import { CancelledPieces, CancelReasons, Cancellation } from './cancel.ts';
import { OrderCodeRequest, SentOrderCode } from './orderCode.ts';

/** Where an item can stand. Answers carry it as a string, since a later gateway may know more of them. */
export const ItemStatus = z.enum([
  'placed',
  'waiting_for_power',
  'confirmed',
  'lenses_cut',
  'quality_check',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'returned_to_sender',
  'lost',
  'cancelled',
]);
export type ItemStatus = z.infer<typeof ItemStatus>;

/** What a status means for its shopper. Every status, also one of a later gateway, belongs to one of these. */
export const StatusGroup = z.enum(['waiting', 'in_work', 'on_its_way', 'arrived', 'ended']);
export type StatusGroup = z.infer<typeof StatusGroup>;

/** A status with its group, by which a reader shows a status that it does not know; older gateways leave it out. */
const Status = z.object({ status: z.string(), group: StatusGroup.optional() });

/** A step of an item that is still to come, and its day (`YYYY-MM-DD`). */
const ExpectedStatus = Status.extend({ date: z.string() });

export const OrderItem = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  /** The name of its model alone, without a colour; empty where it has none. */
  modelName: z.string().default(''),
  sku: z.string(),
  brandName: z.string(),
  thumbnail: z.string(),
  productUrl: z.string(),
  quantity: z.number().int(),
  /** How many of them were cancelled. */
  cancelled: z.number().int().default(0),
  /** The specification's kinds; any other is an accessory. */
  classification: z.enum(['eyeframe', 'sunglasses', 'contact_lens', 'loyalty_services', 'accessories']),
  subcategory: z.string(),
  frameSize: z.string().nullable(),
  frameType: z.string().nullable(),
  frameWidth: z.number().nullable(),
  /** As a shopper calls it, such as Havana tortoise. */
  frameColour: z.string().optional(),
  powerRequired: z.enum(['POWER_REQUIRED', 'POWER_OPTIONAL', 'NO_POWER']),
  catalogPrices: z.array(NamedPrice),
  price: Money,
  amount: z.object({ total: z.number(), currencyCode: CurrencyCode }),
  /** Lens package and coatings; a frame alone has none. */
  options: z.array(CartOption),
  /** The lens package that is made for it; null where no lenses are made, as for a frame alone. */
  package: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** The fitting that is booked for it and still to come; null where there is none. */
  appointment: z
    .object({ appointmentId: z.string(), startsAt: z.string(), storeCode: z.string().nullable() })
    .nullable()
    .default(null),
  prescription: Prescription.extend({ powerType: PrescriptionType.shape.id.nullable() }).nullable(),
  lensType: z.string().nullable(),
  tierMembershipDuration: z.number().int().nullable(),
  /** The steps of its way so far, oldest first; one can come twice, such as a second try to deliver. */
  statusHistory: z.array(Status.extend({ at: z.string() })),
  /** The next thing that will happen and when, for the timeline; dates `YYYY-MM-DD`. */
  nextStatus: ExpectedStatus.nullable(),
  /** Every step that is still to come; empty when the item is delivered, cancelled or late. */
  expectedStatuses: z.array(ExpectedStatus).default([]),
  /** The parcel that it comes in; null until the courier has it. */
  parcel: z
    .object({
      courier: z.string(),
      trackingNumber: z.string(),
      /** The day on which it is expected (`YYYY-MM-DD`), and the hours of that day (`HH:MM`) once they are known. */
      expectedDate: z.string(),
      window: z.object({ from: z.string(), to: z.string() }).nullable(),
    })
    .nullable()
    .default(null),
  /** How it is worn, which decides what a power of it has; null for goods that are not worn with lenses. */
  powerType: PrescriptionType.shape.id.nullable().default(null),
  /** Whether the visitor can enter its power, or another one: its lenses are not made yet. */
  powerOpen: z.boolean().default(false),
  /** Whether the visitor can change its lenses: the lab has not begun with them. */
  lensesOpen: z.boolean().default(false),
  /** Its latest return: where it stands, and how many pieces it holds. Null where none was sent back. */
  return: z
    .object({ returnId: z.string(), status: z.string(), quantity: z.number().int() })
    .nullable()
    .default(null),
  /** How many pieces of it have left its shopper again, and are not on their way back there. */
  sentBack: z.number().int().default(0),
  /**
   * How many pieces of it can come back, until which day (`YYYY-MM-DD`), or why none can. Null before it is delivered, and
   * for who may not send it back.
   */
  returnable: z
    .object({ quantity: z.number().int(), until: z.string().nullable(), message: z.string().nullable() })
    .nullable()
    .default(null),
  /** Whether the visitor can exchange pieces of it for others. */
  exchangeable: z.boolean().default(false),
  /**
   * Its latest exchange that was confirmed: where it stands, the order that came of it, and where the return of the old goods
   * stands. Null where there was none.
   */
  exchange: z
    .object({
      exchangeId: z.string(),
      status: z.string(),
      newOrderId: z.string().nullable(),
      returnStatus: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type OrderItem = z.infer<typeof OrderItem>;

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
      }),
    ),
  }),
  shippingAddress: Address,
  deliveryOption: z.object({ type: z.string(), title: z.string(), deliveryDate: z.string() }),
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
  /** The orders of who is signed in, the newest first, a page at a time (ORD-03). */
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
   * body may be a form (ORD-06).
   */
  cancelOrder: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/cancel',
    access: 'guest',
    params: OrderPath,
    body: Cancellation,
    urlForm: true,
    idempotent: true,
    result: Orders,
  }),
};
