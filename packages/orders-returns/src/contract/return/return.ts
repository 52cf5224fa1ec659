import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
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
const Pieces = z.object({
  quantity: wholeNumber(1, 999).optional(),
  reason: z.enum(RETURN_REASONS).default('changed_mind'),
});
const Photo = z.file().max(8 * 1_048_576);
const Counted = z.object({ itemId: Id, quantity: z.number().int().min(0).max(999) });

export const returnContract = {
  /** Which items can come back, how many pieces of them, until when, or why not (RET-02). */
  getEligibility: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/eligibility',
    access: 'guest',
    params: OrderPath,
    query: z.object({ fetchRefundExchangeDetails: z.enum(['true', 'false']).default('false') }),
    result: z.object({ items: z.array(ItemEligibility) }),
  }),
  /** The reasons for goods of a kind; all of them where none is named (RET-04). */
  getReturnReasons: endpoint({
    method: 'GET',
    path: '/v2/orders/return/reasons',
    access: 'public',
    query: z.object({ classification: z.string().max(40).optional() }),
    result: z.object({ reasons: z.array(Reason) }),
  }),
  /** The ways in which goods come back from a postcode, or a city where there are none (RET-04). */
  getReturnModes: endpoint({
    method: 'GET',
    path: '/v2/orders/return/modes',
    access: 'guest',
    /** The day of the money is that of its way. */
    query: z.object({ pincode: text(80, 2), refundMethod: ReturnRefundMethod.default('source') }),
    result: z.object({ modes: z.array(ReturnModeOffer) }),
  }),
  /** Whether goods are fetched at a postcode (RET-05). */
  checkServiceable: endpoint({
    method: 'GET',
    path: '/v2/orders/return/serviceable',
    access: 'guest',
    query: z.object({ pincode: text(80, 2) }),
    result: z.object({ serviceable: z.boolean() }),
  }),
  /** The stores near an address at which goods can be handed in (RET-06). */
  getNearbyReturnStores: endpoint({
    method: 'GET',
    path: '/v2/orders/return/stores',
    access: 'guest',
    query: z.object({
      address: text(120, 2),
      radius: wholeNumber(1, 500, 20),
      pageSize: wholeNumber(1, 50, 10),
      pageNumber: wholeNumber(0, 100, 0),
    }),
    result: z.object({ stores: z.array(ReturnStore) }),
  }),
  /** For how long goods come back, and after which statuses by way of paying (RET-03, RET-09). */
  getReturnConfig: endpoint({
    method: 'GET',
    path: '/static/return-config.json',
    access: 'public',
    result: z.object({
      windowDays: z.number().int(),
      eligibilityHistory: z.record(z.string(), z.array(z.string())),
      mostPhotos: z.number().int(),
    }),
  }),
  /** When goods are fetched at the door (RET-09). */
  getPickupRules: endpoint({
    method: 'GET',
    path: '/v2/orders/return/pickup-rules',
    access: 'guest',
    result: z.object({
      daysAhead: z.number().int(),
      windows: z.array(z.object({ from: z.string(), to: z.string() })),
      /** Days of the week without the courier; 0 is Sunday. */
      restDays: z.array(z.number().int()),
      piecesPerPickup: z.number().int(),
    }),
  }),
  /** Keeps a photo that shows what is wrong with an item; only who may change the order sees it. */
  addReturnPhoto: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/photo',
    access: 'guest',
    form: true,
    timeout: 20_000,
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
  /** What a return would bring; nothing is stored. */
  previewReturn: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/preview',
    access: 'guest',
    params: OrderPath,
    body: ReturnRequest,
    result: ReturnPreview,
  }),
  /** Begins a return as it was previewed; `preview_changed` where it would bring something else by now (RET-07). */
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
  /** The latest return of an item, with what was confirmed together with it (RET-07). */
  getReturnDetails: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/details/:itemId',
    access: 'guest',
    params: ItemPath,
    result: Returns,
  }),
  /** The ways on which the money of an item can go back (RET-08). */
  getRefundMethods: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/methods/:itemId',
    access: 'guest',
    params: ItemPath,
    /** `pickupDate`: the day on which the courier fetches it. */
    query: z.object({ returnMode: ReturnMode.optional(), pickupDate: z.iso.date().optional() }),
    result: z.object({ methods: z.array(RefundChoice) }),
  }),
  /** What pieces of an item would bring back; all that can come back where no number is given (RET-08). */
  getReturnEstimate: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/return/estimate/:itemId',
    access: 'guest',
    params: ItemPath,
    query: Pieces,
    result: Estimate,
  }),
  /** Says on which way the money of an item's return goes back, until it is sent (RET-08). */
  createReturnRefund: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/refund/return',
    access: 'guest',
    params: OrderPath,
    body: z.object({ itemId: Id, refundMethod: ReturnRefundMethod }),
    idempotent: true,
    result: Returns,
  }),
  /** Fetches the parcel on another day. */
  changePickup: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/return/:returnId/pickup',
    access: 'guest',
    params: ReturnPath,
    body: PickupSlot,
    result: Returns,
  }),
  /** Has refused pieces that the courier brought back to us sent once more, to the address of the order. */
  sendAgain: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/:returnId/send-again',
    access: 'guest',
    params: ReturnPath,
    idempotent: true,
    result: Returns,
  }),
  /** Keeps the goods after all, until the courier has them (RET-08). */
  cancelReturn: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/return/:returnId/cancel',
    access: 'guest',
    params: ReturnPath,
    idempotent: true,
    result: Returns,
  }),
  /** For the warehouse, the store and the courier, with the service token: a parcel moves on, its pieces are counted or inspected. */
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
              /** Of the accepted pieces, those that can be sold again. */
              resellable: z.number().int().min(0).max(999).default(0),
              /** Why the others are refused: needed where there are any, and read by the shopper. */
              refusal: text(300, 3).optional(),
            }),
          )
          .max(50)
          .optional(),
      }),
      z.object({ to: z.literal('rejected'), reason: text(300, 3) }),
      /** The courier has fetched it and lost it: it is accepted unseen. */
      z.object({ to: z.literal('lost') }),
      /** The courier has lost the parcel with its refused pieces on their way back: they are paid. */
      z.object({ to: z.literal('back_lost') }),
    ]),
    result: z.object({ returnId: z.string(), status: z.string() }),
  }),
};
