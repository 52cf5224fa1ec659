import { endpoint, Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Cart } from './cart.ts';
import { CartLine } from './cartLine.ts';

/** What a shopper has saved for later, the newest first, with current prices and stock. Saving does not reserve stock. */
export const SavedItems = z.object({ items: z.array(CartLine) });
export type SavedItems = z.infer<typeof SavedItems>;

/** The cart and the saved items, after goods have moved between them. */
export const CartAndSaved = z.object({ cart: Cart, saved: SavedItems });
export type CartAndSaved = z.infer<typeof CartAndSaved>;

const LinePath = z.object({ itemId: Id });

/** The calls for goods that are saved for later. */
export const savedContract = {
  getSaved: endpoint({ method: 'GET', path: '/v2/carts/saved', access: 'guest', result: SavedItems }),
  /** Saves a line of the cart for later, with its power, package and coatings. A second call changes nothing. */
  saveForLater: endpoint({
    method: 'POST',
    path: '/v2/carts/saved/:itemId',
    access: 'guest',
    params: LinePath,
    result: CartAndSaved,
  }),
  /**
   * Puts saved goods back into the cart, as far as they are in stock, and adds them to an equal line if there is one. The
   * other pieces stay saved. Refused if none is in stock.
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
