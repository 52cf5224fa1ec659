import type { Discount } from '../contract/index.ts';

/** What a discount is: its type, or what its code tells apart within the type. */
export type DiscountKind = Discount['type'] | 'wallet' | 'offer';

/** Reads type and code of a discount together; a code that is not known says nothing. */
export function discountKind({ type, code }: Pick<Discount, 'type' | 'code'>): DiscountKind {
  if (type === 'sc' && code === 'wallet') return code;
  return type === 'implicit' && code === 'offer' ? code : type;
}
