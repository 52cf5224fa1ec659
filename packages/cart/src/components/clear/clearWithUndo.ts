import { reasonOf, type useAppDispatch } from '@lunette/api-client';
import { intlLocale } from '@lunette/country-config';
import type { useLocale, useToast } from '@lunette/ui-kit';
import { cartApi } from '../../api/cart.ts';
import type { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import type { useText } from '../../text.ts';
import { itemOf } from '../line/changes/itemOf.ts';
import { lineName } from '../line/lineName.ts';
import { recordChange } from '../line/changes/recordChange.ts';

interface Page {
  t: ReturnType<typeof useText>;
  bag: ReturnType<typeof useBagText>;
  toast: ReturnType<typeof useToast>;
  dispatch: ReturnType<typeof useAppDispatch>;
  locale: ReturnType<typeof useLocale>;
}

const { addItem, clearCart, getCart } = cartApi.endpoints;
const readAgain = () => getCart.initiate(undefined, { subscribe: false, forceRefetch: true });

/**
 * Takes everything out of the bag and offers to put it back. The bag is read first: another tab may have put something
 * into it, which has to come back too, or may have emptied it, which is undone there.
 */
export async function clearWithUndo({ t, bag, toast, dispatch, locale }: Page): Promise<void> {
  const { language, country } = locale;
  const reason = (error: Parameters<typeof reasonOf>[0]) => reasonOf(error, t('cart.offline'));

  /**
   * One line after the other, so that they stand in their old order. The key makes a second try, or that of another tab,
   * the same one; its answer may be an old one then, so the bag is read again.
   */
  async function putBack(lines: CartLine[]) {
    const failed: { name: string; line: CartLine; why: string }[] = [];
    for (const line of lines) {
      const item = { body: itemOf(line), idempotencyKey: `put-back-${line.id}` };
      const { error } = await dispatch(addItem.initiate(item, { track: false }));
      if (error) failed.push({ name: lineName(line).model, line, why: reason(error) });
    }
    await dispatch(readAgain());
    if (!failed[0]) return;
    const names = new Intl.ListFormat(intlLocale(language, country)).format(failed.map(({ name }) => name));
    toast({
      kind: 'error',
      text: bag('cart.not-put-back', { reason: failed[0].why, names }),
      action: {
        label: bag('cart.saved-retry'),
        onPress: () => void putBack(failed.map(({ line }) => line)),
      },
    });
  }

  const read = await dispatch(readAgain());
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
    text: bag('cart.cleared'),
    action: { label: t('cart.undo'), onPress: () => void putBack(lines) },
  });
}
