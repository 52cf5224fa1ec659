import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cartContract } from '../../contract/index.ts';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { CartButton } from './CartButton.tsx';
import { useFreshCart } from './useFreshCart.ts';

afterEach(cleanup);

function Fresh() {
  useFreshCart();
  return null;
}

test.each(['online', 'focus'])(
  'a cart that could not be read is read again at the event %s',
  async (event) => {
    let isDown = true;
    const gateway = cartGateway().on(cartContract.getCart, () => {
      if (isDown) throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
      return aCart();
    });
    renderWithCart(
      <>
        <CartButton />
        <Fresh />
      </>,
      gateway,
    );
    await expect.poll(() => gateway.received).toHaveLength(1);
    isDown = false;
    await expect
      .poll(() => {
        window.dispatchEvent(new Event(event));
        return screen.queryByRole('button', { name: 'Bag, 2 items' });
      })
      .not.toBeNull();
  },
);

test('without a part that uses the cart nothing is read', () => {
  const gateway = cartGateway();
  renderWithCart(<Fresh />, gateway);
  for (const event of ['online', 'focus']) window.dispatchEvent(new Event(event));
  expect(gateway.received).toEqual([]);
});
