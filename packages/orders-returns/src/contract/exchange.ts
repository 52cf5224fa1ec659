import { CartLine } from '@lunette/cart/contract';
import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { PickupSlot, RETURN_REASONS, ReturnMode, ReturnPayment, WorthLine } from './return/returnParts.ts';

/** `SAMEPRODUCT`: the same goods, or another colour or size of them; `NEWPRODUCT`: something else (RET-10). */
export const ExchangeMethod = z.enum(['SAMEPRODUCT', 'NEWPRODUCT']);
export type ExchangeMethod = z.infer<typeof ExchangeMethod>;

/** When the new goods leave: once the courier has the old ones, or at once, paid in full until the old ones are back. */
export const ExchangeLeaves = z.enum(['collected', 'at_once']);
export type ExchangeLeaves = z.infer<typeof ExchangeLeaves>;

/**
 * Where an exchange can stand. `unpaid`: confirmed, and its difference waits to be paid; `owed`: the old goods were refused
 * after the new ones had left, and what they were to pay waits to be paid. Answers carry it as a string.
 */
export type ExchangeStatus = 'open' | 'unpaid' | 'confirmed' | 'owed' | 'done' | 'cancelled' | 'expired';

/** Pieces of an item that are exchanged for others. */
export const Exchange = z.object({
  id: z.string(),
  orderId: z.string(),
  itemId: z.string(),
  method: ExchangeMethod,
  status: z.string(),
  quantity: z.number().int(),
  reason: z.string(),
  /** The goods that go back. */
  goodsName: z.string(),
  imageUrl: z.string(),
  frameColour: z.string(),
  frameWidth: z.number().nullable(),
  classification: z.string(),
  /** What they are worth towards the new ones, with its parts in words. */
  worth: Money,
  worthLines: z.array(WorthLine),
  /** What their lenses are worth, which are made again without being charged. */
  lensesFree: Money,
  /** Until when it can be confirmed (ISO 8601). */
  until: z.string(),
  /** What its cart holds; null before something is chosen. After the confirmation see the new order. */
  item: CartLine.nullable(),
  /** When its new goods leave, once that is confirmed. */
  leaves: ExchangeLeaves.nullable(),
  returnId: z.string().nullable(),
  newOrderId: z.string().nullable(),
  /** The day on which the new goods are expected (`YYYY-MM-DD`); null before they are ordered, and once they are there. */
  arrivesOn: z.string().nullable().default(null),
  /** What waits to be paid, where (null while the provider is down), and until when (null without an end). */
  due: z.object({ amount: Money, pageUrl: z.string().nullable(), until: z.string().nullable() }).nullable(),
  /** Whether it can still be left or cancelled, so that everything is as it was. */
  cancellable: z.boolean(),
  /** What its shopper has to know of how it stands; null where that is said already. */
  message: z.string().nullable(),
});
export type Exchange = z.infer<typeof Exchange>;

/** How the old goods go back, when the new ones leave, and with which power they are made. */
export const ExchangeRequest = z.object({
  returnMode: ReturnMode.optional(),
  pickup: PickupSlot.optional(),
  storeCode: Id.optional(),
  leaves: ExchangeLeaves.default('collected'),
  /** Another power than that of the old goods. */
  prescription: Prescription.optional(),
});

/** A line of the difference. `kind`: `new`, `lenses`, `sending`, `tax` (where it is added), `old` (below zero). */
const DifferenceLine = WorthLine.extend({ kind: z.string(), free: z.boolean() });

/** What an exchange would come to; computed anew for each call. `token` is its fingerprint. */
export const ExchangePreview = z.object({
  lines: z.array(DifferenceLine),
  /** Above zero it is paid before the new order is placed, below zero it comes back. */
  difference: Money,
  /** The tax in the price of the new goods. */
  tax: Money,
  /** The day on which the old goods are fetched or handed in at the latest; null before its way is known. */
  collectedOn: z.string().nullable(),
  /** Each way of leaving: the day of the new goods, what is paid now, and what comes back once the old ones are in. */
  leaves: z.array(z.object({ id: ExchangeLeaves, arrivesOn: z.string(), payNow: Money, payBack: Money })),
  /** How what comes back does, with its day. */
  payments: z.array(ReturnPayment),
  token: z.string(),
});
export type ExchangePreview = z.infer<typeof ExchangePreview>;

const OrderPath = z.object({ orderId: Id });
const ExchangePath = z.object({ orderId: Id, exchangeId: Id });

export const exchangeContract = {
  /** Opens an exchange; the same one that is open already is answered. `exchange_open` where another one is. */
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
  /** What products would cost more or less (below zero) than the old goods, with their lenses; one that cannot take them is left out. */
  getExchangeDifferences: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/exchange/:exchangeId/differences',
    access: 'guest',
    params: ExchangePath,
    query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,59}$/) }),
    result: z.object({ differences: z.array(z.object({ productId: z.string(), difference: Money })) }),
  }),
  /** What the exchange would come to; nothing is stored. */
  previewExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/preview',
    access: 'guest',
    params: ExchangePath,
    body: ExchangeRequest,
    result: ExchangePreview,
  }),
  /** Exchanges as it was previewed; `difference_changed` where it would come to something else by now. */
  confirmExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/confirm',
    access: 'guest',
    params: ExchangePath,
    body: ExchangeRequest.extend({ /** The token of the preview. */ preview: z.string().max(64) }),
    idempotent: true,
    result: Exchange,
  }),
  /** Opens the payment of what an exchange waits for once more, where it was declined or never opened. */
  payExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/pay',
    access: 'guest',
    params: ExchangePath,
    result: Exchange,
  }),
  /** Ends an open exchange; everything is as before. */
  leaveExchange: endpoint({
    method: 'DELETE',
    path: '/v2/orders/:orderId/exchange/:exchangeId',
    access: 'guest',
    params: ExchangePath,
    result: Exchange,
  }),
  /** Cancels a confirmed exchange, until the courier has the old goods or the lenses of the new ones are begun. */
  cancelExchange: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/exchange/:exchangeId/cancel',
    access: 'guest',
    params: ExchangePath,
    idempotent: true,
    result: Exchange,
  }),
};
