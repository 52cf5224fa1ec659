import { Refusal } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useGetProductQuery } from '../../api/catalog.ts';
import { productContract, stockWatchContract } from '../../contract/index.ts';
import product from '../../locales/product/en.json';
import stock from '../../locales/stock/en.json';
import { aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderWithTexts } from '../../testing/renderProduct.tsx';
import { BackInStockForm } from '../stock/BackInStockForm.tsx';
import { BuyColumn } from './BuyColumn.tsx';

afterEach(cleanup);

const cord = aProduct({ classification: 'accessories', prescriptionType: [] });
const cloth = { ...cord, id: '100999', modelName: 'Cloth' };

function Shelf() {
  const [product, setProduct] = useState(cord);
  return (
    <>
      <button type="button" onClick={() => setProduct(cloth)}>
        To the cloth
      </button>
      <BuyColumn
        product={product}
        onOpen={() => undefined}
        renderBuy={({ quantity }) => <p>{quantity} pieces</p>}
      />
    </>
  );
}

test('the chosen quantity of one product is not kept for the next product', async () => {
  renderWithTexts(<Shelf />, { store: productGateway().store() });
  await userEvent.click(await screen.findByRole('button', { name: /^One more/ }));
  expect(screen.getByText('2 pieces')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'To the cloth' }));
  expect(screen.getByText('1 pieces')).toBeTruthy();
});

test('a button that adds to the bag stays mounted when the goods sell out', async () => {
  const soldOut = { ...cord, stock: { availableQuantity: 0, label: 'out' as const } };
  const page = (shown: typeof cord) => (
    <BuyColumn
      product={shown}
      onOpen={() => undefined}
      renderBuy={(_choice, label, _added, off) => <button type="button">{off ?? label}</button>}
    />
  );
  function Selling() {
    const [isOut, setOut] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOut(true)}>
          Sell
        </button>
        {page(isOut ? soldOut : cord)}
      </>
    );
  }
  renderWithTexts(<Selling />, { store: productGateway().store() });
  const buy = await screen.findByRole('button', { name: /^Add to bag/ });
  await userEvent.click(screen.getByRole('button', { name: 'Sell' }));
  expect(buy.isConnected).toBe(true);
  expect(buy.textContent).toBe('Out of stock');
});

test('PDP-09 if the goods are back when the form is sent, the page shows that, and the focus is on its button', async () => {
  let isOut = true;
  const gateway = productGateway()
    .on(productContract.getProduct, () => ({
      ...cord,
      stock: isOut ? { availableQuantity: 0, label: 'out' as const } : cord.stock,
    }))
    .on(stockWatchContract.watchStock, () => {
      isOut = false;
      throw new Refusal(409, 'in_stock', 'Good news: it is on the shelf.');
    });
  function Page() {
    const { data } = useGetProductQuery({ params: { id: cord.id } });
    return (
      data && (
        <TestTexts messages={{ ...product, ...stock }}>
          <BuyColumn
            product={data}
            onOpen={() => undefined}
            renderBuy={(_choice, label, _added, off) => <button type="button">{off ?? label}</button>}
            backInStockForm={BackInStockForm}
          />
        </TestTexts>
      )
    );
  }
  renderWithTexts(<Page />, { store: gateway.store() });
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'meera@post.in{Enter}');
  const buy = await screen.findByRole('button', { name: /^Add to bag/ });
  const area = buy.closest('div.grid');
  await waitFor(() => expect(area?.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
});

test('RET-03 the days to return goods are not offered for a membership or a service, which cannot be returned', async () => {
  const store = productGateway().store();
  const nothing = () => undefined;
  for (const classification of ['accessories', 'loyalty_services', 'services'] as const) {
    const goods = { ...cord, classification };
    renderWithTexts(<BuyColumn product={goods} onOpen={nothing} renderBuy={() => 'Add'} />, { store });
    expect(await screen.findByText('Add')).toBeTruthy();
    expect(screen.queryAllByText('14 days return')).toHaveLength(classification === 'accessories' ? 1 : 0);
    cleanup();
  }
});

test('MONEY-04 the page of a membership says that without an account it applies to one order only', async () => {
  const store = productGateway().store();
  const nothing = () => undefined;
  const membership = aProduct({ classification: 'loyalty_services', prescriptionType: [] });
  renderWithTexts(<BuyColumn product={membership} onOpen={nothing} renderBuy={nothing} />, { store });
  expect(await screen.findByText(/without one it holds for that order alone/)).toBeTruthy();
  cleanup();
  renderWithTexts(<BuyColumn product={cord} onOpen={nothing} renderBuy={nothing} />, { store });
  expect(screen.queryByText(/holds for that order alone/)).toBeNull();
});
