import { randomUUID } from 'node:crypto';
import { orderContract } from '@lunette/orders-returns/contract';
import { call, type TestGateway } from '../../platform/testing/testGateway.ts';

type Body = Parameters<typeof call<typeof orderContract.cancelOrder>>[2]['body'];

/** The call that cancels an order, by default with the reason `changed_mind`. */
export function shopperWhoCancels(app: Pick<TestGateway, 'http'>) {
  return (orderId: string, token: string, change: Partial<Body> = {}, idempotencyKey = randomUUID()) =>
    call(
      app,
      orderContract.cancelOrder,
      { params: { orderId }, body: { reason: 'changed_mind', ...change } },
      { token, idempotencyKey },
    );
}
