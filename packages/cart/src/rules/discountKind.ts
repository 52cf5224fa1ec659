import type { Discount } from '../contract/index.ts';

/** The codes that distinguish discounts of the same type. */
const CODES = { implicit: ['first-frame', 'gold', 'supply', 'exchange', 'offer'], sc: ['wallet'] } as const;

/** The kind of a discount: its code if that is one of `CODES`, else its type. */
export type DiscountKind = Discount['type'] | (typeof CODES)['implicit' | 'sc'][number];

/** The kind of a discount by its type and code; an unknown code is ignored. */
export function discountKind({ type, code }: Pick<Discount, 'type' | 'code'>): DiscountKind {
  const known: readonly DiscountKind[] = type === 'implicit' || type === 'sc' ? CODES[type] : [];
  return known.find((kind) => kind === code) ?? type;
}
