import { api, closeExchange, storeExchange, openExchange, tabStorage } from '@lunette/api-client';
import { Refusal, testGateway, TestStore, type TestGateway } from '@lunette/api-client/testing';
import { cartContract, reorderContract } from '@lunette/cart/contract';
import power from '@lunette/prescription/locales/en.json';
import entry from '@lunette/prescription/locales/entry/en.json';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ExchangeBar } from '../../components/exchange/ExchangeBar.tsx';
import { ExchangeBuy } from '../../components/exchange/choose/ExchangeBuy.tsx';
import { ExchangeDifference } from '../../components/exchange/review/ExchangeDifference.tsx';
import { ExchangeElsewhere } from '../../components/exchange/ExchangeElsewhere.tsx';
import { exchangeContract } from '../../contract/exchange.ts';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import orders from '../../locales/en.json';
import exchangeTexts from '../../locales/exchange/en.json';
import returns from '../../locales/returns/en.json';
import {
  aChosenLine,
  anExchange,
  anExchangePreview,
  cartOfExchange,
  goodsQuery,
} from '../../testing/exchange.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { eligibilitiesOf, returnModesOf } from '../../testing/returns.ts';
import { ExchangeScreen } from './ExchangeScreen.tsx';

afterEach(() => {
  cleanup();
  closeExchange();
});

const OPEN = {
  method: 'NEWPRODUCT' as const,
  orderId: '1300482917',
  itemId: 'item-alder',
  exchangeId: 'exchange-1',
  returnStep: 'third' as const,
  finalStep: '' as const,
};
const LATER = '2036-12-01T18:29:00Z';
const ORDER = anOrder([anOrderItem({ powerType: 'single_vision' })]);

const CONFIRMED = anOrder([
  anOrderItem({
    powerType: 'single_vision',
    exchangeable: false,
    exchange: { exchangeId: 'exchange-1', status: 'confirmed', newOrderId: '1300482999', returnStatus: null },
  }),
]);

function aGateway() {
  const [, marram] = eligibilitiesOf();
  return testGateway()
    .on(orderContract.getOrder, () => ({ orders: [ORDER] }))
    .on(returnContract.getEligibility, () => ({ items: marram ? [{ ...marram, itemId: 'item-alder' }] : [] }))
    .on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }))
    .on(exchangeContract.getExchange, () => anExchange())
    .on(exchangeContract.previewExchange, () => anExchangePreview());
}

