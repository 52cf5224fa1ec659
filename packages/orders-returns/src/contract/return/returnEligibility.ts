import { Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { ReturnPayment, ReturnRefundMethod, WorthLine } from './returnParts.ts';

/** A reason for a return. */
export const Reason = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether the shopper has to send photos. */
  needsPhoto: z.boolean(),
});

/** The refund of pieces of one item, by refund method. */
export const Estimate = z.object({
  itemId: z.string(),
  quantity: z.number().int(),
  amount: Money,
  lines: z.array(WorthLine),
  payments: z.array(ReturnPayment),
});

/** Whether pieces of an item can be returned, the possible reasons, and the refund. */
export const ItemEligibility = z.object({
  itemId: z.string(),
  isExchangeable: z.boolean(),
  isRefundable: z.boolean(),
  returnable: z.boolean(),
  /** The number of pieces that can still be returned. */
  quantity: z.number().int(),
  /** The last day for a return; null before the delivery. */
  until: z.string().nullable(),
  /** Why the item cannot be returned. */
  message: z.string().nullable(),
  reasons: z.array(Reason),
  /** The refund of all those pieces; null unless `fetchRefundExchangeDetails` is set. */
  refund: Estimate.nullable(),
});
export type ItemEligibility = z.infer<typeof ItemEligibility>;

/** A refund method of a return; `by` is the day by which the money has arrived. */
export const RefundChoice = z.object({
  id: ReturnRefundMethod,
  title: z.string(),
  description: z.string(),
  available: z.boolean(),
  by: z.string(),
});
export type RefundChoice = z.infer<typeof RefundChoice>;
