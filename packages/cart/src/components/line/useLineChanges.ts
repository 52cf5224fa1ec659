import { reasonOf, statusOf } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { useAddItemMutation, useDecreaseItemMutation, useIncreaseItemMutation } from '../../api/cart.ts';
import type { CartLine, NewCartItem } from '../../contract/index.ts';
import { lineName } from './lineName.ts';
import { recordChange } from './recordChange.ts';
import { useText } from '../../text.ts';

/** What can be done to a line: another quantity, or out with it, with a way back for a while. */
export function useLineChanges(line: CartLine) {
  const t = useText();
  const toast = useToast();
  const [increase, growing] = useIncreaseItemMutation();
  const [decrease, shrinking] = useDecreaseItemMutation();
  const [putBack] = useAddItemMutation();
  const params = { itemId: line.id };
  const name = lineName(line).model;

  function tell(error: Parameters<typeof reasonOf>[0]) {
    toast({
      kind: 'error',
      text: statusOf(error) === 404 ? t('cart.line-gone') : reasonOf(error, t('cart.offline')),
    });
  }

  async function setQuantity(quantity: number) {
    const count = Math.abs(quantity - line.quantity);
    const change = quantity > line.quantity ? increase : decrease;
    const { error } = await change({ params, query: { count } });
    if (error) tell(error);
    else recordChange(line, quantity);
  }

  async function undo() {
    const { error } = await putBack({ body: itemOf(line) });
    if (error) toast({ kind: 'error', text: t('cart.undo-failed', { name }) });
  }

  async function remove() {
    const { error } = await decrease({ params });
    if (error) return tell(error);
    recordChange(line, 0);
    toast({
      kind: 'update',
      text: t('cart.removed', { name }),
      action: { label: t('cart.undo'), onPress: () => void undo() },
    });
  }

  return { setQuantity, remove, busy: growing.isLoading || shrinking.isLoading };
}

/** The choice that a line was made from, to put it back as it was. */
function itemOf(line: CartLine): NewCartItem {
  const oids = (type: CartLine['options'][number]['type']) =>
    line.options.filter((option) => option.type === type).map(({ oid }) => oid);
  return {
    productId: line.productId,
    quantity: line.quantity,
    powerType: line.powerType ?? undefined,
    packageId: oids('lens_package')[0],
    coatingIds: oids('coating'),
    prescription: line.prescription ?? undefined,
  };
}
