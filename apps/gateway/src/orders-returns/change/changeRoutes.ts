import { orderChangeContract } from '@lunette/orders-returns/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { orderDetail } from '../order/orderDetail.ts';
import { changeAddress } from './changeAddress.ts';
import { confirmCash } from './confirmCash.ts';

/** Mounts the calls that change an order after it was placed. */
export function changeRoutes(gateway: Gateway): void {
  serve(gateway, orderChangeContract.changeShippingAddress, async ({ params, body }, context) =>
    orderDetail(context, await changeAddress(context, params.orderId, body.address)),
  );

  serve(gateway, orderChangeContract.confirmCash, async ({ params }, context) =>
    orderDetail(context, await confirmCash(context, params.orderId)),
  );
}
