import { mergeContract, savedContract, type CartAndSaved } from '@lunette/cart/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { cartAnswer } from '../cartAnswer.ts';
import { closeMerge, undoMerge } from '../merge/undoMerge.ts';
import type { LineContext } from '../lines/addLine.ts';
import { refuseForExchange } from '../openCart.ts';
import { changeCart, type CartContext } from '../changeCart.ts';
import { moveToCart, removeSaved, savedItems, saveLine } from './savedLines.ts';

/** Mounts the calls of goods that are saved for later, and those that undo the merge of a sign-in or close its notice. */
export function savedRoutes(gateway: Gateway): void {
  serve(gateway, savedContract.getSaved, async (_input, context) => {
    refuseForExchange(context, 'saved');
    return savedItems(context.db, context);
  });

  serve(gateway, savedContract.saveForLater, async ({ params }, context) =>
    moved(context, (tx) => saveLine(tx, context, params.itemId)),
  );

  serve(gateway, savedContract.moveToCart, async ({ params }, context) =>
    moved(context, (tx) => moveToCart(tx, context, params.itemId)),
  );

  serve(gateway, savedContract.removeSaved, async ({ params }, context) => {
    refuseForExchange(context, 'saved');
    return context.db.transaction(async (tx) => {
      await removeSaved(tx, context, params.itemId);
      return savedItems(tx, context);
    });
  });

  serve(gateway, mergeContract.undoMerge, async ({ params }, context) =>
    moved(context, (tx) => undoMerge(tx, context, params.mergeId)),
  );

  serve(gateway, mergeContract.closeMerge, async ({ params }, context) => {
    refuseForExchange(context, 'saved');
    return changeCart(context, (tx) => closeMerge(tx, context, params.mergeId));
  });
}

/** Moves goods between the cart and the saved ones, and reads both in the same transaction. */
async function moved(
  context: CartContext & LineContext,
  move: (tx: Transaction) => Promise<string | null>,
): Promise<CartAndSaved> {
  refuseForExchange(context, 'saved');
  return context.db.transaction(async (tx) => ({
    cart: await cartAnswer(tx, context, await move(tx)),
    saved: await savedItems(tx, context),
  }));
}
