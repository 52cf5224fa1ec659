import { orderContract, type Order } from '@lunette/orders-returns/contract';
import { call, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';

/** An order as its caller reads it. */
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
