import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartGateway } from '../../testing/cartGateway.ts';
import { reorderContract } from '../../contract/index.ts';
import { aCart } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { ReorderByEmail } from './ReorderByEmail.tsx';

afterEach(cleanup);

const GOODS = { orderId: '1300482917', item: { id: 'item-juno', name: 'Juno' } };

const press = async () =>
  userEvent.dblClick(await screen.findByRole('button', { name: 'Order again: Juno' }));
const asked = (gateway: ReturnType<typeof cartGateway>) =>
  gateway.received.filter(({ path }) => path === '/v2/carts/reorder/1300482917');

test('CART-16 an item is added to the bag again, once, with the order number in the path; missing goods are named', async () => {
  const gateway = cartGateway().on(reorderContract.reorderOwn, () => ({ ...aCart(), missing: ['Juno'] }));
  const { path } = renderWithCart(<ReorderButton {...GOODS} />, gateway);
  await press();
  await expect.poll(path).toBe('/cart');
  expect(await screen.findByText(/Juno/)).toBeTruthy();
  expect(asked(gateway)).toHaveLength(1);
  expect(asked(gateway)[0]?.query).toEqual({ itemId: 'item-juno' });
  expect(asked(gateway)[0]?.headers).not.toHaveProperty('x-service-type');
});

test('CART-16 in Arabic, missing goods are listed with Arabic signs', async () => {
  const missing = ['Juno', 'Tern'];
  const gateway = cartGateway().on(reorderContract.reorderOwn, () => ({ ...aCart(), missing }));
  renderWithCart(<ReorderButton {...GOODS} />, gateway, { language: 'ar', country: 'AE' });
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText(/: Juno وTern\.$/)).toBeTruthy();
});

test('CART-16 a refusal is shown as text, and the page stays open', async () => {
  const gateway = cartGateway().on(reorderContract.reorderOwn, () => {
    throw new Refusal(422, 'out_of_stock', 'Nothing in this order is available any more.');
  });
  const { path } = renderWithCart(<ReorderButton {...GOODS} />, gateway);
  await press();
  expect(await screen.findByText('Nothing in this order is available any more.')).toBeTruthy();
  expect(path()).toBe('/');
});

test('CART-16 all goods of an order are added again by its e-mail address, once, in the body of the call', async () => {
  const gateway = cartGateway().on(reorderContract.reorder, () => ({ ...aCart(), missing: [] }));
  const { path } = renderWithCart(
    <ReorderByEmail orderId="1300482917" email="ananya.rao@post.in" />,
    gateway,
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Order these goods again' }));
  await expect.poll(path).toBe('/cart');
  const sent = gateway.received.filter((call) => call.path === '/v2/carts/reorder');
  expect(sent.map(({ body }) => body)).toEqual([{ orderId: '1300482917', emailId: 'ananya.rao@post.in' }]);
});
