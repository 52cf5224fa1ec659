import { CountryCode, endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Estimate, ItemEligibility, Reason, RefundChoice } from './returnEligibility.ts';
import {
  NewReturn,
  PickupSlot,
  Return,
  ReturnMode,
  ReturnPreview,
  ReturnRefundMethod,
  ReturnRequest,
  RETURN_REASONS,
} from './returnParts.ts';
import { ReturnLabel, ReturnModeOffer, ReturnStore } from './returnMode.ts';

const OrderPath = z.object({ orderId: Id });
const ItemPath = z.object({ orderId: Id, itemId: Id });
const ReturnPath = z.object({ orderId: Id, returnId: Id });
const Returns = z.object({ returns: z.array(Return) });
/** The country of the order; without it, the country of the call. */
const OfCountry = z.object({ country: CountryCode.optional() });
const Pieces = z.object({
  quantity: wholeNumber(1, 999).optional(),
  reason: z.enum(RETURN_REASONS).default('changed_mind'),
});
const Photo = z.file().max(8 * 1_048_576);
const Counted = z.object({ itemId: Id, quantity: z.number().int().min(0).max(999) });

/** The calls of returns. */
export const returnContract = {
  /** Which items can be returned, with the number of pieces and the last day, or why they cannot (RET-02). */
  getEligibility: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/eligibility',
    access: 'guest',
    params: OrderPath,
    query: z.object({ fetchRefundExchangeDetails: z.enum(['true', 'false']).default('false') }),
    result: z.object({ items: z.array(ItemEligibility) }),
  }),
  /** The reasons for goods of one kind; without a kind, all reasons (RET-04). */
  getReturnReasons: endpoint({
    method: 'GET',
    path: '/v2/orders/return/reasons',
    access: 'public',
    query: z.object({ classification: z.string().max(40).optional() }),
    result: z.object({ reasons: z.array(Reason) }),
  }),
  /** The return modes at a postcode, or at a city in countries without postcodes (RET-04). */
  getReturnModes: endpoint({
    method: 'GET',
    path: '/v2/orders/return/modes',
    access: 'guest',
    /** `refundMethod` decides the day of the refund. */
    query: OfCountry.extend({
      pincode: text(80, 2),
      refundMethod: ReturnRefundMethod.default('source'),
    }),
    result: z.object({ modes: z.array(ReturnModeOffer) }),
  }),
  /** Whether the courier fetches goods at a postcode (RET-05). */
  checkServiceable: endpoint({
    method: 'GET',
    path: '/v2/orders/return/serviceable',
    access: 'guest',
    query: OfCountry.extend({ pincode: text(80, 2) }),
    result: z.object({ serviceable: z.boolean() }),
  }),
  /** The stores near an address that accept returned goods (RET-06). */
  getNearbyReturnStores: endpoint({
    method: 'GET',
    path: '/v2/orders/return/stores',
    access: 'guest',
    query: OfCountry.extend({
      address: text(120, 2),
      radius: wholeNumber(1, 500, 20),
      pageSize: wholeNumber(1, 50, 10),
      pageNumber: wholeNumber(0, 100, 0),
    }),
    result: z.object({ stores: z.array(ReturnStore) }),
  }),
  /**
   * The number of days in which goods can be returned, and after which statuses for each payment method (RET-03, RET-09).
   */
  getReturnConfig: endpoint({
    method: 'GET',
    path: '/static/return-config.json',
    access: 'public',
    query: OfCountry,
    result: z.object({
      windowDays: z.number().int(),
      eligibilityHistory: z.record(z.string(), z.array(z.string())),
      mostPhotos: z.number().int(),
    }),
  }),
  /** The days and hours at which the courier fetches goods (RET-09). */
  getPickupRules: endpoint({
    method: 'GET',
    path: '/v2/orders/return/pickup-rules',
    access: 'guest',
    query: OfCountry,
    result: z.object({
      daysAhead: z.number().int(),
      windows: z.array(z.object({ from: z.string(), to: z.string() })),
      /** Days of the week without pickups; 0 is Sunday. */
      restDays: z.array(z.number().int()),
      piecesPerPickup: z.number().int(),
    }),
  }),
  /** Stores a photo that shows what is wrong with an item; only callers who may change the order can see it. */
  addReturnPhoto: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/photo',
    access: 'guest',
    form: true,
    params: OrderPath,
    body: z.object({ file: Photo, itemId: Id }),
    result: z.object({ photoId: z.string() }),
  }),
  getReturnPhoto: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/photo/:photoId',
    access: 'guest',
    image: true,
    params: z.object({ orderId: Id, photoId: Id }),
    result: z.string(),
  }),
  /** Computes the refund of a return; nothing is stored. */
  previewReturn: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/preview',
    access: 'guest',
    params: OrderPath,
    body: ReturnRequest,
    result: ReturnPreview,
  }),
  /** Creates a return as it was previewed; refuses with `preview_changed` if the preview would be different now (RET-07). */
  createReturn: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return',
    access: 'guest',
    params: OrderPath,
    body: NewReturn,
    idempotent: true,
    result: Returns,
  }),
  /** The label of a parcel and whether it is ready (RET-07). */
  getReturnLabel: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/label/:groupId',
    access: 'guest',
    params: z.object({ orderId: Id, groupId: Id }),
    result: ReturnLabel,
  }),
  /**
   * The returns of an item, each with those that were confirmed together with it (RET-07): first the open ones, then those
   * that have ended, both with the newest first.
   */
  getReturnDetails: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/details/:itemId',
    access: 'guest',
    params: ItemPath,
    result: Returns,
  }),
  /** The refund methods for an item (RET-08). */
  getRefundMethods: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/methods/:itemId',
    access: 'guest',
    params: ItemPath,
    /** `pickupDate` is the day on which the courier fetches the item; `isClaim` says that nothing is sent back. */
    query: z.object({
      returnMode: ReturnMode.optional(),
      pickupDate: z.iso.date().optional(),
      isClaim: z.enum(['true', 'false']).default('false'),
    }),
    result: z.object({ methods: z.array(RefundChoice) }),
  }),
  /** The refund of pieces of an item; without `quantity`, of all that can be returned (RET-08). */
  getReturnEstimate: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/return/estimate/:itemId',
    access: 'guest',
    params: ItemPath,
    query: Pieces,
    result: Estimate,
  }),
  /** Sets the refund method of an item's return, until the refund is sent (RET-08). */
  createReturnRefund: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/refund/return',
    access: 'guest',
    params: OrderPath,
    body: z.object({ itemId: Id, refundMethod: ReturnRefundMethod }),
    idempotent: true,
    result: Returns,
  }),
  /** Changes the day on which the courier fetches the parcel. */
  changePickup: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/return/:returnId/pickup',
    access: 'guest',
    params: ReturnPath,
    body: PickupSlot,
    result: Returns,
  }),
  /**
   * Sends refused pieces again to the address of the order, after the courier could not deliver them and brought them back.
   */
  sendAgain: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/:returnId/send-again',
    access: 'guest',
    params: ReturnPath,
    idempotent: true,
    result: Returns,
  }),
  /** Cancels a return; possible until the courier has the goods (RET-08). */
  cancelReturn: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/:returnId/cancel',
    access: 'guest',
    params: ReturnPath,
    idempotent: true,
    result: Returns,
  }),
  /**
   * For the warehouse, the store and the courier, with the service token: records the next status of a return, with the
   * counts of its pieces.
   */
  moveReturn: endpoint({
    method: 'POST',
    path: '/v2/staff/returns/:returnId/move',
    access: 'public',
    params: z.object({ returnId: Id }),
    body: z.discriminatedUnion('to', [
      z.object({ to: z.literal('picked_up') }),
      z.object({ to: z.literal('received'), items: z.array(Counted).max(50).optional() }),
      z.object({
        to: z.literal('inspected'),
        items: z
          .array(
            Counted.extend({
              /** The number of accepted pieces that can be sold again. */
              resellable: z.number().int().min(0).max(999).default(0),
              /** Why the other pieces are refused, as text for the shopper; required if there are any. */
              refusal: text(300, 3).optional(),
            }),
          )
          .max(50)
          .optional(),
      }),
      z.object({ to: z.literal('rejected'), reason: text(300, 3) }),
      /** The courier has fetched the parcel and lost it: the pieces are accepted without an inspection. */
      z.object({ to: z.literal('lost') }),
      /** The courier has lost the refused parcel on its way back to the shopper: its pieces are refunded. */
      z.object({ to: z.literal('back_lost') }),
    ]),
    result: z.object({ returnId: z.string(), status: z.string() }),
  }),
};
