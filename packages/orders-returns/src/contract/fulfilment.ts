import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';

/** What an operator can have happen to an order: its next step, a delivery that fails, or goods that come back or are lost. */
const OrderTurn = z.enum(['next', 'delivery_failed', 'returned_to_sender', 'lost']);
export type OrderTurn = z.infer<typeof OrderTurn>;

/** What operators do with an order; proven by the service token, closed to browsers. */
export const fulfilmentContract = {
  /** Moves one item of an order on, or all of them, and answers with where they stand. */
  moveOrder: endpoint({
    method: 'POST',
    path: '/v2/staff/orders/:orderId/fulfilment',
    access: 'public',
    params: z.object({ orderId: Id }),
    body: z.object({ turn: OrderTurn, itemId: Id.optional() }),
    result: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
    }),
  }),
};
