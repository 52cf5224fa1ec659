import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartState } from '../api/cartState.ts';
import { AddToCartButton } from '../components/add/AddToCartButton.tsx';
import { cartContract } from '../contract/index.ts';
import { aCart } from '../testing/fixtures.ts';
import { cartGateway } from '../testing/cartGateway.ts';
import { renderWithCart } from '../testing/renderWithCart.tsx';
import { CartScreen } from './CartScreen.tsx';

afterEach(cleanup);

test('CART-02 the page of a cart fills what is applied and the derived amounts; a changed quantity is an update', async () => {
  const discounts = [
    { type: 'implicit' as const, amount: 500, label: 'Bag discount' },
    { type: 'gv' as const, amount: 1000, label: 'DIWALI-7731' },
    { type: 'sc' as const, amount: 240 },
  ];
  const { store } = renderWithCart(<CartScreen />, cartGateway(aCart(undefined, { discounts })));
  const state = () => store.getState();
  expect([cartState.isGvApplied(state()), cartState.netAmountCart(state())]).toEqual([false, 0]);
  await screen.findByText('To pay');
  expect([cartState.isGvApplied(state()), cartState.isScApplied(state())]).toEqual([true, true]);
  expect([cartState.gvAmt(state()), cartState.scAmt(state()), cartState.implicitAmt(state())]).toEqual([
    1000, 240, 500,
  ]);
  expect(cartState.netAmountCart(state())).toBe(cartState.cart(state()).data?.totals.total);
  expect(cartState.isUpdateCartCalled(state())).toBe(false);
  await userEvent.click(screen.getAllByRole('button', { name: /^One more/ })[0]!);
  await expect.poll(() => cartState.isUpdateCartCalled(state())).toBe(true);
  expect(cartState.isAddToCartCalled(state())).toBe(false);
});

const addButton = <AddToCartButton item={{ productId: '148001' }} label="Add to bag" />;
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));

test('CART-02 adding an item opens the popup', async () => {
  const { store } = renderWithCart(addButton, cartGateway(aCart([])));
  expect(cartState.isAddToCartCalled(store.getState())).toBe(false);
  await add();
  await expect.poll(() => cartState.showCartPopup(store.getState())).toBe(true);
  expect(cartState.isAddToCartCalled(store.getState())).toBe(true);
});

test('CART-02 isAddToCartCalled stays set when adding is refused', async () => {
  const gateway = cartGateway(aCart([])).on(cartContract.addItem, () => {
    throw new Refusal(422, 'out_of_stock', 'Alder has sold out.');
  });
  const { store } = renderWithCart(addButton, gateway);
  await add();
  await screen.findByRole('alert');
  expect(cartState.isAddToCartCalled(store.getState())).toBe(true);
  expect(cartState.showCartPopup(store.getState())).toBe(false);
});
