import type { Language } from '@lunette/country-config';
import { discountKind, type DiscountKind } from '@lunette/cart/rules';
import type { MinorDiscount, MinorTotals, OfferTerms } from '@lunette/cart/rules';
import type { CheckoutState } from '../checkoutState.ts';

/** The balances and offers that could reduce the total of a cart, in minor units. */
export interface CartMoney {
  /** The gift voucher whose code is on the cart. */
  voucher: { balance: number; expired: boolean } | null;
  /** All store credit of the customer; a guest has none. */
  storeCredit: number;
  /** The balance of the customer's wallet; 0 if the store does not allow its use. */
  wallet: number;
  /** The chosen offer of a bank; null after it has ended. */
  offer: (OfferTerms & { id: string; bank: Record<Language, string>; firstSix: string[] }) | null;
}

/** No balances and no offer. */
export const NO_MONEY: CartMoney = { voucher: null, storeCredit: 0, wallet: 0, offer: null };

type ChosenMoney = Pick<CheckoutState, 'voucherCode' | 'storeCredit' | 'wallet'>;

/** The discounts that the shopper has asked for, each with its whole balance. */
export function grantedMoney(
  chosen: ChosenMoney,
  { voucher, storeCredit, wallet }: CartMoney,
): MinorDiscount[] {
  return [
    { type: 'gv' as const, amount: voucher && !voucher.expired ? voucher.balance : 0 },
    { type: 'sc' as const, amount: chosen.storeCredit ? storeCredit : 0 },
    { type: 'sc' as const, code: 'wallet', amount: chosen.wallet ? wallet : 0 },
  ].filter(({ amount }) => amount > 0);
}

/** How much of one kind of discount a total uses. */
export function usedOf({ discounts }: Pick<MinorTotals, 'discounts'>, kind: DiscountKind): number {
  return discounts.find((discount) => discountKind(discount) === kind)?.amount ?? 0;
}
