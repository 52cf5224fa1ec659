import { Refusal } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { stockWatchContract } from '../../contract/index.ts';
import { aProduct } from '../../testing/fixtures/index.ts';
import product from '../../locales/product/en.json';
import en from '../../locales/stock/en.json';
import { productGateway } from '../../testing/productGateway.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { StockLabel } from './StockLabel.tsx';
import { BackInStockForm } from './BackInStockForm.tsx';

afterEach(cleanup);

async function ask(gateway = productGateway()) {
  const soldOut = aProduct({ stock: { availableQuantity: 0, label: 'out' } });
  renderAt(
    '/',
    <TestTexts messages={{ ...product, ...en }}>
      <StockLabel product={soldOut} backInStockForm={BackInStockForm} />
    </TestTexts>,
    { gateway },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
  return screen.findByRole('textbox', { name: 'E-mail' });
}

test('PDP-09 the focus goes from the button into the form that takes its place', async () => {
  const email = await ask();
  await expect.poll(() => document.activeElement?.closest('form')).toBe(email.closest('form'));
});

test('PDP-09 an e-mail address is saved, and the page confirms it', async () => {
  const gateway = productGateway().on(stockWatchContract.watchStock, ({ body: { email } }) => ({
    saved: true as const,
    email,
  }));
  await userEvent.type(await ask(gateway), 'meera@post.in{Enter}');
  const saved = await screen.findByText(/^Saved/);
  expect(saved.textContent).toContain('meera@post.in');
  await waitFor(() => expect(document.activeElement?.contains(saved)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(gateway.received.map(({ path }) => path)).toEqual([
    `/v2/products/product/${aProduct().id}/oos-subscription`,
  ]);
});

test('PDP-09 an invalid address is not sent; a refusal of the gateway is shown', async () => {
  let calls = 0;
  const gateway = productGateway().on(stockWatchContract.watchStock, () => {
    calls += 1;
    throw new Refusal(409, 'in_stock', 'Good news: it is on the shelf.');
  });
  const field = await ask(gateway);
  await userEvent.type(field, 'meera{Enter}');
  expect(await screen.findByText(/such as name@post.com/)).toBeDefined();
  expect(calls).toBe(0);
  await userEvent.type(field, '@post.in{Enter}');
  expect(await screen.findByText('Good news: it is on the shelf.')).toBeDefined();
});