function show(part: ReactNode, gateway: TestGateway, at = '/here') {
  const store = gateway.store();
  render(
    <MemoryRouter initialEntries={[at]}>
      <TestTexts messages={{ ...orders, ...returns, ...exchangeTexts, ...power, ...entry }}>
        <TestStore store={store}>
          <Toaster>
            <Routes>
              <Route path="/here" element={part} />
              <Route path="/eyeglasses" element={<h1>Eyeglasses</h1>} />
              <Route
                path="/customer/my/order/return/1300482917/item-alder"
                element={<h1>The last step</h1>}
              />
              <Route path="*" element={<h1>The order</h1>} />
            </Routes>
          </Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return store;
}
const theScreen = (
  <ExchangeScreen orderId="1300482917" itemId="item-alder" withProduct={(_id, draw) => draw(goodsQuery())} />
);
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (gateway: TestGateway, method: string, part: string) =>
  gateway.received.filter((one) => one.method === method && one.path.includes(part));
const product = { productId: '148020', powerType: 'single_vision' as const };

test('RET-10 opening an exchange needs a reason and stores cookie and data; other goods are then chosen in the shop', async () => {
  const gateway = aGateway().on(exchangeContract.beginExchange, () => anExchange());
  show(theScreen, gateway);
  await press(/^Begin the exchange$/);
  await screen.findByText('Please choose why.');
  expect(sent(gateway, 'POST', '/exchange')).toHaveLength(0);
  await press(/^Does not fit$/);
  await press(/^Begin the exchange$/);
  await screen.findByRole('heading', { name: 'Eyeglasses' });
  expect(sent(gateway, 'POST', '/exchange')[0]?.body).toEqual({
    itemId: 'item-alder',
    quantity: 1,
    reason: 'does_not_fit',
    method: 'NEWPRODUCT',
  });
  expect(document.cookie).toContain('exchangeMethod=NEWPRODUCT');
  // Until the listing is shown, this page can show the last step; the bar of the listing resets that record.
  expect(openExchange()).toMatchObject({ ...OPEN, finalStep: expect.any(String) as string });
});

test('RET-10 another size of the same model is chosen on the page itself, without a navigation', async () => {
  storeExchange({ ...OPEN, method: 'SAMEPRODUCT' }, LATER);
  const gateway = aGateway()
    .on(exchangeContract.getExchange, () => anExchange({ method: 'SAMEPRODUCT' }))
    .on(cartContract.addItem, () => cartOfExchange());
  show(theScreen, gateway);
  await userEvent.click(await screen.findByRole('radio', { name: /^Wide/ }));
  await expect.poll(() => sent(gateway, 'POST', '/v2/carts').length).toBe(1);
  const [add] = sent(gateway, 'POST', '/v2/carts');
  expect(add?.body).toEqual({ productId: '148003' });
  expect(screen.queryByRole('heading', { name: 'The last step' })).toBeNull();
});

test('CART-16 the same goods are reordered unchanged, with the service type of exchanges', async () => {
  storeExchange({ ...OPEN, method: 'SAMEPRODUCT' }, LATER);
  const gateway = aGateway()
    .on(exchangeContract.getExchange, () => anExchange({ method: 'SAMEPRODUCT' }))
    .on(reorderContract.reorderOwn, () => ({ ...cartOfExchange(), missing: [] }));
  show(theScreen, gateway);
  await userEvent.click(await screen.findByRole('radio', { name: /^Havana tortoise/ }));
  await expect.poll(() => sent(gateway, 'POST', '/v2/carts/reorder/1300482917').length).toBe(1);
  const [again] = sent(gateway, 'POST', '/v2/carts/reorder/1300482917');
  expect(again?.headers['x-service-type']).toBe('exchange');
});

test('CART-14 API-02 goods are added to the cart of the exchange with its service type and its cookie', async () => {
  storeExchange(OPEN, LATER);
  const gateway = aGateway().on(cartContract.addItem, () => {
    expect(document.cookie).toContain('exchangeMethod=NEWPRODUCT');
    return cartOfExchange();
  });
  show(<ExchangeBuy item={product} />, gateway);
  await press(/^Choose for the exchange$/);
  await screen.findByRole('heading', { name: 'The last step' });
  const [add] = sent(gateway, 'POST', '/v2/carts');
  expect(add?.headers['x-service-type']).toBe('exchange');
  expect(add?.body).toEqual(product);
});

test('a power that was typed on the page of a product does not stay in the tab when the product is chosen', async () => {
  storeExchange(OPEN, LATER);
  tabStorage('power').write({ of: 'Sable', drafts: {} });
  show(
    <ExchangeBuy item={product} />,
    aGateway().on(cartContract.addItem, () => cartOfExchange()),
  );
  await press(/^Choose for the exchange$/);
  await screen.findByRole('heading', { name: 'The last step' });
  expect(tabStorage('power').read()).toBeNull();
});

test('CART-23 ROUTE-18 choosing other goods is the third step; after the choice the fourth is stored and its page is shown', async () => {
  storeExchange(OPEN, LATER);
  show(
    <ExchangeBuy item={product} />,
    aGateway().on(cartContract.addItem, () => cartOfExchange()),
  );
  await press(/^Choose for the exchange$/);
  await screen.findByRole('heading', { name: 'The last step' });
  expect(openExchange()).toMatchObject({ returnStep: 'fourth', finalStep: '' });
});

test('CART-23 a choice does not navigate while the final step is shown', async () => {
  storeExchange({ ...OPEN, finalStep: 'open' }, LATER);
  const gateway = aGateway().on(cartContract.addItem, () => cartOfExchange());
  show(<ExchangeBuy item={product} />, gateway);
  await press(/^Choose for the exchange$/);
  await expect.poll(() => sent(gateway, 'POST', '/v2/carts').length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'The last step' })).toBeNull();
  expect(openExchange()?.returnStep).toBe('third');
});

