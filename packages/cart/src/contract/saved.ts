import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart, CartLine } from './cart.ts';

/** What a shopper has put aside, the newest first, with the prices and the stock of today. Nothing of it is kept in stock. */
export const SavedItems = z.object({ items: z.array(CartLine) });
export type SavedItems = z.infer<typeof SavedItems>;

/** The cart and what is saved for later, after goods have moved between them. */
export const CartAndSaved = z.object({ cart: Cart, saved: SavedItems });
export type CartAndSaved = z.infer<typeof CartAndSaved>;

const LinePath = z.object({ itemId: Id });

/** Goods that are saved for later. */
export const savedContract = {
  getSaved: endpoint({ method: 'GET', path: '/v2/carts/saved', access: 'guest', result: SavedItems }),
  /** Puts a line of the cart aside, with power, package and coatings. Done already, it changes nothing. */
  saveForLater: endpoint({
    method: 'POST',
    path: '/v2/carts/saved/:itemId',
    access: 'guest',
    params: LinePath,
    result: CartAndSaved,
  }),
  /**
   * Puts saved goods back into the cart, where they join an equal line, as far as they are in stock; the pieces that are not
   * stay saved. Refused where none is.
   */
  moveToCart: endpoint({
    method: 'POST',
    path: '/v2/carts/saved/:itemId/move',
    access: 'guest',
    params: LinePath,
    result: CartAndSaved,
  }),
  removeSaved: endpoint({
    method: 'DELETE',
    path: '/v2/carts/saved/:itemId',
    access: 'guest',
    params: LinePath,
    result: SavedItems,
  }),
};
