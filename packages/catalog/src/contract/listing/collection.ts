import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Picture, ProductCard } from '../productCard.ts';

const Item = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The link to the listing or the product. */
  action: z.object({ label: z.string(), url: z.string() }),
});

/** An item of a collection; `type` decides how it is rendered. */
export const CollectionItem = z.discriminatedUnion('type', [
  Item.extend({ type: z.literal('products'), products: z.array(ProductCard) }),
  Item.extend({ type: z.literal('picture'), picture: Picture, product: ProductCard }),
]);
export type CollectionItem = z.infer<typeof CollectionItem>;

/** A page about some goods of the store. Its texts are in the caller's language. */
export const Collection = z.object({
  slug: z.string(),
  /** The URL of the page. */
  colUrl: z.string(),
  title: z.string(),
  description: z.string(),
  breadcrumb: z.array(z.object({ label: z.string(), url: z.string() })),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoMetaCanonical: z.string(),
  /** The items with goods that are sold in the country; empty if there are none. */
  items: z.array(CollectionItem),
});
export type Collection = z.infer<typeof Collection>;

/** The call that reads a collection. */
export const collectionContract = {
  getCollection: endpoint({
    method: 'GET',
    path: '/v2/products/collection/:slug',
    access: 'public',
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
    result: Collection,
  }),
};
