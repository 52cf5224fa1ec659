import { endpoint, Id, NamedPrice, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** Goods that a search box shows while one types. */
export const Recommendation = z.object({
  id: Id,
  name: z.string(),
  brand_name: z.string(),
  color: z.string(),
  /** Empty while no picture is taken. */
  image_url: z.string(),
  product_url: z.string(),
  prices: z.array(NamedPrice),
  /** Name of a frame's size with its width in millimetres; null for goods without one. */
  size: z.string().nullable(),
  frameWidth: z.number().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** What may be meant by a text that is being typed. */
export const TypeAhead = z.object({
  /** Texts to search for, the likeliest first; each of them finds something. */
  typeAhead: z.array(z.string()),
  productRecommendations: z.array(Recommendation),
  /** How many cards the text itself finds: each colour of a model, each pack of a lens. */
  totalCount: z.number().int(),
  /** How many models, each counted once. */
  modelCount: z.number().int().optional(),
});
export type TypeAhead = z.infer<typeof TypeAhead>;

export const typeAheadContract = {
  getTypeAhead: endpoint({
    method: 'GET',
    path: '/v2/products/typeahead/:text',
    access: 'public',
    params: z.object({ text: text(100, 1) }),
    result: TypeAhead,
  }),
};
