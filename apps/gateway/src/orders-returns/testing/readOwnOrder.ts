import { orderContract, type Order } from '@lunette/orders-returns/contract';
import { call, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';

/** Reads an order with a call of its owner. */
export async function readOwnOrder(
  app: Pick<TestGateway, 'http'>,
  orderId: string,
  as: CallAs,
): Promise<Order> {
  const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
  const [order] = result.orders;
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}
