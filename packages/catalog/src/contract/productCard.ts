import { CurrencyCode, NamedPrice } from '@lunette/api-client/contract';
import { z } from 'zod';

/**
 * A picture of goods. `url` is the 628x301 file; the same name exists in the other sizes of the media folder
 * (`/media/frames/400x192/…`), whose URLs `pictureAt` of ui-kit makes. It is empty if there is no picture yet. `label`
 * names the view, such as `Front`.
 */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  label: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** The kind of goods. */
export const Classification = z.enum([
  'eyeframe',
  'sunglasses',
  'contact_lens',
  'contact_lens_solution',
  'accessories',
  'services',
  'loyalty_services',
]);
export type Classification = z.infer<typeof Classification>;

/** A colour (or other variant) in which the same model is sold. */
export const ColourOption = z.object({
  id: z.string(),
  name: z.string(),
  /** One or two CSS colours; two make a gradient. */
  swatch: z.array(z.string()).min(1).max(2),
  url: z.string(),
});

/** A product in a list, with the fields of the specification and those that a card shows. */
export const ProductCard = z.object({
  id: z.string(),
  sku: z.string(),
  model_name: z.string(),
  brand_name: z.string(),
  url: z.string(),
  color: z.string(),
  classification: Classification,
  prices: z.array(NamedPrice),
  currencyCode: CurrencyCode,
  picture: Picture,
  hoverPicture: Picture.nullable(),
  colours: z.array(ColourOption),
  /** The width of the frame in millimetres; `size` is its name (Narrow, Medium, Wide). Null for goods without a size. */
  frameWidth: z.number().nullable(),
  size: z.string().nullable(),
  isNew: z.boolean(),
  inStock: z.boolean(),
  /** The rating of the model's reviews; missing, or with a count of 0, if there are none. */
  rating: z.object({ average: z.number(), count: z.number().int() }).optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;
