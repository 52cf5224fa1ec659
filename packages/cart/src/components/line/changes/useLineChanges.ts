import { reasonOf, statusOf, useAttempt } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { useAddItemMutation, useDecreaseItemMutation, useIncreaseItemMutation } from '../../../api/cart.ts';
import type { CartLine } from '../../../contract/index.ts';
import { itemOf } from './itemOf.ts';
import { lineName } from '../lineName.ts';
import { recordChange } from './recordChange.ts';
import { useText } from '../../../text.ts';

/** Changes the quantity of a line, or removes it with a toast to undo it. */
export function useLineChanges(line: CartLine) {
  const t = useText();
  const toast = useToast();
  const [increase, increasing] = useIncreaseItemMutation();
  const [decrease, decreasing] = useDecreaseItemMutation();
  const [putBack] = useAddItemMutation();
  const attempt = useAttempt();
  const params = { itemId: line.id };
  const expectedQuantity = line.quantity;
  const name = lineName(line).model;
  const undoAction = { label: t('cart.undo'), onPress: () => void undo() };

  function showError(error: Parameters<typeof reasonOf>[0]) {
    toast({
      kind: 'error',
      text: statusOf(error) === 404 ? t('cart.line-gone') : reasonOf(error, t('cart.offline')),
    });
  }

  async function setQuantity(quantity: number) {
    const count = Math.abs(quantity - line.quantity);
    const change = quantity > line.quantity ? increase : decrease;
    const { error } = await change({ params, query: { count, expectedQuantity } });
    if (error) showError(error);
    else recordChange(line, quantity);
  }

  async function undo() {
    const body = itemOf(line);
    const { error } = await putBack({ body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(error);
    if (!error) return;
    const reason = reasonOf(error, t('cart.offline'));
    toast({ kind: 'error', text: t('cart.undo-failed', { name, reason }), action: undoAction });
  }

  async function remove() {
    const { error } = await decrease({ params, query: { expectedQuantity } });
    if (error) return showError(error);
    recordChange(line, 0);
    toast({
      kind: 'update',
      text: t('cart.removed', { name }),
      action: undoAction,
    });
  }

  return { setQuantity, remove, busy: increasing.isLoading || decreasing.isLoading };
}
