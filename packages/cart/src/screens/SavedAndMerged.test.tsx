import { Refusal } from '@lunette/api-client/testing';
import userEvent from '@testing-library/user-event';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSaved } from '../api/saved.ts';
import { mergeContract, savedContract } from '../contract/index.ts';
import { cartGateway } from '../testing/cartGateway.ts';
import { aCart, aCartLine, aLastPiece, aMergedCart } from '../testing/fixtures.ts';
import { renderWithCart } from '../testing/renderWithCart.tsx';
import { CartScreen } from './CartScreen.tsx';

test('a line is saved for later and moved back, without any further read', async () => {
  const gateway = cartGateway(aCart());
  const screen = renderWithCart(<CartScreen />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Save for later: Alder' }));
  const saved = await screen.findByRole('region', { name: 'Saved for later' });
  expect(within(saved).getByRole('link', { name: 'Alder' })).toBeTruthy();
  await userEvent.click(within(saved).getByRole('button', { name: 'Move to bag: Alder' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Save for later: Alder' })).toBeTruthy();
  const paths = gateway.received.filter(({ method }) => method === 'GET').map(({ path }) => path);
  for (const read of ['/v2/carts', '/v2/carts/saved'])
    expect(paths.filter((path) => path === read)).toHaveLength(1);
});

test('a page that becomes visible at the moment when its saved items arrive reads them once', async () => {
  const gateway = cartGateway(aCart(), [aCartLine({ id: 'saved-1' })]);
  const screen = renderWithCart(<CartScreen />, gateway);
  const stop = screen.store.subscribe(() => {
    if (!getSaved.select()(screen.store.getState()).isSuccess) return;
    stop();
    dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByRole('region', { name: 'Saved for later' })).toBeTruthy();
  expect(gateway.received.filter(({ path }) => path === '/v2/carts/saved')).toHaveLength(1);
});

test('CART-25 two saved items that are removed at once stay removed if the later answer arrives first', async () => {
  let items = [aCartLine({ id: 'saved-1' }), aLastPiece({ id: 'saved-2' })];
  const answers: (() => void)[] = [];
  const gateway = cartGateway(aCart())
    .on(savedContract.getSaved, () => ({ items }))
    .on(savedContract.removeSaved, ({ params }) => {
      const left = items.filter(({ id }) => id !== params.itemId);
      items = left;
      return new Promise((resolve) => answers.push(() => resolve({ items: left })));
    });
  const screen = renderWithCart(<CartScreen />, gateway);
  for (const [index, name] of ['Alder', 'Marram'].entries()) {
    const remove = await screen.findByRole('button', { name: `Remove from saved for later: ${name}` });
    await userEvent.click(remove);
    await expect.poll(() => answers.length).toBe(index + 1);
  }
  answers[1]?.();
  await expect.poll(() => screen.queryByText('Marram is no longer saved for later.')).toBeTruthy();
  answers[0]?.();
  await expect.poll(() => screen.queryByText('Alder is no longer saved for later.')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
});

test('a sold-out saved item shows its price and that it is sold out; it can be removed but not moved', async () => {
  const gone = aLastPiece({ id: 'saved-1', availableQuantity: 0, inStock: false });
  const screen = renderWithCart(<CartScreen />, cartGateway(aCart([]), [gone]));
  const saved = await screen.findByRole('region', { name: 'Saved for later' });
  expect(saved.textContent).toContain('3,800');
  expect(within(saved).getByRole('button', { name: 'Sold out meanwhile' }).ariaDisabled).toBe('true');
  await userEvent.click(within(saved).getByRole('button', { name: 'Remove from saved for later: Marram' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
});

test('pieces beyond the stock stay saved, and a message says so', async () => {
  const line = aCartLine({ id: 'saved-1', quantity: 3 });
  const gateway = cartGateway(aCart([]), [line]).on(savedContract.moveToCart, () => ({
    cart: aCart([aCartLine({ quantity: 2 })]),
    saved: { items: [{ ...line, quantity: 1 }] },
  }));
  const screen = renderWithCart(<CartScreen />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Move to bag: Alder' }));
  expect(
    await screen.findByText(
      '2 pieces of Alder are in your bag. No more are in stock; 1 stays saved for later.',
    ),
  ).toBeTruthy();
});

test('CART-25 O-23 merged bags list from where each line came, and the merge can be undone', async () => {
  const screen = renderWithCart(<CartScreen />, cartGateway(aMergedCart()));
  expect(await screen.findByRole('heading', { name: 'Your two bags are one' })).toBeTruthy();
  const told = within(screen.getByRole('region', { name: 'What came from where' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This computerJuno, added today',
    'Your phoneMarram, added on Saturday, 21 November',
    'BothAlder, 1 and 1 are 2',
  ]);
  expect(screen.getByText('From this computer, today')).toBeTruthy();
  await userEvent.click(told.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Saved for later' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your bag' })).toBeTruthy();
});

test('CART-25 an undo that is too late says why, and the list can be closed', async () => {
  const gateway = cartGateway(aMergedCart({ isThisDevice: false, otherClient: null })).on(
    mergeContract.undoMerge,
    () => {
      throw new Refusal(409, 'merge_ordered', 'Your bag has become an order meanwhile.');
    },
  );
  const screen = renderWithCart(<CartScreen />, gateway);
  const told = within(await screen.findByRole('region', { name: 'What came from where' }));
  expect(told.getByText('Your account')).toBeTruthy();
  await userEvent.click(told.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Your bag has become an order meanwhile.')).toBeTruthy();
  await userEvent.click(told.getByRole('button', { name: 'Close: your two bags are one' }));
  expect(await screen.findByRole('heading', { name: 'Your bag' })).toBeTruthy();
});
