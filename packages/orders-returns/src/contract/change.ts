import { endpoint, Id } from '@lunette/api-client/contract';
import { Address } from '@lunette/checkout/contract';
import { z } from 'zod';
import { Order } from './order.ts';

const OrderPath = z.object({ orderId: Id });
const Orders = z.object({ orders: z.array(Order) });

export const orderChangeContract = {
  /**
   * Sends an order to another address until it is packed (CHK-07). Refused where the goods cannot go there, or where
   * price or booked fitting would no longer be right. The e-mail address of the order stays.
   */
  changeShippingAddress: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/shippingAddress',
    access: 'guest',
    params: OrderPath,
    body: z.object({ address: Address }),
    result: Orders,
  }),
  /** Confirms that an order is paid in cash at the door (CHK-07). */
  confirmCash: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/confirm/auth',
    access: 'guest',
    params: OrderPath,
    result: Orders,
  }),
};
