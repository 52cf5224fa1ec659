import { unreadPrescriptionsContract } from '@lunette/orders-returns/contract';
import { recordStaffAct } from '../../../identity/staff/recordStaffAct.ts';
import { requireRole } from '../../../identity/staff/requireRole.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { serve } from '../../../platform/http/serve.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';
import { refusePicture, storeReadPower } from './readPicture.ts';
import { orderedPicture, unreadPrescriptions } from './unreadPrescriptions.ts';

/** Mounts the calls with which opticians read the pictures of prescriptions (RX-10). */
export function unreadPrescriptionRoutes(gateway: Gateway): void {
  serve(gateway, unreadPrescriptionsContract.getUnreadPrescriptions, async ({ query }, context) => {
    requireRole(context, 'doctor');
    const { db, session } = context;
    await recordStaffAct(db, { staffId: session.staffId, act: 'prescriptions_listed' });
    return unreadPrescriptions(db, query);
  });

  serve(
    gateway,
    unreadPrescriptionsContract.getUnreadPicture,
    async ({ params: { imageFileName } }, context) => {
      requireRole(context, 'doctor');
      const { db, session } = context;
      const picture = await orderedPicture(db, imageFileName);
      await recordStaffAct(db, { staffId: session.staffId, act: 'picture_seen', subject: imageFileName });
      return picture;
    },
  );

  serve(
    gateway,
    unreadPrescriptionsContract.readPrescription,
    async ({ params: { orderId }, body }, context) => {
      requireRole(context, 'doctor');
      const { db, session } = context;
      const of = { orderId, itemId: body.itemId, staffId: session.staffId };
      if ('unreadable' in body) await refusePicture(gateway, of, body.unreadable);
      else await storeReadPower(context, of, body.prescription);
      const history = (await historyOf(db, [orderId])).get(body.itemId);
      return { status: history?.at(-1)?.status ?? 'placed' };
    },
  );
}
