import { reasonOf } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { useMoveToCartMutation, useRemoveSavedMutation } from '../../api/saved.ts';
import { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { lineName } from '../line/lineName.ts';

/** Moves a saved item back to the bag or to the wishlist, or removes it. */
export function useSavedChanges(line: CartLine) {
  const t = useText();
  const bagText = useBagText();
  const toast = useToast();
  const [move, moving] = useMoveToCartMutation();
  const [removeSaved, removing] = useRemoveSavedMutation();
  const params = { itemId: line.id };
  const name = lineName(line).model;
  const busy = moving.isLoading || removing.isLoading;

  function showError(error: Parameters<typeof reasonOf>[0]) {
    toast({ kind: 'error', text: reasonOf(error, t('cart.offline')) });
  }

  async function moveToBag() {
    if (busy) return;
    const { data, error } = await move({ params });
    if (error) return showError(error);
    const left = data.saved.items.find(({ id }) => id === line.id)?.quantity ?? 0;
    const text =
      left > 0
        ? bagText('cart.moved-part', { name, moved: line.quantity - left, left })
        : bagText('cart.moved', { name });
    toast({ kind: 'update', text });
  }

  async function removeItem(text: string) {
    if (busy) return;
    const { error } = await removeSaved({ params });
    if (error) showError(error);
    else toast({ kind: 'update', text });
  }

  return {
    moveToBag,
    remove: () => removeItem(bagText('cart.saved-removed', { name })),
    leave: () => void removeItem(bagText('cart.wished', { name })),
    moving: moving.isLoading,
    busy,
  };
}
