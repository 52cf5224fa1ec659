import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The categories of the specification that contain the frames of one size (TRY-08). */
export const FrameSizeId = z.enum(['11341', '23559', '23557', '23555', '23553']);

const Millimetres = z.coerce.number().min(90).max(190);

/** A shopper's size: the width of the face, the category of frames of that width, and how it was found. */
export const FrameSize = z.object({
  frameSizeId: FrameSizeId,
  faceWidth: z.number(),
  source: z.enum(['quiz', 'photo']),
  /** The possible error in millimetres in both directions. */
  errorMm: z.number(),
});
export type FrameSize = z.infer<typeof FrameSize>;

/** A photo as a browser sends it. */
export const Photo = z.file().max(8 * 1_048_576);

/** The calls that read, store and measure a frame size. */
export const frameSizeContract = {
  /** The size of the caller; null if it is unknown. */
  getFrameSize: endpoint({
    method: 'GET',
    path: '/v2/utility/frame-size',
    access: 'guest',
    result: z.object({ frameSize: FrameSize.nullable() }),
  }),
  /** Measures a face in a photo by its marks; the photo is not stored. */
  measureFrameSize: endpoint({
    method: 'POST',
    path: '/v2/utility/frame-size',
    access: 'guest',
    form: true,
    query: z.object({ phone: z.string().max(20).optional() }),
    body: z.object({ file: Photo, marks: z.string().max(2_000).optional() }),
    result: FrameSize,
  }),
  /** Measures the pupillary distance in a photo with a bank card in it; the photo is not stored (RX-11). */
  measurePd: endpoint({
    method: 'POST',
    path: '/v2/utility/pd',
    access: 'guest',
    form: true,
    body: z.object({ file: Photo, marks: z.string().max(2_000).optional() }),
    result: z.object({
      faces: z.object({ attributes: z.object({ pd: z.object({ value: z.number(), errorMm: z.number() }) }) }),
    }),
  }),
  storeFrameSize: endpoint({
    method: 'POST',
    path: '/v2/utility/frame-size/store',
    access: 'guest',
    form: true,
    body: z.object({
      faceWidth: Millimetres,
      source: z.enum(['quiz', 'photo']),
      errorMm: z.coerce.number().min(0).max(30),
    }),
    result: FrameSize,
  }),
};
