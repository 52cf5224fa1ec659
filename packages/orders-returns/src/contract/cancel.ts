import { Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** How money is refunded: as it was paid, as store credit at once, or to a bank account. Answers carry it as a string. */
export const RefundMethod = z.enum(['source', 'storecredit', 'neft']);
export type RefundMethod = z.infer<typeof RefundMethod>;

/** The reasons that a shopper can give for a cancellation. */
export const CANCEL_REASONS = ['wrong_power', 'changed_mind', 'ordered_twice', 'too_slow', 'other'] as const;

/** Whether an order can be cancelled, and what can be chosen for it; `message` says why it cannot be cancelled. */
export const CancelReasons = z.object({
  cancellable: z.boolean(),
  message: z.string().nullable(),
  reasons: z.array(z.object({ id: z.enum(CANCEL_REASONS), title: z.string() })),
  /** Empty if nothing has been paid. */
  refundMethods: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
  /** The amount that the chosen method refunds. */
  refundAmount: Money,
  /** The items with the number of pieces that can be cancelled; `message` says why an item cannot be cancelled. */
  items: z
    .array(z.object({ itemId: z.string(), pieces: z.number().int(), message: z.string().nullable() }))
    .default([]),
  /**
   * The refund of the pieces by tender; `due` is an amount that does not have to be paid at the door any more. `note` says
   * where the shopper's own credit goes, whichever refund method is chosen.
   */
  tenders: z
    .array(
      z.object({
        tender: z.string(),
        title: z.string(),
        amount: Money,
        note: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** A note about the chosen pieces, such as that their whole price is refunded because they are late. */
  note: z.string().nullable().default(null),
  /** The part of their price that is not refunded because a part of the order remains, and the reason. */
  kept: z.object({ amount: Money, text: z.string() }).nullable().default(null),
  /** The whole refund, by all methods together. */
  total: Money.optional(),
});
export type CancelReasons = z.infer<typeof CancelReasons>;

const MOST_LINES = 50;

/** Pieces of items: JSON in a body, `ITEM:2,OTHER:1` in a query or a form. */
export const CancelledPieces = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value.split(',').map((pair) => {
          const [itemId, pieces] = pair.split(':');
          return { itemId, pieces: Number(pieces ?? 1) };
        })
      : value,
  z
    .array(z.object({ itemId: Id, pieces: z.number().int().min(1).max(999) }))
    .min(1)
    .max(MOST_LINES),
);

/** The request that cancels an order or pieces of it. */
export const Cancellation = z.object({
  reason: z.enum(CANCEL_REASONS),
  comment: text(500).optional(),
  /** Required if something has been paid. */
  refundMethod: RefundMethod.optional(),
  /** The pieces to cancel; if omitted, all that can be cancelled. */
  items: CancelledPieces.optional(),
  /** The whole refund that the shopper saw; the call is refused if the sum has changed. */
  expectedTotal: z.coerce.number().min(0).optional(),
});
