import { Refusal } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartGateway } from '../testing/cartGateway.ts';
import { CartSummary } from '../components/summary/CartSummary.tsx';
import { cartContract } from '../contract/index.ts';
import {
  aCart,
  aCartLine,
  aCartSentForAFee,
  aLastPiece,
  aWaitingOrder,
  totalsInIndia,
} from '../testing/fixtures.ts';
import { renderWithCart } from '../testing/renderWithCart.tsx';
import { CartScreen } from './CartScreen.tsx';

afterEach(cleanup);

const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));
const rows = (sum: HTMLElement) =>
  [...sum.querySelectorAll('.sum-row')].map((row) =>
    [...row.querySelectorAll('dt, dd')].map((part) => part.textContent),
  );

test('GLOB-08 the chunk of the cart page is loaded only when the page is shown', async () => {
  expect(isLoaded('/CartPage.tsx')).toBe(false);
  renderWithCart(<CartScreen />, cartGateway());
  expect(await screen.findByRole('status', { name: 'Loading your bag' })).toBeTruthy();
  expect(await screen.findByText('To pay')).toBeTruthy();
  expect(isLoaded('/CartPage.tsx')).toBe(true);
});

test('CART-01 the page shows the lines and a total in which every row is explained', async () => {
  const discounts = [
    { type: 'implicit' as const, amount: 500, label: 'Bag discount' },
    { type: 'gv' as const, amount: 1000, label: 'DIWALI-7731' },
    { type: 'sc' as const, amount: 240 },
  ];
  renderWithCart(<CartScreen />, cartGateway(aCart(undefined, { discounts })));
  await screen.findByText('To pay');
  const total = screen.getByText('What you pay, and why').parentElement as HTMLElement;
  expect(rows(total)).toEqual([
    ['2 framesat market price ₹9,400', '₹7,000'],
    ['Lenses and coatingsClear 1.56, screen filter ₹600 · Water and dust ₹300', '₹900'],
    ['Bag discountTwo frames or more: ₹500 off. Applied automatically.', '−\u00a0₹500'],
    ['DIWALI-7731', '−\u00a0₹1,000'],
    ['Store credit', '−\u00a0₹240'],
    ['Shipping', 'Free'],
    ['TaxGST 5%, already in the prices', '₹182.88'],
    ['TaxGST 18%, already in the prices', '₹542.97'],
    ['To pay', '₹6,160'],
  ]);
  expect(within(total).getByText('You save ₹2,900 on market prices.')).toBeTruthy();
  expect(screen.getByText('2 items. Kept for you in this browser for 30 days.')).toBeTruthy();
});

test('the bag of a customer is kept in the account', async () => {
  const gateway = cartGateway().on(customerContract.getCustomer, () => aCustomer());
  const { store } = renderWithCart(<CartScreen />, gateway);
  watchSession(store, { cookies: () => 'isLogined=1' })();
  expect(await screen.findByText('2 items. Kept in your account.')).toBeTruthy();
});

