import { callState, callValue, type CallState, type RootState } from '@lunette/api-client';
import { derivedAmounts, type DerivedAmounts } from '../rules/derivedAmounts.ts';
import type { Discount } from '../contract/index.ts';
import { selectCartPopup } from '../slice.ts';
import { cartApi } from './cart.ts';

const { addItem, decreaseItem, getCart, increaseItem, updatePower } = cartApi.endpoints;

const cart = callState(getCart, (answer) => answer);
const amounts = callState(getCart, ({ totals }) => derivedAmounts(totals));

const wasCalled = ({ loading, success, error }: CallState<unknown>) =>
  loading || success || error !== undefined;
const updates = [increaseItem, decreaseItem, updatePower].map((endpoint) =>
  callValue(
    callState(endpoint, (answer) => answer),
    wasCalled,
  ),
);
const hasDiscount = (type: Discount['type']) =>
  callValue(cart, ({ data }) => data?.totals.discounts.some((discount) => discount.type === type) ?? false);
const derivedAmount = (name: keyof DerivedAmounts) => callValue(amounts, ({ data }) => data?.[name] ?? 0);

/**
 * Selectors of the cart under the names of the specification (CART-02): whether adding and updating were called, which
 * discounts are applied, and the amounts that are derived from the totals, in the cart's currency.
 */
export const cartState = {
  cart,
  isAddToCartCalled: callValue(
    callState(addItem, (answer) => answer),
    wasCalled,
  ),
  isUpdateCartCalled: (state: RootState) => updates.some((called) => called(state)),
  isGvApplied: hasDiscount('gv'),
  isScApplied: hasDiscount('sc'),
  showCartPopup: (state: RootState) => selectCartPopup(state).showCartPopup,
  gvAmt: derivedAmount('gvAmt'),
  scAmt: derivedAmount('scAmt'),
  implicitAmt: derivedAmount('implicitAmt'),
  netAmountCart: derivedAmount('netAmountCart'),
};
