import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartApi } from '../../api/cart.ts';
import { cartContract } from '../../contract/index.ts';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart, aMergedCart } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { MergeToastLoader } from './MergeToastLoader.tsx';

afterEach(cleanup);

const SAID = 'Your two bags are one now.';

test('CART-25 a merge that happens on this page is announced once, with a link to the bag', async () => {
  let cart = aCart();
  const gateway = cartGateway().on(cartContract.getCart, () => cart);
  const { store, findByText, findByRole, queryAllByText, path } = renderWithCart(
    <MergeToastLoader />,
    gateway,
  );
  const isRead = () => cartApi.endpoints.getCart.select()(store.getState());
  await waitFor(() => expect(isRead().data?.merge).toBeNull());
  expect(queryAllByText(SAID)).toHaveLength(0);
  cart = aMergedCart();
  store.dispatch(cartApi.util.invalidateTags(['Cart']));
  await findByText(SAID);
  store.dispatch(cartApi.util.invalidateTags(['Cart']));
  await userEvent.click(await findByRole('button', { name: 'See the bag' }));
  expect(path()).toBe('/cart');
  expect(queryAllByText(SAID).length).toBeLessThan(2);
});

test('CART-25 a merge from before the page was opened is not announced again', async () => {
  const gateway = cartGateway().on(cartContract.getCart, () => aMergedCart());
  const { store, queryByText } = renderWithCart(<MergeToastLoader />, gateway);
  await waitFor(() => expect(cartApi.endpoints.getCart.select()(store.getState()).data?.merge).toBeTruthy());
  store.dispatch(cartApi.util.invalidateTags(['Cart']));
  await waitFor(() => expect(gateway.received.length).toBeGreaterThan(1));
  expect(queryByText(SAID)).toBeNull();
});
