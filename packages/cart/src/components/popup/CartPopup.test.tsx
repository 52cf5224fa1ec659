import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
import { cartApi } from '../../api/cart.ts';
import { cartGateway } from '../../testing/cartGateway.ts';
import { cartContract, waitingOrderContract } from '../../contract/index.ts';
import { aCart, aCartLine, aCartSentForAFee, aWaitingOrder } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { cartPopupOpened } from '../../slice.ts';
import { CartButton } from './CartButton.tsx';
import { CartPopup, type CartPopupProps } from './CartPopup.tsx';

afterEach(cleanup);

const searchFor = [
  { name: 'Round frames', url: '/eyeglasses?frame_shape=round' },
  { name: 'Kids', url: '/kids' },
];

function openPopup(
  gateway = cartGateway(),
  configuration: CartPopupProps['configuration'] = { cart_popup: { searchFor } },
) {
  const shown = renderWithCart(
    <>
      <CartButton />
      <CartPopup configuration={configuration} />
    </>,
    gateway,
  );
  shown.store.dispatch(cartPopupOpened());
  return shown;
}

const dialog = () => screen.findByRole('dialog', { name: /Shopping cart/ });
const gone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

describe('opening and closing', () => {
  test('CART-05 the popup is titled shopping cart with the count, and closes by its icon', async () => {
    openPopup();
    const popup = await dialog();
    await expect.poll(() => popup.querySelector('h2')?.textContent).toBe('Shopping cart (2 items)');
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await gone();
  });

  test('CART-05 it closes by the keyboard', async () => {
    openPopup();
    await dialog();
    await keyboard.keyboard('{Escape}');
    await gone();
  });

  test('CART-05 it closes by a press on the backdrop', async () => {
    openPopup();
    const popup = await dialog();
    const { left, top } = popup.getBoundingClientRect();
    popup.dispatchEvent(new MouseEvent('mousedown', { clientX: left - 5, clientY: top - 5, bubbles: true }));
    await gone();
  });

  test('CART-05 it shows a loader while the cart is loading', async () => {
    openPopup(cartGateway().on(cartContract.getCart, () => new Promise(() => undefined)));
    expect(await screen.findByRole('status', { name: 'Loading your bag' })).toBeTruthy();
  });
});

