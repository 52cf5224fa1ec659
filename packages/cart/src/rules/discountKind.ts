import type { Discount } from '../contract/index.ts';

/** Which discounts of a type tell themselves apart by their code. */
const CODES = { implicit: ['first-frame', 'gold', 'exchange', 'offer'], sc: ['wallet'] } as const;

/** What a discount is: its type, or what its code tells apart within the type. */
export type DiscountKind = Discount['type'] | (typeof CODES)['implicit' | 'sc'][number];

/** Reads type and code of a discount together; a code that is not known says nothing. */
export function discountKind({ type, code }: Pick<Discount, 'type' | 'code'>): DiscountKind {
  const known: readonly DiscountKind[] = type === 'implicit' || type === 'sc' ? CODES[type] : [];
  return known.find((kind) => kind === code) ?? type;
}
