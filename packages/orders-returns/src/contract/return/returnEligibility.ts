import { Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { ReturnPayment, ReturnRefundMethod, WorthLine } from './returnParts.ts';

/** A reason for a return. */
export const Reason = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether photos have to show it. */
  needsPhoto: z.boolean(),
});

/** What pieces of one item bring back, way by way. */
export const Estimate = z.object({
  itemId: z.string(),
  quantity: z.number().int(),
  amount: Money,
  lines: z.array(WorthLine),
  payments: z.array(ReturnPayment),
});

/** Whether pieces of an item can come back, for which reasons, and what they bring. */
export const ItemEligibility = z.object({
  itemId: z.string(),
  isExchangeable: z.boolean(),
  isRefundable: z.boolean(),
  returnable: z.boolean(),
  /** Pieces that can still come back. */
  quantity: z.number().int(),
  /** The last day; null before it is delivered. */
  until: z.string().nullable(),
  /** Why it cannot come back. */
  message: z.string().nullable(),
  reasons: z.array(Reason),
  /** With `fetchRefundExchangeDetails`: what all those pieces bring back. */
  refund: Estimate.nullable(),
});
export type ItemEligibility = z.infer<typeof ItemEligibility>;

/** A way on which the money of a return can go. */
export const RefundChoice = z.object({
  id: ReturnRefundMethod,
  title: z.string(),
  description: z.string(),
  available: z.boolean(),
  by: z.string(),
});
export type RefundChoice = z.infer<typeof RefundChoice>;