describe('empty', () => {
  test('CART-06 an empty cart says so and has links to the root and to what the shopper can search for', async () => {
    const { path } = openPopup(cartGateway(aCart([])));
    expect(await screen.findByRole('heading', { name: 'Your shopping cart is empty' })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Search for' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Round frames', '/eyeglasses?frame_shape=round'],
      ['Kids', '/kids'],
    ]);
    const back = screen.getByRole('link', { name: 'Continue shopping' });
    expect(back.getAttribute('href')).toBe('/');
    await userEvent.click(back);
    expect(path()).toBe('/');
    await gone();
  });

  test('the order that is waiting for payment is named, and the link to its payment closes the popup', async () => {
    const { path } = openPopup(cartGateway(aCart([], { waitingOrders: [aWaitingOrder()] })));
    const order = await screen.findByRole('article', { name: 'An order is waiting for payment' });
    expect(order.textContent).toMatch(/Kept until \d\d:\d\d, 18 minutes left/);
    expect(order.textContent).toMatch(/1300482917, started on your phone at \d\d:\d\d/);
    expect(within(order).getByText('Alder and Marram')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nothing else is in your bag' })).toBeTruthy();
    const pay = screen.getByRole('link', { name: 'Pay ₹7,900' });
    expect(pay.getAttribute('href')).toBe('/checkout/onepage/retrypayment?orderId=1300482917');
    await userEvent.click(pay);
    expect(path()).toBe('/checkout/onepage/retrypayment');
    await gone();
  });

  test('CART-19 the goods of the waiting order are taken back into the bag, once for a double click', async () => {
    const gateway = cartGateway(aCart([], { waitingOrders: [aWaitingOrder()] }));
    openPopup(gateway);
    const back = await screen.findByRole('button', { name: 'Take the goods back into the bag' });
    await userEvent.dblClick(back);
    expect(await screen.findByText(/The goods are in your bag again/)).toBeTruthy();
    expect(await screen.findByText('Alder')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'An order is waiting for payment' })).toBeNull();
    expect(gateway.received.filter(({ path }) => path.includes('recart'))).toHaveLength(1);
  });

  test('an order that was paid meanwhile says why its goods are not taken back, and the bag is read again', async () => {
    const gateway = cartGateway(aCart([], { waitingOrders: [aWaitingOrder()] })).on(
      waitingOrderContract.recart,
      () => {
        throw new Refusal(409, 'order_placed', 'This order is placed already.');
      },
    );
    openPopup(gateway);
    const back = await screen.findByRole('button', { name: 'Take the goods back into the bag' });
    gateway.on(cartContract.getCart, () => new Promise(() => undefined));
    await userEvent.click(back);
    expect((await screen.findByRole('alert')).textContent).toContain('This order is placed already.');
  });

  test('an order that the bank is deciding on can be neither paid nor taken back here', async () => {
    const pending = aWaitingOrder({ payment: 'pending' });
    openPopup(cartGateway(aCart([], { waitingOrders: [pending] })));
    const see = await screen.findByRole('link', { name: 'See the payment status' });
    expect(see.getAttribute('href')).toBe('/checkout/payment/confirm?orderId=1300482917');
    expect(screen.queryByRole('button', { name: /Take the goods back/ })).toBeNull();
  });

  test('CART-06 it says "problem adding item" after adding has failed, until the popup is closed', async () => {
    const gateway = cartGateway(aCart([])).on(cartContract.addItem, () => {
      throw new Refusal(422, 'out_of_stock', 'Alder has sold out.');
    });
    const { store } = openPopup(gateway);
    const add = cartApi.endpoints.addItem.initiate(
      { body: { productId: '1' } },
      { fixedCacheKey: 'cart-add' },
    );
    await store.dispatch(add);
    expect(await screen.findByRole('heading', { name: 'Problem adding item' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    store.dispatch(cartPopupOpened());
    expect(await screen.findByRole('heading', { name: 'Your shopping cart is empty' })).toBeTruthy();
  });
});

describe('with items', () => {
  test('CART-07 the lines are in a list of at most 272 px that scrolls, above the total and the checkout button', async () => {
    openPopup(
      cartGateway(
        aCart([aCartLine(), aCartLine({ id: 'b' }), aCartLine({ id: 'c' }), aCartLine({ id: 'd' })]),
      ),
    );
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(getComputedStyle(list).maxHeight).toBe('272px');
    expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(272);
    const sum = (await screen.findByText('Subtotal')).closest('dl');
    expect(sum?.textContent).toBe('Subtotal₹16,400Total₹16,400');
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeTruthy();
  });

  test('CART-07 a shipping fee is in the total, with the amount that is missing for free shipping', async () => {
    openPopup(cartGateway(aCartSentForAFee()));
    const sum = (await screen.findByText('Subtotal')).closest('dl');
    expect(sum?.textContent).toBe(
      'Subtotal₹350ShippingStandard delivery is free with ₹649 more in your bag₹99Total₹449',
    );
  });

  test('CART-07 the style of the button changes if the shop has configured its own text', async () => {
    const plain = openPopup();
    const usual = (await screen.findByRole('link', { name: 'Proceed to checkout' })).className;
    plain.unmount();
    openPopup(cartGateway(), { cart_popup: { searchFor, mainText: 'Buy now' } });
    expect((await screen.findByRole('link', { name: 'Buy now' })).className).not.toBe(usual);
  });

  test('CART-08 the button leads to the checkout and closes the popup', async () => {
    const { path } = openPopup();
    await userEvent.click(await screen.findByRole('link', { name: 'Proceed to checkout' }));
    expect(path()).toBe('/checkout/onepage/');
    await gone();
  });

  test('ROUTE-07 without a cart page, the popup has no link to it', async () => {
    const gateway = cartGateway();
    const { store } = renderWithCart(<CartPopup configuration={{}} hasPage={false} />, gateway);
    store.dispatch(cartPopupOpened());
    expect(await screen.findByRole('link', { name: /proceed to checkout/i })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See the bag' })).toBeNull();
    cleanup();
    openPopup();
    expect(await screen.findByRole('link', { name: 'See the bag' })).toBeTruthy();
  });

  test('CART-08 a studio cart continues with the choice of a store; a frame without lenses has its sub-text', async () => {
    const cart = aCart([aCartLine({ powerType: 'frame_only', options: [] })], { isStudioFlow: true });
    openPopup(cartGateway(cart), {
      studio_flow: { enabled: true },
      cart_popup: { searchFor, frameOnlyText: 'Frame only, without lenses' },
    });
    expect(await screen.findByRole('link', { name: 'Continue select store' })).toBeTruthy();
    expect(screen.getByText('Frame only, without lenses')).toBeTruthy();
  });

  test('the popup names what was just added and whose power it has', async () => {
    const { store } = openPopup();
    store.dispatch(cartPopupOpened({ addedProductId: '148001' }));
    expect((await screen.findByText(/is in your bag/)).closest('[role=status]')?.textContent).toBe(
      'Alder is in your bag with the power of Ananya.',
    );
  });

  test('RX-10 the popup says that an optician will read a picture, and promises no power that is sent later', async () => {
    const later = { sph: 'Call Me/Email Me for Power' };
    const picture = { imageFileName: 'a.jpg' };
    for (const [prescription, words] of [
      [picture, 'Alder is in your bag. An optician will read your prescription.'],
      [
        { ...picture, userName: 'Dev' },
        'Alder is in your bag. An optician will read the prescription of Dev.',
      ],
      [{ right: later, left: later, userName: 'Dev' }, 'Alder is in your bag.'],
    ] as const) {
      const { store } = openPopup(cartGateway(aCart([aCartLine({ prescription })])));
      store.dispatch(cartPopupOpened({ addedProductId: '148001' }));
      const note = (await screen.findByText(/is in your bag/)).closest('[role=status]');
      expect(note?.textContent).toBe(words);
      cleanup();
    }
  });

  test('the popup names the added line with its own power, until the line is removed', async () => {
    const ofAnanya = aCartLine();
    const ofDev = aCartLine({ id: 'b', prescription: { ...ofAnanya.prescription, userName: 'Dev' } });
    const { store } = openPopup(cartGateway(aCart([ofAnanya, ofDev])));
    store.dispatch(cartPopupOpened({ addedProductId: '148001', addedLineId: ofAnanya.id }));
    expect((await screen.findByText(/is in your bag/)).closest('[role=status]')?.textContent).toBe(
      'Alder is in your bag with the power of Ananya.',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove Alder' })[0] as HTMLElement);
    await expect.poll(() => screen.queryByText(/is in your bag/)).toBeNull();
  });

  test('removing lines with the keyboard keeps the focus in the popup', async () => {
    openPopup();
    for (const name of ['Marram', 'Alder']) {
      (await screen.findByRole('button', { name: `Remove ${name}` })).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull();
      await expect
        .poll(() => document.activeElement?.textContent)
        .toBe(name === 'Marram' ? 'Alder' : 'Your shopping cart is empty');
    }
  });
});