test('STAFF-02 the bag of staff lasts until they sign out, and nothing of it can be saved for later', async () => {
  renderWithCart(<CartScreen />, cartGateway(aCart(undefined, { forCustomer: true })));
  expect(await screen.findByText('2 items. Kept until you sign out, for at most 12 hours.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /for later/ })).toBeNull();
});

test('PDP-07 MONEY-04 the free first frame and Gold have their own rows, with the reason from the gateway', async () => {
  const discounts = [
    { type: 'implicit' as const, amount: 500, label: 'Bag discount' },
    {
      type: 'implicit' as const,
      code: 'first-frame',
      amount: 1400,
      label: 'First frame free',
      note: 'Neem: you pay for the lenses alone.',
    },
    {
      type: 'implicit' as const,
      code: 'gold',
      amount: 2900,
      label: 'Gold membership',
      note: 'The second frame of a pair is free: Alder.',
    },
  ];
  renderWithCart(<CartScreen />, cartGateway(aCart(undefined, { discounts })));
  await screen.findByText('To pay');
  const total = screen.getByText('What you pay, and why').parentElement as HTMLElement;
  expect(rows(total).slice(2, 5)).toEqual([
    ['Bag discountTwo frames or more: ₹500 off. Applied automatically.', '−\u00a0₹500'],
    ['First frame freeNeem: you pay for the lenses alone.', '−\u00a0₹1,400'],
    ['Gold membershipThe second frame of a pair is free: Alder.', '−\u00a0₹2,900'],
  ]);
});

test('PDP-07 a guest sees what a first frame would save, with a link to the sign-in that returns here', async () => {
  renderWithCart(<CartScreen />, cartGateway({ ...aCart(), firstFrame: { amount: 1400 } }));
  const words = await screen.findByText(/Your first frame is free/);
  expect(words.textContent).toContain('₹1,400 less when you sign in and have no order yet.');
  const link = within(words).getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/customer/account?type=login&returnTo=%2F');
});

test('a shipping fee names the amount that is missing for free shipping, or says that express delivery was chosen', async () => {
  const cart = aCartSentForAFee();
  renderWithCart(<CartScreen />, cartGateway(cart));
  await screen.findByText('To pay');
  const total = () => screen.getByText('What you pay, and why').parentElement as HTMLElement;
  expect(rows(total())).toContainEqual([
    'ShippingStandard delivery is free with ₹649 more in your bag',
    '₹99',
  ]);
  cleanup();
  renderWithCart(<CartScreen />, cartGateway({ ...cart, toFreeShipping: null }));
  await screen.findByText('To pay');
  expect(rows(total())).toContainEqual(['ShippingExpress delivery', '₹99']);
});

test('CART-01 once the state is known, the tax has its names under the law of India', async () => {
  const lines = [aLastPiece()];
  renderWithCart(
    <CartScreen />,
    cartGateway(aCart(lines, { totals: totalsInIndia(lines, [], 'Karnataka') })),
  );
  expect(await screen.findByText('CGST 9% + SGST 9%, already in the prices')).toBeTruthy();
  cleanup();
  renderWithCart(<CartScreen />, cartGateway(aCart(lines, { totals: totalsInIndia(lines, [], 'Kerala') })));
  expect(await screen.findByText('IGST 18%, already in the prices')).toBeTruthy();
});

test('CART-01 sales tax is announced before the address is known, and then shown with place and goods', async () => {
  const { totals, ...cart } = aCart([aLastPiece()]);
  const later = { ...totals, taxIncluded: false, taxPercent: 0, totalTax: 0, salesTax: null };
  renderWithCart(<CartScreen />, cartGateway({ ...cart, totals: later }), { country: 'US' });
  await screen.findByText('To pay');
  const total = () => screen.getByText('What you pay, and why').parentElement as HTMLElement;
  expect(rows(total())).toContainEqual(['Sales taxIt depends on where we deliver.', 'Added at checkout']);
  cleanup();
  const salesTax = { place: 'New York', percent: 4, taxed: 3800, names: ['Marram'], hasExempt: true };
  const known = { ...later, taxPercent: 4, totalTax: 152, total: 3952, salesTax };
  renderWithCart(<CartScreen />, cartGateway({ ...cart, totals: known }), { country: 'US' });
  await screen.findByText('To pay');
  expect(rows(total())).toContainEqual([
    'Sales taxNew York 4% on Marram, ₹3,800. Prescription glasses and lenses are exempt.',
    '₹152',
  ]);
});

test('CART-13 a session without a cart sees an empty one with links to the shop', async () => {
  const gateway = cartGateway().on(cartContract.getCart, () => {
    throw new Refusal(401, 'session_invalid', 'This session is over.');
  });
  renderWithCart(<CartScreen />, gateway);
  expect(await screen.findByRole('heading', { name: 'Your shopping cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Round frames' })).toBeTruthy();
});

test('GLOB-07 a failure shows its reason and can be tried again', async () => {
  const gateway = cartGateway().on(cartContract.getCart, () => {
    throw new Refusal(503, 'unavailable', 'The store is resting.');
  });
  renderWithCart(<CartScreen />, gateway);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The store is resting. Nothing in it is lost.',
  );
  gateway.on(cartContract.getCart, () => aCart());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('To pay')).toBeTruthy();
});

test('offline, the page says that the store cannot be reached', async () => {
  const gateway = cartGateway().on(cartContract.getCart, () => {
    throw new TypeError('Failed to fetch');
  });
  renderWithCart(<CartScreen />, gateway);
  expect((await screen.findByRole('alert')).textContent).toContain('Please check your connection.');
});

test('goods that have sold out are named, and must be removed before the checkout', async () => {
  const gateway = cartGateway(aCart([aCartLine(), aLastPiece({ inStock: false, availableQuantity: 0 })]));
  const { path } = renderWithCart(<CartScreen />, gateway);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Marram has sold out meanwhile. Remove it to go on to checkout.',
  );
  const [off] = screen.getAllByRole('link', { name: 'Change or remove what cannot be bought to go on' });
  await userEvent.click(off as HTMLElement);
  expect(path()).toBe('/');
});

