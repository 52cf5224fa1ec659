import { prescriptionContract } from '@lunette/prescription/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { ownPicture } from './ownPictures.ts';
import { sendPicture } from './sendPicture.ts';

/** Mounts the calls that store and read a picture of a prescription (RX-10). */
export function pictureRoutes(gateway: Gateway): void {
  serve(gateway, prescriptionContract.sendPicture, async ({ body }, context) => ({
    imageFileName: await sendPicture(context, body.file),
  }));
  serve(gateway, prescriptionContract.getPicture, ({ params }, context) =>
    ownPicture(context.db, context, params.imageFileName),
  );
}
