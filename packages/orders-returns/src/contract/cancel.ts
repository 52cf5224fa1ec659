import { Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** On which way money goes back: as it was paid, or at once as store credit. Answers carry it as a string. */
export const RefundMethod = z.enum(['source', 'storecredit', 'neft']);
export type RefundMethod = z.infer<typeof RefundMethod>;

export const CANCEL_REASONS = ['wrong_power', 'changed_mind', 'ordered_twice', 'too_slow', 'other'] as const;

/** Whether an order can be cancelled, and what may be chosen; `message` says why it cannot. */
export const CancelReasons = z.object({
  cancellable: z.boolean(),
  message: z.string().nullable(),
  reasons: z.array(z.object({ id: z.enum(CANCEL_REASONS), title: z.string() })),
  /** Empty where nothing has been paid. */
  refundMethods: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
  /** What goes back on the way that is chosen. */
  refundAmount: Money,
  /** The items and how many pieces of each can be cancelled; of one that cannot, why. */
  items: z
    .array(z.object({ itemId: z.string(), pieces: z.number().int(), message: z.string().nullable() }))
    .default([]),
  /** What the pieces bring back, by what had paid for them; `due` is what is not to be paid at the door any more. */
  tenders: z.array(z.object({ tender: z.string(), title: z.string(), amount: Money })).default([]),
  /** What is to be known of the chosen pieces, such as that nothing of their price is kept because they are late. */
  note: z.string().nullable().default(null),
  /** Of their price, what is not refunded because a part of the order remains, and why. */
  kept: z.object({ amount: Money, text: z.string() }).nullable().default(null),
  /** All that comes back, on whichever way. */
  total: Money.optional(),
});
export type CancelReasons = z.infer<typeof CancelReasons>;

const MOST_LINES = 50;

/** Pieces of items, in JSON or, in a query or a form, as `ITEM:2,OTHER:1`. */
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

export const Cancellation = z.object({
  reason: z.enum(CANCEL_REASONS),
  comment: text(500).optional(),
  /** Needed where something has been paid. */
  refundMethod: RefundMethod.optional(),
  /** Which pieces; all that can be cancelled where they are left out. */
  items: CancelledPieces.optional(),
  /** All that comes back, as the shopper saw it; another sum refuses the call. */
  expectedTotal: z.coerce.number().min(0).optional(),
});
