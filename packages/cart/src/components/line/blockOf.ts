import type { CartLine } from '../../contract/index.ts';

/** Why a line cannot be bought as it is, and how many of its pieces are left. */
export interface Block {
  /** `few` and `boxes`: fewer are left than the line has; boxes are changed with the power. */
  why: 'gone' | 'few' | 'boxes' | 'lenses' | 'membership';
  count: number;
}

/** The values of the texts about a line that cannot be bought as it is; null for one that can. */
export function blockOf({
  inStock,
  blockedBy,
  availableQuantity: count,
  classification,
  quantity,
}: CartLine): Block | null {
  if (inStock) return null;
  if (blockedBy === 'lenses' || blockedBy === 'membership') return { why: blockedBy, count };
  if (count === 0 || count >= quantity) return { why: 'gone', count };
  return { why: classification === 'contact_lens' ? 'boxes' : 'few', count };
}
