import { frameSizeContract } from '@lunette/tryon/contract';
import { frameSizeId } from '@lunette/tryon/rules';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { frameSizeOf, storeFrameSize } from './frameSize.ts';
import { measured, measuredPd } from '../measure.ts';
import { cleanPhoto, spendPhoto } from '../../platform/files/photo.ts';

/** Mounts the calls that find and store a frame size (TRY-08), and that of the pupillary distance. */
export function frameSizeRoutes(gateway: Gateway): void {
  serve(gateway, frameSizeContract.getFrameSize, async (_input, { db, session }) => ({
    frameSize: await frameSizeOf(db, session),
  }));

  serve(gateway, frameSizeContract.measureFrameSize, async ({ body }, context) => {
    await spendPhoto(context);
    const photo = await cleanPhoto(body.file, 'tryon.photo-unreadable');
    const { faceWidth, errorMm } = measured(body.marks, photo).measures;
    return { faceWidth, errorMm, frameSizeId: frameSizeId(faceWidth), source: 'photo' as const };
  });

  serve(gateway, frameSizeContract.measurePd, async ({ body }, context) => {
    await spendPhoto(context);
    const photo = await cleanPhoto(body.file, 'tryon.photo-unreadable');
    const { value, errorMm } = measuredPd(body.marks, photo);
    return { faces: { attributes: { pd: { value, errorMm } } } };
  });

  serve(gateway, frameSizeContract.storeFrameSize, async ({ body }, { db, session }) => {
    await storeFrameSize(db, session, body);
    return { ...body, frameSizeId: frameSizeId(body.faceWidth) };
  });
}
