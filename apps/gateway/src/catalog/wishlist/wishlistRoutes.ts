import { wishlistContract } from '@lunette/catalog/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { addToWishlist, removeFromWishlist, wishlistAnswer } from './wishlist.ts';

/** Mounts the calls of the wishlist. Each uses only the list of its session and answers with the whole list. */
export function wishlistRoutes(gateway: Gateway): void {
  serve(gateway, wishlistContract.getWishlist, ({ query }, context) =>
    wishlistAnswer(context, query.attributes),
  );

  serve(gateway, wishlistContract.addToWishlist, async ({ body }, context) => {
    await addToWishlist(context, body.productId);
    return wishlistAnswer(context, true);
  });

  serve(gateway, wishlistContract.deleteFromWishlist, async ({ params }, context) => {
    await removeFromWishlist(context.db, context.session, params.productId);
    return wishlistAnswer(context, true);
  });

  serve(gateway, wishlistContract.clearWishlist, async (_input, context) => {
    await removeFromWishlist(context.db, context.session);
    return wishlistAnswer(context, true);
  });
}
