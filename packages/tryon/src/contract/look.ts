import { endpoint, Id } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/** A frame on a face. */
export const Look = z.object({
  /** The picture as a `data:` address; it has no other address. */
  overlayed_image_url: z.string(),
  message: z.string(),
  faceWidth: z.number(),
  frameWidth: z.number(),
  errorMm: z.number(),
});
export type Look = z.infer<typeof Look>;

/** The calls that show a frame on a face and send the picture. */
export const lookContract = {
  /** A frame in true proportion on the profile `guest_id`, or on the default one. */
  getLook: endpoint({
    method: 'GET',
    path: '/v2/ditto/overlay',
    access: 'guest',
    timeout: 20_000,
    query: z.object({
      product_id: Id.optional(),
      guest_id: Id.optional(),
      view: z.literal('json').optional(),
    }),
    result: Look,
  }),
  /** Sends the picture of a frame on the profile `guest_id`, or on the default one. */
  mailLook: endpoint({
    method: 'POST',
    path: '/v2/ditto/email',
    access: 'guest',
    idempotent: true,
    timeout: 20_000,
    body: z.object({ productId: Id, guest_id: Id.optional(), email: z.email().max(254), captcha: Captcha }),
    result: z.object({ message: z.string() }),
  }),
};
