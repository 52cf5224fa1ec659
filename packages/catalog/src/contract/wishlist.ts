import { CurrencyCode, endpoint, Id, NamedPrice } from '@lunette/api-client/contract';
import { PowerType } from '@lunette/prescription/contract';
import { z } from 'zod';
import { Picture } from './productCard.ts';

/** The largest number of products in a wishlist (WISH-03). */
export const MOST_WISHES = 50;

/** A product in a wishlist (WISH-02). Without a price it is not available here at the moment (WISH-06). */
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
  /** Colour and collection, name of the size, and measures; empty if the product has none. */
  colorAndCollection: z.string(),
  sizeInfo: z.string(),
  sizeDetails: z.string(),
  /** What must be chosen on the product page before it can be bought; null if nothing. */
  needs: z.enum(['lenses', 'power']).nullable().optional(),
  /** The options for the bag, if the product can be bought without a choice; null if it cannot. */
  atOnce: z.object({ powerType: PowerType.optional() }).nullable().optional(),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** The wishlist of a session, the newest product first. */
export const Wishlist = z.object({
  productIds: z.array(z.string()).max(MOST_WISHES),
  productList: z.array(WishlistItem).max(MOST_WISHES),
  numberOfProducts: z.number().int().max(MOST_WISHES),
});
export type Wishlist = z.infer<typeof Wishlist>;

/** The calls that read and change a wishlist. */
export const wishlistContract = {
  /** Without `attributes`, the answer has only the ids and their number. */
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