test.each([
  [
    'with the message of the server',
    new Refusal(422, 'cannot_take_lenses', 'This frame cannot hold your lenses.'),
  ],
  ['as "System error occurred" without an answer', null],
])('CART-22 a failed addition is shown as an error for 5000 ms, %s', async (_how, refusal) => {
  storeExchange(OPEN, LATER);
  const gateway = aGateway().on(cartContract.addItem, () => {
    throw refusal ?? new TypeError('no answer');
  });
  show(<ExchangeBuy item={product} />, gateway);
  await press(/^Choose for the exchange$/);
  const words = refusal ? 'This frame cannot hold your lenses.' : 'System error occurred';
  const toast = await screen.findByText(words);
  expect(toast.closest('.toast')?.querySelector('.lucide-circle-alert')).toBeTruthy();
  const since = Date.now();
  await expect.poll(() => screen.queryByText(words), { timeout: 8_000 }).toBeNull();
  expect(Date.now() - since).toBeGreaterThan(4_000);
});

test('product cards show a price that fits the amount to pay or the refund, or that the lenses do not fit; one call loads the whole page', async () => {
  const amount = (value: number) => ({ value, currencyCode: 'INR' as const });
  const gateway = aGateway().on(exchangeContract.getExchangeDifferences, () => ({
    differences: [
      { productId: '1', difference: amount(70.29) },
      { productId: '2', difference: amount(-229.71) },
      { productId: '3', difference: amount(0) },
    ],
  }));
  const page = ['1', '2', '3', '4'].map((id) => ({ id, model_name: id === '3' ? 'Alder' : 'Other' }));
  show(
    page.map((one) => (
      <p key={one.id}>
        <ExchangeDifference orderId="1300482917" exchangeId="exchange-1" product={one} page={page} />
      </p>
    )),
    gateway,
  );
  // The worth of the exchanged goods is 2,930 rupees.
  const lines = async () => (await screen.findAllByRole('paragraph')).map(({ textContent }) => textContent);
  await expect
    .poll(lines)
    .toEqual([
      '₹3,000.29pay ₹70.29',
      '₹2,700.29₹229.71 back',
      '₹2,930other colour, even',
      'not with your lenses',
    ]);
  expect(sent(gateway, 'GET', '/differences')).toHaveLength(1);
});

test('SHELL-03 the bar shows goods, worth and day; leaving asks for confirmation if goods are chosen, and ends the exchange mode', async () => {
  storeExchange(OPEN, LATER);
  const gateway = aGateway()
    .on(exchangeContract.getExchange, () => anExchange({ item: aChosenLine() }))
    .on(exchangeContract.leaveExchange, () => anExchange({ status: 'cancelled' }));
  show(<ExchangeBar orderId="1300482917" exchangeId="exchange-1" />, gateway);
  const bar = await screen.findByRole('region', { name: 'Exchange open' });
  expect(bar.textContent).toContain('Exchanging Alder');
  expect(bar.textContent).toContain('₹2,930');
  expect(bar.textContent).toMatch(/Its lenses are made again free .* Open until Monday, 1 December/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Leave the exchange' })[0] as HTMLElement);
  expect(sent(gateway, 'DELETE', '/exchange/')).toHaveLength(0);
  await press(/^Leave it$/);
  await expect.poll(() => document.cookie).not.toContain('exchangeMethod');
  expect(openExchange()).toBeNull();
});

test('a failure to leave the exchange is explained in the dialog, and no longer when it is opened again', async () => {
  storeExchange(OPEN, LATER);
  const gateway = aGateway()
    .on(exchangeContract.getExchange, () => anExchange({ item: aChosenLine() }))
    .on(exchangeContract.leaveExchange, () => {
      throw new Refusal(503, 'unavailable', 'The store is busy.');
    });
  show(<ExchangeBar orderId="1300482917" exchangeId="exchange-1" />, gateway);
  const ask = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Leave the exchange' });
    await userEvent.click(button as HTMLElement);
  };
  await ask();
  await press(/^Leave it$/);
  await screen.findByText('The exchange is still open. The store is busy.');
  await press(/^Go on exchanging$/);
  await ask();
  await screen.findByRole('button', { name: /^Leave it$/ });
  expect(screen.queryByText(/The store is busy/)).toBeNull();
});

