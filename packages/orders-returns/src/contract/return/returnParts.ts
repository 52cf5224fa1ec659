import { Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** Why pieces come back. The store is at fault where they came broken, were the wrong ones, or never arrived. */
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
 * Where a return stands. Answers carry it as a string: a later gateway may know more of them, which a page shows as
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

/** How goods come back: fetched at the door, handed in at a store, or left at a parcel point that sends them to the warehouse. */
export const ReturnMode = z.enum(['store_return', 'schedule_pickup', 'warehouse']);
export type ReturnMode = z.infer<typeof ReturnMode>;

/** Where the money goes: as it was paid, into store credit, or to a bank account. */
export const ReturnRefundMethod = z.enum(['source', 'storecredit', 'neft']);
export type ReturnRefundMethod = z.infer<typeof ReturnRefundMethod>;

/** A part of what pieces are worth, in words; what is not given back has its reason and the amount 0. */
export const WorthLine = z.object({ label: z.string(), note: z.string().nullable(), amount: Money });

/** An amount on one way, with the day (`YYYY-MM-DD`) by which it is there. */
export const ReturnPayment = z.object({
  method: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  amount: Money,
  by: z.string(),
});

export const ReturnedItem = z.object({
  itemId: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  classification: z.string(),
  /** Pieces that come back, of how many that were bought. */
  quantity: z.number().int(),
  ordered: z.number().int(),
  reason: z.string(),
  reasonTitle: z.string(),
  /** Whether the pieces are sent; those of a claim may stay with the shopper. */
  isSent: z.boolean(),
  worth: Money,
  lines: z.array(WorthLine),
  /** Counted on arrival, and accepted by the inspection; null before. */
  arrived: z.number().int().nullable(),
  accepted: z.number().int().nullable(),
  /** Why pieces were refused; they go back to the shopper. */
  refusal: z.string().nullable(),
  photos: z.array(z.string()),
});
export type ReturnedItem = z.infer<typeof ReturnedItem>;

/** What a return brings, item by item and way by way. It is computed anew for each call; `token` is its fingerprint. */
export const ReturnPreview = z.object({
  items: z.array(ReturnedItem),
  /** Pieces that are sent. */
  sent: z.number().int(),
  payments: z.array(ReturnPayment),
  total: Money,
  /** Shipping and fees of the pieces that do not come back, and why. */
  kept: z.object({ amount: Money, text: z.string() }).nullable().default(null),
  /** Whether goods that stay had a discount or an offer, which is not taken from them. */
  keepsDiscount: z.boolean().default(false),
  /** When claims have been looked at, sent pieces been counted (`YYYY-MM-DD`); null where there are none. */
  claimsOn: z.string().nullable(),
  countedOn: z.string().nullable(),
  token: z.string(),
});
export type ReturnPreview = z.infer<typeof ReturnPreview>;

export const PickupSlot = z.object({ date: z.iso.date(), from: z.string().regex(/^\d\d:00$/) });

/** The request of a shopper who returns goods; `returnMode` is needed where something is sent. */
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

export const NewReturn = ReturnRequest.extend({
  /** The token of the preview that the shopper has confirmed. */
  preview: z.string().max(64),
});

/** A step of a return: when it was reached (ISO 8601), or its day (`YYYY-MM-DD`). */
const ReturnStep = z.object({ status: z.string(), at: z.string().nullable(), date: z.string().nullable() });

/**
 * Where a parcel with refused pieces stands. Answers carry it as a string: a later gateway may know more of them, which a
 * page leaves out.
 */
export type WayBackStatus =
  'booked' | 'shipped' | 'out_for_delivery' | 'delivery_failed' | 'delivered' | 'returned_to_sender' | 'lost';

/** The parcel in which refused pieces go back to their shopper. */
const WayBack = z.object({
  status: z.string(),
  pieces: z.number().int(),
  /** Who brings it, and under which number; null until the courier has taken it. */
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  address: z.string(),
  /** The day (`YYYY-MM-DD`), and its hours once they are known; null when it is over. */
  expectedDate: z.string().nullable(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
  steps: z.array(ReturnStep),
  /** Whether it came back to us and is sent once more when its shopper asks. */
  canSendAgain: z.boolean(),
});

export const Return = z.object({
  returnId: z.string(),
  /** Returns that were confirmed together: goods that are sent, and claims that are not. */
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
      /** Whether the courier did not come, and another day can be chosen. */
      missed: z.boolean(),
    })
    .nullable(),
  store: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** Where the parcel goes. */
  address: z.string(),
  /** The last day on which it can be sent, or another day of the courier be chosen that did not come; null once it is sent. */
  sendBy: z.string().nullable(),
  cancellable: z.boolean(),
  /** Why it was rejected, in words. */
  rejection: z.string().nullable(),
  /** Whether it is of refused pieces that were lost on their way back: it was begun and accepted without their shopper. */
  isLost: z.boolean().default(false),
  /** How refused pieces come back; null where none was refused. */
  wayBack: WayBack.nullable(),
});
export type Return = z.infer<typeof Return>;
