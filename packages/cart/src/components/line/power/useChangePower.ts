import { reasonOf } from '@lunette/api-client';
import type { Args } from '@lunette/api-client/contract';
import { useToast } from '@lunette/ui-kit';
import { useUpdatePowerMutation } from '../../../api/cart.ts';
import type { cartContract, CartLine } from '../../../contract/index.ts';
import { lineName } from '../lineName.ts';
import { useText } from '../../../text.ts';

/** A new power of a line, as `updatePower` sends it. */
export type NewPower = Args<typeof cartContract.updatePower>['body'];

/** Changes the power of a line (CART-15) and calls `onSaved`; an error is kept until `forget`. */
export function useChangePower(line: CartLine, onSaved: () => void) {
  const t = useText();
  const toast = useToast();
  const [update, { isLoading, error, reset }] = useUpdatePowerMutation();

  async function save(body: NewPower) {
    const answer = await update({ params: { itemId: line.id }, body });
    if (answer.error) return;
    onSaved();
    toast({ kind: 'update', text: t('cart.power-changed', { name: lineName(line).model }) });
  }

  const failure = error ? reasonOf(error, t('cart.offline')) : null;
  return { save, saving: isLoading, failure, forget: reset };
}
