import { prescriptionContract, savedPrescriptionContract } from '@lunette/prescription/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { addPrescription, removePrescription, renamePrescription } from './changePrescriptions.ts';
import { savedPrescriptions } from './savedPrescriptions.ts';

/** Mounts the calls of a customer's saved prescriptions; a change of one answers with all of them (RX-07). */
export function savedPrescriptionRoutes(gateway: Gateway): void {
  serve(gateway, prescriptionContract.getSavedPrescriptions, ({ query }, context) =>
    listOf(context, query.powerType),
  );

  serve(gateway, savedPrescriptionContract.addSavedPrescription, async ({ body }, context) => ({
    id: await addPrescription(context, body),
  }));

  serve(gateway, savedPrescriptionContract.renameSavedPrescription, async ({ params, body }, context) => {
    await renamePrescription(context, params, body.userName);
    return listOf(context);
  });

  serve(gateway, savedPrescriptionContract.removeSavedPrescription, async ({ params }, context) => {
    await removePrescription(context, params);
    return listOf(context);
  });
}

async function listOf({ db, session, language }: CallContext<'customer'>, powerType?: string) {
  const owner = { customerId: session.customerId, language };
  return { prescriptions: await savedPrescriptions(db, owner, powerType) };
}
