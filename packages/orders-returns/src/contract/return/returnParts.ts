import { Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The reasons for a return. The store is at fault if pieces were broken, were the wrong ones, or did not arrive. */
export const RETURN_REASONS = [
  'does_not_fit',
  'power_wrong',
  'not_as_imagined',
  'broken',
  'wrong_item',
  'not_arrived',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * The statuses of a return. Answers carry it as a string, because a newer gateway can have others; a page shows those as
 * `requested`.
 */
export const RETURN_STATUSES = [
  'requested',
  'approved',
  'label',
  'picked_up',
  'received',
  'inspected',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/**
 * How goods are sent back: handed in at a store, fetched at the door, or left at a parcel point that sends them to the
 * warehouse.
 */
export const ReturnMode = z.enum(['store_return', 'schedule_pickup', 'warehouse']);
export type ReturnMode = z.infer<typeof ReturnMode>;

/** How a return is refunded: as it was paid, as store credit, or to a bank account. */
export const ReturnRefundMethod = z.enum(['source', 'storecredit', 'neft']);
export type ReturnRefundMethod = z.infer<typeof ReturnRefundMethod>;

/** A part of the worth of pieces, as text; a part that is not refunded has a reason and the amount 0. */
export const WorthLine = z.object({ label: z.string(), note: z.string().nullable(), amount: Money });

/** The amount of one refund method, with the day (`YYYY-MM-DD`) by which it has arrived. */
export const ReturnPayment = z.object({
  method: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  amount: Money,
  by: z.string(),
});

/** An item of a return: its pieces, their worth, and the result of the count and the inspection. */
export const ReturnedItem = z.object({
  itemId: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  classification: z.string(),
  /** The number of returned pieces, and of bought ones. */
  quantity: z.number().int(),
  ordered: z.number().int(),
  reason: z.string(),
  reasonTitle: z.string(),
  /** Whether the pieces are sent back; the shopper may keep those of a claim. */
  isSent: z.boolean(),
  worth: Money,
  lines: z.array(WorthLine),
  /** The number of pieces counted on arrival, and accepted by the inspection; null before that. */
  arrived: z.number().int().nullable(),
  accepted: z.number().int().nullable(),
  /** Why pieces were refused; these are sent back to the shopper. */
  refusal: z.string().nullable(),
  photos: z.array(z.string()),
});
export type ReturnedItem = z.infer<typeof ReturnedItem>;

/**
 * The refund of a return by item and by refund method, computed for each call. `token` is the fingerprint of the preview.
 */
export const ReturnPreview = z.object({
  items: z.array(ReturnedItem),
  /** The number of pieces that are sent back. */
  sent: z.number().int(),
  payments: z.array(ReturnPayment),
  total: Money,
  /** Shipping and fees that are not refunded because pieces remain, and the reason. */
  kept: z.object({ amount: Money, text: z.string() }).nullable().default(null),
  /** Whether the remaining goods had a discount or an offer, which they keep. */
  keepsDiscount: z.boolean().default(false),
  /**
   * The day by which claims are checked, and that by which sent pieces are counted (`YYYY-MM-DD`); null if there are none.
   */
  claimsOn: z.string().nullable(),
  countedOn: z.string().nullable(),
  token: z.string(),
});
export type ReturnPreview = z.infer<typeof ReturnPreview>;

/** A time slot of the courier: its day (`YYYY-MM-DD`) and the start of its hours (`HH:00`). */
export const PickupSlot = z.object({ date: z.iso.date(), from: z.string().regex(/^\d\d:00$/) });

/** The goods that a shopper wants to return; `returnMode` is required if something is sent back. */
export const ReturnRequest = z.object({
  items: z
    .array(
      z.object({
        itemId: Id,
        quantity: z.number().int().min(1).max(999),
        reason: z.enum(RETURN_REASONS),
        comment: text(500).optional(),
        photos: z.array(Id).max(5).default([]),
      }),
    )
    .min(1)
    .max(50),
  returnMode: ReturnMode.optional(),
  pickup: PickupSlot.optional(),
  storeCode: Id.optional(),
  refundMethod: ReturnRefundMethod.optional(),
});

/** The request that creates a return. */
export const NewReturn = ReturnRequest.extend({
  /** The token of the preview that the shopper has confirmed. */
  preview: z.string().max(64),
});

/**
 * A step of a return with the time at which it was reached (ISO 8601), or the day on which it is expected (`YYYY-MM-DD`).
 */
const ReturnStep = z.object({ status: z.string(), at: z.string().nullable(), date: z.string().nullable() });

/**
 * The status of a refused parcel. Answers carry it as a string, because a newer gateway can have others; a page leaves those
 * out.
 */
export type WayBackStatus =
  'booked' | 'shipped' | 'out_for_delivery' | 'delivery_failed' | 'delivered' | 'returned_to_sender' | 'lost';

/** The refused parcel: refused pieces on their way back to the shopper. */
const WayBack = z.object({
  status: z.string(),
  pieces: z.number().int(),
  /** The courier and its tracking number; null until the courier has the parcel. */
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  address: z.string(),
  /** The expected day (`YYYY-MM-DD`), and its hours once they are known; null after the end. */
  expectedDate: z.string().nullable(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  steps: z.array(ReturnStep),
  /** Whether the courier has brought it back to us and the shopper can have it sent again. */
  canSendAgain: z.boolean(),
});

/** A return with its steps, refunds and pickup, and the parcel of its refused pieces. */
export const Return = z.object({
  returnId: z.string(),
  /** The id shared by returns that were confirmed together: goods that are sent, and claims that are not. */
  groupId: z.string(),
  orderId: z.string(),
  kind: z.enum(['parcel', 'claim']),
  status: z.string(),
  createdAt: z.string(),
  mode: ReturnMode.nullable(),
  items: z.array(ReturnedItem),
  total: Money,
  steps: z.array(ReturnStep),
  payments: z.array(
    ReturnPayment.extend({ status: z.string(), /** When it was sent. */ at: z.string().nullable() }),
  ),
  pickup: z
    .object({
      date: z.string(),
      from: z.string(),
      to: z.string(),
      address: z.string(),
      /** Whether the courier did not come, so that another day can be chosen. */
      missed: z.boolean(),
    })
    .nullable(),
  store: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** The address of the parcel. */
  address: z.string(),
  /**
   * The last day on which it can be sent, or on which another pickup can be chosen after the courier did not come; null
   * after it was sent.
   */
  sendBy: z.string().nullable(),
  cancellable: z.boolean(),
  /** Why it was rejected, as text. */
  rejection: z.string().nullable(),
  /** Whether it is for refused pieces that were lost on their way back; the store has created and accepted it itself. */
  isLost: z.boolean().default(false),
  /** The parcel that brings refused pieces back to the shopper; null if none was refused. */
  wayBack: WayBack.nullable(),
});
export type Return = z.infer<typeof Return>;
