import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cartGateway } from '../../testing/cartGateway.ts';
import { cartContract } from '../../contract/index.ts';
import { aCart, aCartLine } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { selectCartPopup } from '../../slice.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { CartButton } from '../popup/CartButton.tsx';
import { CartTab } from '../popup/CartTab.tsx';

afterEach(cleanup);

const item = { productId: '148001', powerType: 'single_vision' as const };
const button = () => screen.getByRole('button', { name: 'Add to bag' });
const posts = (gateway: ReturnType<typeof cartGateway>) =>
  gateway.received.filter(({ method }) => method === 'POST');

test('CART-14 adding shows a loader and then the new count, and opens the popup, which names the added item', async () => {
  const gateway = cartGateway(aCart([]));
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  gateway.on(cartContract.addItem, async () => {
    await waiting;
    return aCart();
  });
  const onAdded = vi.fn();
  const { store } = renderWithCart(
    <>
      <CartButton />
      <AddToCartButton item={item} label="Add to bag" onAdded={onAdded} />
    </>,
    gateway,
  );
  expect(await screen.findByRole('button', { name: 'Bag, empty' })).toBeTruthy();
  await userEvent.click(button());
  expect(screen.getByRole('button', { name: /Add to bag/ }).getAttribute('aria-busy')).toBe('true');
  answer();
  expect(await screen.findByRole('button', { name: 'Bag, 2 items' })).toBeTruthy();
  expect(selectCartPopup(store.getState())).toEqual({
    showCartPopup: true,
    addedProductId: '148001',
    addedLineId: 'line-alder',
  });
  expect(onAdded).toHaveBeenCalledOnce();
  expect(gateway.received.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('with two lines of the same product, the line that has grown counts as the added one', async () => {
  const [first, second] = [aCartLine(), aCartLine({ id: 'line-for-dev' })];
  const gateway = cartGateway(aCart([first, second])).on(cartContract.addItem, () =>
    aCart([aCartLine({ quantity: 2 }), second]),
  );
  const { store } = renderWithCart(
    <>
      <CartButton />
      <AddToCartButton item={item} label="Add to bag" />
    </>,
    gateway,
  );
  await screen.findByRole('button', { name: 'Bag, 2 items' });
  await userEvent.click(button());
  await expect.poll(() => selectCartPopup(store.getState()).addedLineId).toBe(first.id);
});

test('CART-14 a double click counts as one attempt: every call of it has the same idempotency key', async () => {
  const gateway = cartGateway(aCart([]));
  const { container } = renderWithCart(<AddToCartButton item={item} label="Add to bag" />, gateway);
  const element = container.querySelector('button');
  element?.click();
  element?.click();
  await expect.poll(() => button().getAttribute('aria-busy')).toBeNull();
  const keys = posts(gateway).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  await userEvent.click(button());
  await expect.poll(() => posts(gateway).length).toBe(keys.length + 1);
  expect(posts(gateway).at(-1)?.headers['idempotency-key']).not.toBe(keys[0]);
});

test('CART-21 an answer "out of stock" shows the alert "This product is Out of Stock !" and stays beside the button', async () => {
  const gateway = cartGateway(aCart([])).on(cartContract.addItem, () => {
    throw new Refusal(422, 'out_of_stock', 'Alder has sold out.');
  });
  renderWithCart(<AddToCartButton item={item} label="Add to bag" />, gateway);
  await userEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This product is Out of Stock !');
  expect(screen.getAllByText('This product is Out of Stock !')).toEqual([alert]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('This product is Out of Stock !')).toBeTruthy();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('CART-21 a refusal belongs to one item: after a change of the colour it is not shown', async () => {
  const gateway = cartGateway(aCart([])).on(cartContract.addItem, () => {
    throw new Refusal(422, 'out_of_stock', 'Alder has sold out.');
  });
  function Colours() {
    const [productId, choose] = useState('148001');
    return (
      <>
        <button onClick={() => choose(productId === '148001' ? '148002' : '148001')}>Another colour</button>
        <AddToCartButton item={{ ...item, productId }} label="Add to bag" />
      </>
    );
  }
  renderWithCart(<Colours />, gateway);
  await userEvent.click(button());
  await screen.findByRole('alert');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.getByText('This product is Out of Stock !')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Another colour' }));
  expect(screen.queryByText('This product is Out of Stock !')).toBeNull();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('This product is Out of Stock !');
});

test('CART-21 the alert stays until it is closed, also if the page says meanwhile that the goods are sold out; the focus returns to the button', async () => {
  let sellOut: () => void = () => undefined;
  const gateway = cartGateway(aCart([])).on(cartContract.addItem, () => {
    sellOut();
    throw new Refusal(422, 'out_of_stock', 'Alder has sold out.');
  });
  function Page() {
    const [isOut, setOut] = useState(false);
    sellOut = () => setTimeout(() => setOut(true));
    const quantity = isOut ? 1 : 2;
    return (
      <AddToCartButton
        item={{ ...item, quantity }}
        label="Add to bag"
        off={isOut ? 'Out of stock' : undefined}
      />
    );
  }
  renderWithCart(<Page />, gateway);
  await userEvent.click(button());
  const off = await screen.findByText('Out of stock');
  expect((await screen.findByRole('alert')).textContent).toBe('This product is Out of Stock !');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(off);
  await userEvent.click(off);
  expect(posts(gateway)).toHaveLength(1);
});

test('CART-21 any other refusal is shown as an alert with the text of the gateway', async () => {
  const gateway = cartGateway(aCart([])).on(cartContract.addItem, () => {
    throw new Refusal(422, 'power_out_of_range', 'Right eye: -12.00 cannot be made in this lens.');
  });
  renderWithCart(<AddToCartButton item={item} label="Add to bag" />, gateway);
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Right eye: -12.00 cannot be made in this lens.',
  );
});

test('the bag in the header opens the popup, or the cart page where that is configured', async () => {
  const { store, path, unmount } = renderWithCart(<CartButton />, cartGateway());
  await userEvent.click(await screen.findByRole('button', { name: 'Bag, 2 items' }));
  expect(selectCartPopup(store.getState()).showCartPopup).toBe(true);
  expect(path()).toBe('/');
  unmount();
  const page = renderWithCart(<CartButton opens="page" />, cartGateway());
  await userEvent.click(await screen.findByRole('link', { name: 'Bag, 2 items' }));
  expect(page.path()).toBe('/cart');
});

test('the bag in the bottom bar shows the count too and opens the popup', async () => {
  const { store } = renderWithCart(<CartTab label="Bag" />, cartGateway());
  await userEvent.click(await screen.findByRole('button', { name: 'Bag, 2 items' }));
  expect(selectCartPopup(store.getState()).showCartPopup).toBe(true);
});