test('CART-13 of goods whose stock has fallen below their quantity, the pieces that are left can be taken', async () => {
  const few = aCartLine({ quantity: 3, availableQuantity: 2, inStock: false, blockedBy: 'stock' });
  const gateway = cartGateway(aCart([few])).on(cartContract.decreaseItem, () =>
    aCart([aCartLine({ quantity: 2, availableQuantity: 2 })]),
  );
  renderWithCart(<CartScreen />, gateway);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Only 2 pieces of Alder are left. Take fewer or remove it to go on to checkout.',
  );
  expect(screen.getByText('Only 2 left')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take 2: Alder' }));
  expect(await screen.findByRole('group', { name: 'Alder' })).toBeTruthy();
  expect(gateway.received.find(({ method }) => method === 'DELETE')?.query).toEqual({
    count: '1',
    expectedQuantity: '3',
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CART-13 goods whose lenses are no longer offered are not called sold out', async () => {
  renderWithCart(<CartScreen />, cartGateway(aCart([aCartLine({ inStock: false, blockedBy: 'lenses' })])));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The lenses of Alder are no longer offered like this. Remove it, or choose other lenses.',
  );
  expect(screen.getByText('These lenses are no longer offered')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

test('MONEY-05 a second membership of a member is named as such and can be removed', async () => {
  const gold = { classification: 'loyalty_services', inStock: false, blockedBy: 'membership' } as const;
  renderWithCart(<CartScreen />, cartGateway(aCart([aCartLine(gold)])));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are a Gold member already. Remove the new membership to go on to checkout.',
  );
  expect(screen.getByText('You are a member already')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeTruthy();
});

test('CART-13 fewer boxes of contact lenses are taken with their power', async () => {
  const boxes = { quantity: 3, availableQuantity: 1, inStock: false, blockedBy: 'stock' } as const;
  renderWithCart(
    <CartScreen />,
    cartGateway(aCart([aCartLine({ ...boxes, classification: 'contact_lens' })])),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Only 1 box of Alder is left. Change the boxes with its power or remove it to go on to checkout.',
  );
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});

test('after a line is removed with the keyboard, the next line has the focus; after the last one, the heading of the empty bag', async () => {
  renderWithCart(<CartScreen />, cartGateway());
  const remove = async (name: string) => {
    (await screen.findByRole('button', { name: `Remove ${name}` })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await remove('Alder');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Marram' }));
  await remove('Marram');
  const empty = await screen.findByRole('heading', { name: 'Your shopping cart is empty' });
  await expect.poll(() => document.activeElement).toBe(empty);
});

test('the bottom bar has the total beside the button', async () => {
  const { container } = renderWithCart(<CartScreen />, cartGateway());
  await screen.findByText('To pay');
  const bar = container.querySelector('.thumb-bar') as HTMLElement;
  expect(bar.textContent).toBe('₹7,900to payProceed to checkout');
});

test('in Arabic the page is mirrored and translated, and prices stay left-to-right', async () => {
  renderWithCart(<CartScreen />, cartGateway(), { language: 'ar', country: 'AE' });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('حقيبتك');
  expect(getComputedStyle(title).direction).toBe('rtl');
  const [price] = await screen.findAllByText('₹4,100');
  expect(price?.getAttribute('dir')).toBe('ltr');
});

test('the summary beside a checkout shows the goods and the same total', async () => {
  const { container } = renderWithCart(<CartSummary />, cartGateway());
  expect(await screen.findByText('Clear 1.56, screen filter · Power: Ananya')).toBeTruthy();
  expect(rows(container).at(-1)).toEqual(['To pay', '₹7,900']);
});

test('RX-10 the summary beside a checkout says that an optician reads a power that was sent as a picture', async () => {
  const line = aCartLine({ prescription: { imageFileName: 'rx.jpg' } });
  renderWithCart(<CartSummary />, cartGateway(aCart([line])));
  expect(await screen.findByText(/· Picture sent, an optician reads it$/)).toBeTruthy();
});

test('the order that is waiting for payment is above the bag, which is paid separately', async () => {
  const waitingOrders = [aWaitingOrder()];
  const { container } = renderWithCart(<CartScreen />, cartGateway(aCart([aCartLine()], { waitingOrders })));
  const order = await screen.findByRole('article', { name: 'An order of ₹7,900 is waiting for payment' });
  expect(within(order).getByText('Alder and Marram. Nothing has been charged so far.')).toBeTruthy();
  expect(within(order).getByRole('link', { name: 'Pay ₹7,900' }).getAttribute('href')).toBe(
    '/checkout/onepage/retrypayment?orderId=1300482917',
  );
  expect(screen.getByText('A separate payment, in addition to the order that is waiting.')).toBeTruthy();
  expect(container.querySelector('.thumb-bar')?.textContent).toBe('₹7,900waiting for paymentPay now');
});

test('goods that are taken back are in the bag again', async () => {
  renderWithCart(<CartScreen />, cartGateway(aCart([], { waitingOrders: [aWaitingOrder()] })));
  await userEvent.click(await screen.findByRole('button', { name: 'Take the goods back into the bag' }));
  expect(
    await screen.findByText('The goods are in your bag again. Order 1300482917 is cancelled.'),
  ).toBeTruthy();
  expect(await screen.findByText('To pay')).toBeTruthy();
  expect(screen.queryByRole('article', { name: /is waiting for payment/ })).toBeNull();
});

test('an order whose time is over is polled until its goods are in the bag again', async () => {
  const gateway = cartGateway(aCart([], { waitingOrders: [aWaitingOrder({ secondsLeft: 0 })] }));
  renderWithCart(<CartScreen />, gateway);
  expect(await screen.findByText('The time to pay is over')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  gateway.on(cartContract.getCart, () => aCart());
  expect(await screen.findByText('To pay', undefined, { timeout: 8_000 })).toBeTruthy();
  expect(screen.queryByText('The time to pay is over')).toBeNull();
});
