import { CurrencyCode, endpoint, Id, NamedPrice } from '@lunette/api-client/contract';
import { z } from 'zod';
import { PrescriptionType } from './product.ts';
import { Picture } from './productCard.ts';

/** How many goods a wishlist shows and counts (WISH-03). */
export const MOST_WISHES = 50;

/** Goods on a wishlist (WISH-02). Without a price they are not to be had here now (WISH-06). */
export const WishlistItem = z.object({
  id: z.string(),
  brandName: z.string(),
  modelName: z.string(),
  productUrl: z.string(),
  productImageUrl: z.string(),
  picture: Picture,
  prices: z.array(NamedPrice),
  currencyCode: CurrencyCode,
  frameWidth: z.number().nullable(),
  /** Colour and collection, name of the size, and its measures; empty where the goods have none. */
  colorAndCollection: z.string(),
  sizeInfo: z.string(),
  sizeDetails: z.string(),
  /** What has to be filled in on the page of the goods before they are bought; null where nothing has. */
  needs: z.enum(['lenses', 'power']).nullable().optional(),
  /** What goes into the bag with goods that can be bought as they are; null where they cannot. */
  atOnce: z.object({ powerType: PrescriptionType.shape.id.optional() }).nullable().optional(),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** The goods that a session has put aside, the newest first. */
export const Wishlist = z.object({
  productIds: z.array(z.string()).max(MOST_WISHES),
  productList: z.array(WishlistItem).max(MOST_WISHES),
  numberOfProducts: z.number().int().max(MOST_WISHES),
});
export type Wishlist = z.infer<typeof Wishlist>;

export const wishlistContract = {
  /** Without `attributes` the ids and their number alone. */
  getWishlist: endpoint({
    method: 'GET',
    path: '/v2/products/wishlist',
    access: 'guest',
    query: z.object({ attributes: z.stringbool().default(false) }),
    result: Wishlist,
  }),
  addToWishlist: endpoint({
    method: 'POST',
    path: '/v2/products/wishlist',
    access: 'guest',
    body: z.object({ productId: Id }),
    result: Wishlist,
  }),
  deleteFromWishlist: endpoint({
    method: 'DELETE',
    path: '/v2/products/wishlist/:productId',
    access: 'guest',
    params: z.object({ productId: Id }),
    result: Wishlist,
  }),
  clearWishlist: endpoint({
    method: 'DELETE',
    path: '/v2/products/wishlist',
    access: 'guest',
    result: Wishlist,
  }),
};
