import { upgradeContract } from '@lunette/orders-returns/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import { orderDetail } from '../order/orderDetail.ts';
import { amend, type LensChange } from './amend.ts';
import { findAmendment } from './amendments.ts';
import { amendmentAnswer, upgradePackage } from './upgradePackage.ts';

/** Mounts the calls that change the lenses of an ordered item. */
export function upgradeRoutes(gateway: Gateway): void {
  serve(gateway, upgradeContract.getUpgradePackage, ({ params }, context) => upgradePackage(context, params));

  serve(gateway, upgradeContract.updatePowerType, ({ params, query: { from, to }, body }, context) => {
    const { packageId, ...rest } = body;
    const request = {
      ...rest,
      kind: 'power_type' as const,
      from: { powerType: from },
      to: { powerType: to, packageId },
    };
    return amended(context, params, request);
  });

  serve(
    gateway,
    upgradeContract.updatePackage,
    ({ params, query: { updateFrom, updateTo }, body }, context) =>
      amended(context, params, {
        ...body,
        kind: 'package',
        from: { packageId: updateFrom },
        to: { packageId: updateTo },
      }),
  );
}

/** Makes an amendment, and answers with it and the order. */
async function amended(
  context: CallContext<'guest'>,
  of: { orderId: string; itemId: string },
  request: LensChange,
) {
  const { amendmentId, ...access } = await amend(context, of, request);
  const order = await findOrder(context.db, of.orderId);
  // Not the latest one, which another tab can have begun meanwhile.
  const amendment = await findAmendment(context.db, amendmentId);
  if (!order || !amendment) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const { orders } = await orderDetail(context, { ...access, order });
  return { orders, amendment: await amendmentAnswer(context, amendment) };
}
