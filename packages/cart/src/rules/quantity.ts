import { MOST_PIECES } from '@lunette/catalog/rules';
import type { CartLine } from '../contract/index.ts';

const WITHOUT_CONTROLS: readonly CartLine['classification'][] = [
  'services',
  'loyalty_services',
  'contact_lens',
  'contact_lens_solution',
];

/** Whether a kind of goods has quantity controls in a cart. Contact lenses count boxes in their prescription (O-18). */
export function hasQuantity(classification: CartLine['classification']): boolean {
  return !WITHOUT_CONTROLS.includes(classification);
}

/** The quantity controls of a line: whether there are any, and why no piece can be added. */
export interface QuantityControl {
  shown: boolean;
  canIncrease: boolean;
  reason: 'not_countable' | 'only_one' | 'most' | 'all_in_cart' | null;
}

/** Whether a line's quantity can grow (CART-10): not beyond the stock, and not if only one piece is left. */
export function quantityControl(
  line: Pick<CartLine, 'classification' | 'quantity' | 'availableQuantity'>,
): QuantityControl {
  if (!hasQuantity(line.classification)) return { shown: false, canIncrease: false, reason: 'not_countable' };
  if (line.availableQuantity <= 1) return { shown: true, canIncrease: false, reason: 'only_one' };
  if (line.quantity >= MOST_PIECES) return { shown: true, canIncrease: false, reason: 'most' };
  if (line.quantity >= line.availableQuantity)
    return { shown: true, canIncrease: false, reason: 'all_in_cart' };
  return { shown: true, canIncrease: true, reason: null };
}
