import { codeOf, reasonOf, useAppDispatch, useAppStore, useAttempt } from '@lunette/api-client';
import { useState } from 'react';
import { cartApi, useAddItemMutation } from '../../api/cart.ts';
import type { Cart, NewCartItem } from '../../contract/index.ts';
import { cartPopupOpened } from '../../slice.ts';
import { useText } from '../../text.ts';

const LAST_ADD = { fixedCacheKey: 'cart-add' };

/** The result of the last `addItem`, from whichever component it was called. */
export function useLastAdd() {
  const [, { isError, isLoading, reset }] = useAddItemMutation(LAST_ADD);
  return { failed: isError, adding: isLoading, forget: reset };
}

/**
 * Adds an item to the cart and opens the popup with it. Repeated presses add it once. The error is kept until the next
 * attempt; `isOfItem` says whether it belongs to the present item.
 */
export function useAddItem(item: NewCartItem, onAdded?: (cart: Cart) => void | Promise<void>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const attempt = useAttempt();
  const [send] = useAddItemMutation(LAST_ADD);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ content: string; message: string } | null>(null);
  const content = JSON.stringify(item);

  async function add() {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    const before = cartApi.endpoints.getCart.select()(store.getState()).data;
    const { data, error } = await send({ body: item, idempotencyKey: attempt.keyFor(item) });
    attempt.ended(error);
    setBusy(false);
    if (data) {
      const { productId } = item;
      // `onAdded` may navigate back. It is awaited first: after the popup has opened, going back would remove the popup's
      // history entry.
      await onAdded?.(data);
      dispatch(
        cartPopupOpened({ addedProductId: productId, addedLineId: grownLine(productId, data, before)?.id }),
      );
    } else setFailed({ content, message: messageFor(error) });
  }

  /** The sentence of the specification if the goods have sold out (CART-21), else the text of the gateway. */
  function messageFor(error: Parameters<typeof reasonOf>[0]): string {
    const reason = reasonOf(error, t('cart.offline'));
    return codeOf(error) === 'out_of_stock' || /out of stock/i.test(reason) ? t('cart.out-of-stock') : reason;
  }

  return { add, busy, failure: failed?.message ?? null, isOfItem: failed?.content === content };
}

/** The line of a product that is new in a cart or has more pieces than before. */
function grownLine(productId: string, { items }: Cart, before: Cart | undefined) {
  const had = (lineId: string) => before?.items.find(({ id }) => id === lineId)?.quantity ?? 0;
  return items.findLast((line) => line.productId === productId && line.quantity > had(line.id));
}
