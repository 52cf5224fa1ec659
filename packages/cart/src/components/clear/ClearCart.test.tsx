import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartContract } from '../../contract/index.ts';
import { CartScreen } from '../../screens/CartScreen.tsx';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart, aCartLine, aLastPiece, aWaitingOrder } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';

afterEach(cleanup);

const clear = () => screen.findByRole('button', { name: 'Empty the bag' });
const isEmpty = () => screen.findByRole('heading', { name: 'Your shopping cart is empty' });
const undo = () => screen.findByRole('button', { name: 'Undo' });
const calls = ({ received }: ReturnType<typeof cartGateway>, method: string) =>
  received.filter((call) => call.method === method && call.path === '/v2/carts');

test('CART-19 emptying the bag can be undone: all lines are restored in their order, with power and quantity', async () => {
  const gateway = cartGateway(aCart([aCartLine({ quantity: 2 }), aLastPiece()]));
  renderWithCart(<CartScreen />, gateway);
  (await clear()).focus();
  await userEvent.keyboard('{Enter}');
  const empty = await isEmpty();
  await expect.poll(() => document.activeElement).toBe(empty);
  expect(screen.getByText('Your bag was emptied.')).toBeTruthy();
  await userEvent.click(await undo());
  expect(await screen.findByText('To pay')).toBeTruthy();
  await expect.poll(() => calls(gateway, 'POST')).toHaveLength(2);
  expect(calls(gateway, 'POST').map(({ body }) => body)).toEqual([
    {
      productId: '148001',
      quantity: 2,
      powerType: 'single_vision',
      packageId: 'clear-156-screen',
      coatingIds: ['water-dust'],
      prescription: aCartLine().prescription,
    },
    { productId: '148002', quantity: 1, powerType: 'without_power', coatingIds: [] },
  ]);
  const keys = calls(gateway, 'POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['put-back-line-alder', 'put-back-line-marram']);
  expect(calls(gateway, 'DELETE')).toHaveLength(1);
});

test('CART-12 emptying the bag records the removal of each line for analytics', async () => {
  sessionStorage.removeItem('lunette.cart.changes');
  renderWithCart(<CartScreen />, cartGateway());
  await userEvent.click(await clear());
  await isEmpty();
  expect(JSON.parse(sessionStorage.getItem('lunette.cart.changes') ?? '[]')).toEqual([
    { action: 'delete', productId: '148001', quantity: 0 },
    { action: 'delete', productId: '148002', quantity: 0 },
  ]);
});

test('a bag with one line has only the remove button of the line', async () => {
  renderWithCart(<CartScreen />, cartGateway(aCart([aCartLine({ quantity: 3 })])));
  expect(await screen.findByRole('button', { name: 'Remove Alder' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Empty the bag' })).toBeNull();
});

test('a double click empties the bag once', async () => {
  const gateway = cartGateway();
  renderWithCart(<CartScreen />, gateway);
  await userEvent.dblClick(await clear());
  await isEmpty();
  expect(calls(gateway, 'DELETE')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test('a bag that another tab has emptied is shown as empty, without an undo', async () => {
  const gateway = cartGateway();
  renderWithCart(<CartScreen />, gateway);
  const button = await clear();
  gateway.on(cartContract.getCart, () => aCart([]));
  await userEvent.click(button);
  await isEmpty();
  expect(calls(gateway, 'DELETE')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a line that another tab has added meanwhile is restored too', async () => {
  const gateway = cartGateway();
  renderWithCart(<CartScreen />, gateway);
  const button = await clear();
  const late = aLastPiece({ id: 'line-late', productId: '148009' });
  gateway.on(cartContract.getCart, () => aCart([aCartLine(), aLastPiece(), late]));
  await userEvent.click(button);
  await userEvent.click(await undo());
  await expect.poll(() => calls(gateway, 'POST')).toHaveLength(3);
});

test('offline, nothing is emptied and a message says so', async () => {
  const gateway = cartGateway();
  renderWithCart(<CartScreen />, gateway);
  const button = await clear();
  gateway.on(cartContract.getCart, () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(button);
  expect(await screen.findByText('The store cannot be reached. Please check your connection.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Alder' })).toBeTruthy();
  expect(calls(gateway, 'DELETE')).toEqual([]);
});

test('emptying the bag leaves the order that is waiting for payment', async () => {
  const gateway = cartGateway(aCart(undefined, { waitingOrders: [aWaitingOrder()] }));
  renderWithCart(<CartScreen />, gateway);
  await userEvent.click(await clear());
  await undo();
  expect(screen.getByRole('article', { name: 'An order of ₹7,900 is waiting for payment' })).toBeTruthy();
});

test('a line that cannot be restored is named with the reason, and can be tried again', async () => {
  const gateway = cartGateway();
  renderWithCart(<CartScreen />, gateway);
  await userEvent.click(await clear());
  gateway.on(cartContract.addItem, ({ body }) => {
    if (body.productId === '148002') throw new Refusal(422, 'out_of_stock', 'Marram has sold out.');
    return aCart([aCartLine()]);
  });
  await userEvent.click(await undo());
  expect(await screen.findByText('Marram has sold out. Not put back: Marram.')).toBeTruthy();
  gateway.on(cartContract.addItem, () => aCart()).on(cartContract.getCart, () => aCart());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Remove Marram' })).toBeTruthy();
  expect(calls(gateway, 'POST')).toHaveLength(3);
});

test('in Arabic the button and the message are in Arabic', async () => {
  renderWithCart(<CartScreen />, cartGateway(), { language: 'ar', country: 'AE' });
  await userEvent.click(await screen.findByRole('button', { name: 'إفراغ الحقيبة' }));
  expect(await screen.findByText('أُفرغت حقيبتك.')).toBeTruthy();
});
