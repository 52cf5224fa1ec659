import { Refusal } from '@lunette/api-client/testing';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { movedContract } from '../../contract/index.ts';
import { CartScreen } from '../../screens/CartScreen.tsx';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart, aLastPiece } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { MovedCheckout } from './MovedCheckout.tsx';

const movedTo = { id: 'move-1', client: 'mobilesite', isOrdered: false, canComeBack: true } as const;
const TITLE = 'This checkout continues on a phone';

test('the cart page says on which device the checkout continues, and can bring it back', async () => {
  const gateway = cartGateway(aCart([aLastPiece()], { movedTo })).on(movedContract.moveBack, () => aCart());
  const screen = renderWithCart(<CartScreen />, gateway);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bring it back here' }));
  expect(
    await screen.findByText('Your checkout is here again. What was in the bag here is saved for later.'),
  ).toBeTruthy();
  expect(gateway.received.find(({ method }) => method === 'POST')?.path).toBe('/v2/carts/moved/move-1/back');
  await expect.poll(() => screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

test('an empty bag shows the message too; a checkout that cannot be brought back has no button', async () => {
  const cart = aCart([], { movedTo: { ...movedTo, canComeBack: false } });
  const screen = renderWithCart(<CartScreen />, cartGateway(cart));
  expect(await screen.findByText(/It was continued there, so it cannot be brought back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bring it back here' })).toBeNull();
});

test('a checkout that was ordered on the other device says so', async () => {
  const cart = aCart([], { movedTo: { ...movedTo, isOrdered: true, canComeBack: false } });
  const screen = renderWithCart(<CartScreen />, cartGateway(cart));
  expect(await screen.findByRole('heading', { name: 'This checkout was ordered on a phone' })).toBeTruthy();
});

test('a refusal shows its reason', async () => {
  const gateway = cartGateway(aCart([], { movedTo })).on(movedContract.moveBack, () => {
    throw new Refusal(409, 'move_ordered', 'It was ordered on the other device meanwhile.');
  });
  const screen = renderWithCart(<CartScreen />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Bring it back here' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It was ordered on the other device');
});

test('a checkout shows the message for a known move, and nothing if the checkout was not moved', async () => {
  const screen = renderWithCart(<MovedCheckout known={movedTo} />, cartGateway(aCart()));
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
  screen.unmount();
  const gateway = cartGateway(aCart());
  const other = renderWithCart(<MovedCheckout known={null} />, gateway);
  await expect.poll(() => gateway.received.length).toBe(1);
  expect(other.queryByRole('heading')).toBeNull();
});
