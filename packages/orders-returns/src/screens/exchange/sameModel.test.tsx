import { closeExchange, storeExchange } from '@lunette/api-client';
import { testGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SoldGoodsQuery } from '../../components/exchange/choose/ExchangeVariants.tsx';
import { exchangeContract } from '../../contract/exchange.ts';
import { orderContract } from '../../contract/order.ts';
import { anExchange, failedGoodsQuery, goodsQuery } from '../../testing/exchange.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { renderWithStore } from '../../testing/renderWithStore.tsx';
import { ExchangeScreen, type ExchangeScreenProps } from './ExchangeScreen.tsx';

beforeEach(() => {
  storeExchange(
    { ...IDS, method: 'SAMEPRODUCT', returnStep: 'third', finalStep: '' },
    '2036-12-01T18:29:00Z',
  );
});
afterEach(() => {
  cleanup();
  closeExchange();
});

const IDS = { orderId: '1300482917', itemId: 'item-alder', exchangeId: 'exchange-1' };

function show(withProduct: ExchangeScreenProps['withProduct']) {
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [anOrder([anOrderItem()])] }))
    .on(exchangeContract.getExchange, () => anExchange({ method: 'SAMEPRODUCT' }));
  renderWithStore(<ExchangeScreen {...IDS} withProduct={withProduct} />, gateway);
}

/** A product that loads at the second try. */
function AtSecondTry({ children }: { children: (query: SoldGoodsQuery) => ReactNode }) {
  const [isLoaded, setLoaded] = useState(false);
  return children(isLoaded ? goodsQuery() : failedGoodsQuery(503, () => setLoaded(true)));
}

test('the same model of an exchange that could not be loaded can be loaded again, and the keyboard stays there', async () => {
  show((_id, draw) => <AtSecondTry>{draw}</AtSecondTry>);
  expect(await screen.findByText('The shop is busy.')).toBeTruthy();
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('radio', { name: /^Havana tortoise/ });
  expect(screen.queryByText('The shop is busy.')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(first);
});

test('a model that is no longer sold is not offered again: the exchange says so and leads to other goods', async () => {
  show((_id, draw) => draw(failedGoodsQuery(404)));
  expect(await screen.findByRole('heading', { name: 'Alder is no longer sold' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose in the shop' }).getAttribute('href')).toBe('/eyeglasses');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
