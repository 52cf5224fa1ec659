import type { Shopper } from '@lunette/cart/rules';
import type { LineDetails } from '../../catalog/product/lineDetails.ts';
import { refuse } from '../../platform/http/refuse.ts';

type Goods = Pick<LineDetails, 'classification'>;

/**
 * Whether goods are a membership for a member. It would begin today, beside the one that is paid already, so it is not sold
 * (MONEY-05).
 */
export function isSecondMembership(
  { classification }: Goods,
  { isMember }: Pick<Shopper, 'isMember'>,
): boolean {
  return classification === 'loyalty_services' && isMember;
}

/** Refuses a membership for a member. */
export function refuseSecondMembership(goods: Goods, shopper: Pick<Shopper, 'isMember'>): void {
  if (isSecondMembership(goods, shopper)) throw refuse(409, 'already_member', 'cart.already-member');
}
