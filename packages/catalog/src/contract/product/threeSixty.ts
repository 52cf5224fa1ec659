import { endpoint, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The pictures of goods that are turned once on a table, in equal steps; the first one shows the front (PDP-11). */
export const ThreeSixty = z.object({
  sku_id: z.string(),
  /** Whether there are such pictures of these goods. */
  available: z.boolean(),
  /** The URLs in the order of the turn, as seen from above counter-clockwise; empty if there are none. */
  images: z.array(z.string()),
  /** The size of each picture in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type ThreeSixty = z.infer<typeof ThreeSixty>;

/** The call for the 360-degree view of a product. */
export const threeSixtyContract = {
  /** Whether a product has a 360-degree view, and its pictures. An unknown `sku_id` is refused with 404. */
  getThreeSixty: endpoint({
    method: 'POST',
    path: '/v2/products/three-sixty/status',
    access: 'public',
    body: z.object({ sku_id: text(80, 1) }),
    result: ThreeSixty,
  }),
};
