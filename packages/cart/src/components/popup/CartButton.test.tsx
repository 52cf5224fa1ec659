import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart, aCartLine } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { selectCartPopup } from '../../slice.ts';
import { CartButton } from './CartButton.tsx';

afterEach(cleanup);

test('SHELL-09 a click on the bag opens its popup; the badge shows a count above 0 and is hidden at 0', async () => {
  const { store } = renderWithCart(<CartButton />, cartGateway(aCart([aCartLine({ quantity: 2 })])));
  const button = await screen.findByRole('button', { name: /2/ });
  expect(button.querySelector('.count')?.textContent).toBe('2');
  await userEvent.click(button);
  expect(selectCartPopup(store.getState()).showCartPopup).toBe(true);
  cleanup();
  renderWithCart(<CartButton />, cartGateway(aCart([])));
  expect((await screen.findByRole('button')).querySelector('.count')).toBeNull();
});

test('SHELL-09 with the new desktop cart flow the cart is a link to /cart', async () => {
  renderWithCart(<CartButton opens="page" />, cartGateway());
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/cart');
});
