import { fulfilmentContract } from '@lunette/orders-returns/contract';
import type { Gateway } from '../../../platform/gateway.ts';
import { requireServiceToken } from '../../../platform/http/requireServiceToken.ts';
import { serve } from '../../../platform/http/serve.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';
import { refusePicture, storeReadPower } from './readPicture.ts';
import { orderedPicture, unreadPrescriptions } from './unreadPrescriptions.ts';

/** Mounts the calls with which opticians read the pictures of prescriptions (RX-10). */
export function readingRoutes(gateway: Gateway): void {
  serve(gateway, fulfilmentContract.getUnreadPrescriptions, async ({ query }, context) => {
    requireServiceToken(context);
    return unreadPrescriptions(context.db, query);
  });

  serve(gateway, fulfilmentContract.getUnreadPicture, async ({ params }, context) => {
    requireServiceToken(context);
    return orderedPicture(context.db, params.imageFileName);
  });

  serve(gateway, fulfilmentContract.readPrescription, async ({ params: { orderId }, body }, context) => {
    requireServiceToken(context);
    const of = { orderId, itemId: body.itemId };
    if ('unreadable' in body) await refusePicture(gateway, of, body.unreadable);
    else await storeReadPower(context, of, body.prescription);
    const history = (await historyOf(context.db, [orderId])).get(body.itemId);
    return { status: history?.at(-1)?.status ?? 'placed' };
  });
}
