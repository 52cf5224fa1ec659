import { endpoint, Id } from '@lunette/api-client/contract';
import { Address } from '@lunette/checkout/contract';
import { z } from 'zod';
import { Order } from './order.ts';

const OrderPath = z.object({ orderId: Id });
const Orders = z.object({ orders: z.array(Order) });

/** The calls that change a placed order. */
export const orderChangeContract = {
  /**
   * Changes the address of an order until it is packed (CHK-07). Refused if the goods cannot be sent there, or if the price
   * or a booked fitting would no longer be right. The e-mail address of the order is not changed.
   */
  changeShippingAddress: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/shippingAddress',
    access: 'guest',
    params: OrderPath,
    body: z.object({ address: Address }),
    result: Orders,
  }),
  /** Confirms that an order will be paid in cash at the door (CHK-07). */
  confirmCash: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/confirm/auth',
    access: 'guest',
    params: OrderPath,
    result: Orders,
  }),
};
