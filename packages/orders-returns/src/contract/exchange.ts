import { CartLine } from '@lunette/cart/contract';
import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { PickupSlot, RETURN_REASONS, ReturnMode, ReturnPayment, WorthLine } from './return/returnParts.ts';

/** `SAMEPRODUCT`: the same goods, or another colour or size of them; `NEWPRODUCT`: something else (RET-10). */
export const ExchangeMethod = z.enum(['SAMEPRODUCT', 'NEWPRODUCT']);
export type ExchangeMethod = z.infer<typeof ExchangeMethod>;

/** When the new goods are sent: once the courier has the old ones, or at once, paid in full until the old ones are back. */
export const ExchangeLeaves = z.enum(['collected', 'at_once']);
export type ExchangeLeaves = z.infer<typeof ExchangeLeaves>;

/**
 * The status of an exchange. `unpaid`: it is confirmed, and the difference has to be paid; `owed`: the old goods were
 * refused after the new ones were sent, so their worth has to be paid. Answers carry it as a string.
 */
export type ExchangeStatus = 'open' | 'unpaid' | 'confirmed' | 'owed' | 'done' | 'cancelled' | 'expired';

/** An exchange of pieces of an item for other goods. */
export const Exchange = z.object({
  id: z.string(),
  orderId: z.string(),
  itemId: z.string(),
  method: ExchangeMethod,
  status: z.string(),
  quantity: z.number().int(),
  reason: z.string(),
  /** The old goods, which are sent back. */
  goodsName: z.string(),
  imageUrl: z.string(),
  frameColour: z.string(),
  frameWidth: z.number().nullable(),
  classification: z.string(),
  /** The amount that they count towards the new goods, and its parts as text. */
  worth: Money,
  worthLines: z.array(WorthLine),
  /** The worth of their lenses, which are made again free of charge. */
  lensesFree: Money,
  /** Until when it can be confirmed (ISO 8601). */
  until: z.string(),
  /** The goods in its cart; null before something is chosen. After the confirmation they are in the new order. */
  item: CartLine.nullable(),
  /** When its new goods are sent; null before the confirmation. */
  leaves: ExchangeLeaves.nullable(),
  returnId: z.string().nullable(),
  newOrderId: z.string().nullable(),
  /**
   * The day on which the new goods are expected (`YYYY-MM-DD`); null before they are ordered and after they have arrived.
   */
  arrivesOn: z.string().nullable().default(null),
  /**
   * The amount that has to be paid, the payment page (null while the provider is down), and the deadline (null without one).
   */
  due: z.object({ amount: Money, pageUrl: z.string().nullable(), until: z.string().nullable() }).nullable(),
  /** Whether it can still be left or cancelled without any change to the order. */
  cancellable: z.boolean(),
  /** What the shopper has to know about its status; null if other fields say it already. */
  message: z.string().nullable(),
});
export type Exchange = z.infer<typeof Exchange>;

/** How the old goods are sent back, when the new ones are sent, and with which power these are made. */
export const ExchangeRequest = z.object({
  returnMode: ReturnMode.optional(),
  pickup: PickupSlot.optional(),
  storeCode: Id.optional(),
  leaves: ExchangeLeaves.default('collected'),
  /** The power of the new goods, if it differs from that of the old ones. */
  prescription: Prescription.optional(),
});

/** A line of the difference. `kind`: `new`, `lenses`, `sending`, `tax` (if it is added to prices), `old` (below zero). */
const DifferenceLine = WorthLine.extend({ kind: z.string(), free: z.boolean() });

/** The amounts and days of an exchange, computed for each call. `token` is the fingerprint of the preview. */
export const ExchangePreview = z.object({
  lines: z.array(DifferenceLine),
  /** Above zero, it has to be paid before the new order is placed; below zero, it is refunded. */
  difference: Money,
  /** The tax in the price of the new goods. */
  tax: Money,
  /** The day on which the courier fetches the old goods; null before it is chosen, and for other return modes. */
  collectedOn: z.string().nullable(),
  /** For each time of sending: the day of the new goods, the payment now, and the refund after the old ones have arrived. */
  leaves: z.array(z.object({ id: ExchangeLeaves, arrivesOn: z.string(), payNow: Money, payBack: Money })),
  /** The refunds with their methods and days. */
  payments: z.array(ReturnPayment),
  token: z.string(),
});
export type ExchangePreview = z.infer<typeof ExchangePreview>;

const OrderPath = z.object({ orderId: Id });
const ExchangePath = z.object({ orderId: Id, exchangeId: Id });

/** The calls of exchanges (RET-10). */
export const exchangeContract = {
  /**
   * Opens an exchange, or returns it if the same one is already open. Refuses with `exchange_open` if another one is open.
   */
  beginExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange',
    access: 'guest',
    params: OrderPath,
    body: z.object({
      itemId: Id,
      quantity: z.number().int().min(1).max(99).default(1),
      reason: z.enum(RETURN_REASONS),
      method: ExchangeMethod,
    }),
    result: Exchange,
  }),
  getExchange: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/exchange/:exchangeId',
    access: 'guest',
    params: ExchangePath,
    result: Exchange,
  }),
  /**
   * The price difference of products to the old goods, with the same lenses; below zero if a product costs less. Products
   * that cannot hold these lenses are left out.
   */
  getExchangeDifferences: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/exchange/:exchangeId/differences',
    access: 'guest',
    params: ExchangePath,
    query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,59}$/) }),
    result: z.object({ differences: z.array(z.object({ productId: z.string(), difference: Money })) }),
  }),
  /** Computes the amounts and days of the exchange; nothing is stored. */
  previewExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/preview',
    access: 'guest',
    params: ExchangePath,
    body: ExchangeRequest,
    result: ExchangePreview,
  }),
  /** Confirms the exchange as it was previewed; refuses with `difference_changed` if the preview would be different now. */
  confirmExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/confirm',
    access: 'guest',
    params: ExchangePath,
    body: ExchangeRequest.extend({ /** The token of the preview. */ preview: z.string().max(64) }),
    idempotent: true,
    result: Exchange,
  }),
  /** Opens a new payment for the amount that is due, if the last one was declined or never opened. */
  payExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/pay',
    access: 'guest',
    params: ExchangePath,
    result: Exchange,
  }),
  /** Ends an open exchange; nothing else is changed. */
  leaveExchange: endpoint({
    method: 'DELETE',
    path: '/v2/orders/:orderId/exchange/:exchangeId',
    access: 'guest',
    params: ExchangePath,
    result: Exchange,
  }),
  /** Cancels a confirmed exchange; possible until the courier has the old goods or the lab begins the new lenses. */
  cancelExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/cancel',
    access: 'guest',
    params: ExchangePath,
    idempotent: true,
    result: Exchange,
  }),
};
