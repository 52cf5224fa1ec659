import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderWithTexts } from '../../testing/renderProduct.tsx';
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
