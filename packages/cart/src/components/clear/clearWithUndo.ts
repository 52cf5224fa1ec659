import { reasonOf, type useAppDispatch } from '@lunette/api-client';
import type { useLocale, useToast } from '@lunette/ui-kit';
import { cartApi } from '../../api/cart.ts';
import type { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import type { useText } from '../../text.ts';
import { itemOf } from '../line/changes/itemOf.ts';
import { lineName } from '../line/lineName.ts';
import { recordChange } from '../line/changes/recordChange.ts';

/** What the component passes in from its hooks. */
interface ClearContext {
  t: ReturnType<typeof useText>;
  bagText: ReturnType<typeof useBagText>;
  toast: ReturnType<typeof useToast>;
  dispatch: ReturnType<typeof useAppDispatch>;
  list: ReturnType<typeof useLocale>['list'];
}

const { addItem, clearCart, getCart } = cartApi.endpoints;
const refetchCart = () => getCart.initiate(undefined, { subscribe: false, forceRefetch: true });

/**
 * Empties the bag and offers to undo it. The bag is read first: another tab may have added a line, which must be restored
 * too, or may have emptied the bag, which is undone in that tab.
 */
export async function clearWithUndo({ t, bagText, toast, dispatch, list }: ClearContext): Promise<void> {
  const reason = (error: Parameters<typeof reasonOf>[0]) => reasonOf(error, t('cart.offline'));

  /**
   * Adds the lines one after the other, so that they keep their order. Because of the idempotency key, a second try or one
   * in another tab adds nothing twice; its answer may then be an old one, so the bag is read again.
   */
  async function putBack(lines: CartLine[]) {
    const failed: { name: string; line: CartLine; why: string }[] = [];
    for (const line of lines) {
      const item = { body: itemOf(line), idempotencyKey: `put-back-${line.id}` };
      const { error } = await dispatch(addItem.initiate(item, { track: false }));
      if (error) failed.push({ name: lineName(line).model, line, why: reason(error) });
    }
    await dispatch(refetchCart());
    if (!failed[0]) return;
    const names = list(failed.map(({ name }) => name));
    toast({
      kind: 'error',
      text: bagText('cart.not-put-back', { reason: failed[0].why, names }),
      action: {
        label: bagText('cart.saved-retry'),
        onPress: () => void putBack(failed.map(({ line }) => line)),
      },
    });
  }

  const read = await dispatch(refetchCart());
  const lines = read.data?.items ?? [];
  if (!read.error && lines.length === 0) return;
  const { error } = read.error ? read : await dispatch(clearCart.initiate(undefined, { track: false }));
  if (error) {
    toast({ kind: 'error', text: reason(error) });
    return;
  }
  for (const line of lines) recordChange(line, 0);
  toast({
    kind: 'update',
    text: bagText('cart.cleared'),
    action: { label: t('cart.undo'), onPress: () => void putBack(lines) },
  });
}
