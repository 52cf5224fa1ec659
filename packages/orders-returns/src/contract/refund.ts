import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { z } from 'zod';

/** Money of an order that goes back, or has gone back. */
const OrderRefund = z.object({
  id: z.string(),
  /** `source`, `storecredit` or `neft`; a later gateway may know more. */
  method: z.string(),
  /** Where it goes, in words: "To the card ending 4242". */
  title: z.string(),
  amount: Money,
  /** `due`, `sent`, `done` or `failed`. */
  status: z.string(),
  /** How it stands and when it is seen, or what becomes of it instead, in words. */
  text: z.string(),
  createdAt: z.string(),
  /** The day by which the bank, or the account, shows it (`YYYY-MM-DD`); null where it failed. */
  dueOn: z.string().nullable(),
});

export const refundContract = {
  /** Each refund of an order, the oldest first, and what they come to without those that failed (ORD-03, MONEY-01). */
  getRefundDetails: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/refund/details',
    access: 'guest',
    params: z.object({ orderId: Id }),
    query: z.object({ email: z.string().max(120).optional() }),
    result: z.object({ refunds: z.array(OrderRefund), total: Money }),
  }),
};