test('a failure to cancel an exchange is explained in the dialog, and no longer when it is opened again', async () => {
  const gateway = aGateway()
    .on(orderContract.getOrder, () => ({ orders: [CONFIRMED] }))
    .on(exchangeContract.getExchange, () => anExchange({ status: 'confirmed', cancellable: true }))
    .on(exchangeContract.cancelExchange, () => {
      throw new Refusal(503, 'unavailable', 'The store is busy.');
    });
  show(theScreen, gateway);
  await press(/^Cancel the exchange$/);
  await press(/^Yes, cancel it$/);
  await screen.findByText('It was not cancelled. The store is busy.');
  await press(/^No, keep it$/);
  await press(/^Cancel the exchange$/);
  await screen.findByRole('button', { name: /^Yes, cancel it$/ });
  expect(screen.queryByText(/The store is busy/)).toBeNull();
});

test('a payment of the difference that could not be opened is explained, until the next try', async () => {
  const due = { amount: { value: 470, currencyCode: 'INR' as const }, pageUrl: null, until: LATER };
  const gateway = aGateway()
    .on(orderContract.getOrder, () => ({ orders: [CONFIRMED] }))
    .on(exchangeContract.getExchange, () => anExchange({ status: 'unpaid', due }))
    .on(exchangeContract.payExchange, () => anExchange({ status: 'unpaid', due }));
  show(theScreen, gateway);
  await press(/^Pay ₹470$/);
  await screen.findByText(/^The payment could not be opened yet\./);
  gateway.on(exchangeContract.payExchange, () => {
    throw new Refusal(503, 'unavailable', 'The store is busy.');
  });
  await press(/^Pay ₹470$/);
  await screen.findByText('The store is busy.');
  expect(screen.queryByText(/could not be opened/)).toBeNull();
});

test.each(['expired', 'cancelled', 'confirmed'])(
  'an exchange that is %s elsewhere is closed in this browser too',
  async (status) => {
    storeExchange(OPEN, LATER);
    show(
      <ExchangeBar orderId="1300482917" exchangeId="exchange-1" />,
      aGateway().on(exchangeContract.getExchange, () => anExchange({ status })),
    );
    await expect.poll(openExchange).toBeNull();
    expect(screen.queryByRole('region', { name: 'Exchange open' })).toBeNull();
  },
);

test('SHELL-04 another tab says where the exchange is open; its button clears cookie and data, and reloads the page', async () => {
  storeExchange(OPEN, LATER);
  const reload = vi.fn();
  show(<ExchangeElsewhere exchange={{ ...OPEN, tab: 'another' }} reload={reload} />, aGateway());
  await screen.findByRole('dialog', { name: 'An exchange is open in another tab' });
  await press(/^Close the exchange$/);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(document.cookie).not.toContain('exchangeMethod');
  expect(localStorage.getItem('exchange')).toBeNull();
});

