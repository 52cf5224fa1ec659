import { orderContract, powerContract } from '@lunette/orders-returns/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { orderDetail } from '../order/orderDetail.ts';
import { linkedItem } from './linkedItem.ts';
import { readPrescription } from './readPrescription.ts';
import { updatePrescription } from './updatePrescription.ts';

/** Mounts the calls of the power of an ordered item. */
export function powerRoutes(gateway: Gateway): void {
  serve(gateway, powerContract.getLinkedItem, ({ params, query }, context) =>
    linkedItem(context, params, query),
  );
  serve(gateway, powerContract.getPrescription, ({ params, query }, context) =>
    readPrescription(context, params, query.email),
  );
  serve(gateway, orderContract.updatePrescription, async ({ params, query, body }, context) =>
    orderDetail(context, await updatePrescription(context, params, query.email, body)),
  );
}
