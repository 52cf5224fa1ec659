import { endpoint, Id, NamedPrice, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A product that the search box suggests. */
export const Recommendation = z.object({
  id: Id,
  name: z.string(),
  brand_name: z.string(),
  color: z.string(),
  /** Empty if there is no picture yet. */
  image_url: z.string(),
  product_url: z.string(),
  prices: z.array(NamedPrice),
  /** The name of the frame's size; `frameWidth` is its width in millimetres. Null for goods without a size. */
  size: z.string().nullable(),
  frameWidth: z.number().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** The suggestions for a text that is being typed. */
export const TypeAhead = z.object({
  /** Texts to search for, the most likely first; each of them has results. */
  typeAhead: z.array(z.string()),
  productRecommendations: z.array(Recommendation),
  /** The number of cards that the text itself finds: each colour of a model and each pack of a lens is one card. */
  totalCount: z.number().int(),
  /** The number of models, each counted once. */
  modelCount: z.number().int().optional(),
});
export type TypeAhead = z.infer<typeof TypeAhead>;

/** The call for the suggestions of the search box. */
export const typeAheadContract = {
  getTypeAhead: endpoint({
    method: 'GET',
    path: '/v2/products/typeahead/:text',
    access: 'public',
    params: z.object({ text: text(100, 1) }),
    result: TypeAhead,
  }),
};