test('RET-10 a confirmed exchange is not previewed again while the page still has the old answer', async () => {
  storeExchange(OPEN, LATER);
  let [order, exchange] = [() => {}, () => {}];
  const ordered = new Promise<void>((resolve) => (order = resolve));
  const exchanged = new Promise<void>((resolve) => (exchange = resolve));
  let isConfirmed = false;
  const gateway = aGateway()
    .on(exchangeContract.getExchange, async () => {
      if (!isConfirmed) return anExchange({ item: aChosenLine() });
      await exchanged;
      return anExchange({ item: aChosenLine(), status: 'confirmed' });
    })
    .on(orderContract.getOrder, async () => {
      if (!isConfirmed) return { orders: [ORDER] };
      await ordered;
      return { orders: [CONFIRMED] };
    });
  const store = show(theScreen, gateway);
  const chosen = { name: 'Sable for Alder' };
  await screen.findByRole('heading', chosen);
  const previews = sent(gateway, 'POST', '/preview').length;
  expect(previews).toBeGreaterThan(0);
  isConfirmed = true;
  store.dispatch(api.util.invalidateTags(['Order']));
  await expect.poll(() => sent(gateway, 'GET', '/exchange/exchange-1').length).toBe(2);
  closeExchange();
  const begin = await screen.findByRole('button', { name: /^Begin the exchange$/ });
  order();
  await expect.poll(() => begin.isConnected).toBe(false);
  expect(screen.queryByRole('heading', chosen)).toBeNull();
  exchange();
  await screen.findByRole('heading', { level: 1 });
  expect(sent(gateway, 'POST', '/preview')).toHaveLength(previews);
});

test('a difference that could not be loaded can be loaded again, also after a change of the choice', async () => {
  storeExchange(OPEN, LATER);
  const fail = () => {
    throw new Refusal(503, 'unavailable', 'The store is busy.');
  };
  const gateway = aGateway()
    .on(exchangeContract.getExchange, () => anExchange({ item: aChosenLine() }))
    .on(exchangeContract.previewExchange, fail);
  show(theScreen, gateway);
  expect((await screen.findByRole('alert')).textContent).toContain('The store is busy.');
  gateway.on(exchangeContract.previewExchange, () => anExchangePreview());
  await press(/^Try again$/);
  await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  gateway.on(exchangeContract.previewExchange, fail);
  await userEvent.click(screen.getByRole('radio', { name: /^Leave it at a parcel point/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('The store is busy.');
  gateway.on(exchangeContract.previewExchange, () => anExchangePreview());
  await press(/^Try again$/);
  const pay = await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  await expect.poll(() => screen.queryByText(/The store is busy/)).toBeNull();
  expect(pay.getAttribute('aria-busy')).toBeNull();
});

test('the button of an exchange whose new goods have sold out has that as its name', async () => {
  storeExchange(OPEN, LATER);
  const gateway = aGateway().on(exchangeContract.getExchange, () =>
    anExchange({ item: { ...aChosenLine(), inStock: false } }),
  );
  show(theScreen, gateway);
  await screen.findByRole('button', { name: 'sold out' });
});

test('the exchange is confirmed as it was previewed, repeated presses use one idempotency key, and the order is shown', async () => {
  storeExchange(OPEN, LATER);
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const gateway = aGateway()
    .on(exchangeContract.getExchange, () => anExchange({ item: aChosenLine() }))
    .on(exchangeContract.confirmExchange, async () => {
      await waiting;
      return anExchange({ status: 'confirmed', newOrderId: '1300482999' });
    });
  show(theScreen, gateway);
  await screen.findByRole('heading', { name: 'Sable for Alder' });
  await press(/^Pay ₹470 and exchange$/);
  expect((await screen.findByRole('alert')).textContent).toContain('Please choose how it comes back.');
  await userEvent.click(screen.getByRole('radio', { name: /^We collect it/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^12:00–15:00/ }));
  const pay = await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  await expect.poll(() => pay.getAttribute('aria-busy')).toBeNull();
  pay.click();
  pay.click();
  goOn();
  await screen.findByRole('heading', { name: 'The order' });
  const confirmed = sent(gateway, 'POST', '/confirm');
  expect(new Set(confirmed.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(confirmed[0]?.body).toEqual({
    returnMode: 'schedule_pickup',
    pickup: { date: '2036-11-25', from: '12:00' },
    leaves: 'collected',
    preview: 'token-of-the-sample',
  });
  expect(openExchange()).toBeNull();
});
