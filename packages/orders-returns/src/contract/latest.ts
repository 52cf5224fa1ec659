import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Order } from './order.ts';

/** The calls about the latest order of a visitor. */
export const latestOrderContract = {
  /**
   * The last order that the visitor placed, as a customer or as the guest of this session; empty if there is none (ORD-03).
   */
  getLatestOrder: endpoint({
    method: 'GET',
    path: '/v2/orders/latest',
    access: 'guest',
    result: z.object({ orders: z.array(Order) }),
  }),
  /** Whether the visitor has placed an order, and the number of the last one (ORD-03). */
  getOrderExists: endpoint({
    method: 'GET',
    path: '/v2/orders/exists',
    access: 'guest',
    result: z.object({ exists: z.boolean(), latestOrderId: z.string().nullable() }),
  }),
};
