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
const has = (type: Discount['type']) =>
  callValue(cart, ({ data }) => data?.totals.discounts.some((discount) => discount.type === type) ?? false);
const amount = (name: keyof DerivedAmounts) => callValue(amounts, ({ data }) => data?.[name] ?? 0);

/**
 * What the store of a page knows of its cart, under the names of the specification (CART-02): whether adding and updating
 * were called, refused or not, what is applied, and the amounts that are derived from the totals, in the cart's currency.
 */
export const cartState = {
  cart,
  isAddToCartCalled: callValue(
    callState(addItem, (answer) => answer),
    wasCalled,
  ),
  isUpdateCartCalled: (state: RootState) => updates.some((called) => called(state)),
  isGvApplied: has('gv'),
  isScApplied: has('sc'),
  showCartPopup: (state: RootState) => selectCartPopup(state).showCartPopup,
  gvAmt: amount('gvAmt'),
  scAmt: amount('scAmt'),
  implicitAmt: amount('implicitAmt'),
  netAmountCart: amount('netAmountCart'),
};
