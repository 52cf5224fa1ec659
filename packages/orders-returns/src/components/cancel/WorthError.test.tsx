import { Refusal } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract } from '../../contract/order.ts';
import { anOrder, anOrderItem, cancelReasonsOf } from '../../testing/fixtures/index.ts';
import { openOrderGateway, renderWithStore } from '../../testing/renderWithStore.tsx';
import { CancelOrder } from './CancelOrder.tsx';

afterEach(cleanup);

const ORDER = anOrder([anOrderItem({ quantity: 3 })], { cancellableUntil: '2036-11-15T08:50:00Z' });

/** Opens the cancel form of three pieces with a comment; the refund of fewer pieces fails as long as `fail` returns an error. */
async function open(fail: () => Error | null) {
  const gateway = openOrderGateway().on(orderContract.getCancelReasons, ({ query }) => {
    const error = query.items === undefined ? null : fail();
    if (error) throw error;
    return cancelReasonsOf({ items: [{ itemId: 'item-alder', pieces: 3, message: null }] });
  });
  gateway.on(orderContract.cancelOrder, () => ({ orders: [ORDER] }));
  renderWithStore(<CancelOrder order={ORDER} />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(await dialog.findByLabelText(/anything we should know/), 'Too wide for me');
  fireEvent.click(dialog.getByRole('radio', { name: /changed my mind/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'One fewer: Alder' }));
  return { gateway, dialog };
}

test('if the refund of the chosen pieces cannot be read, the form keeps everything that was chosen and written, and nothing is cancelled before it is read', async () => {
  let isBusy = true;
  const { gateway, dialog } = await open(() =>
    isBusy ? new Refusal(503, 'unavailable', 'The store is busy.') : null,
  );
  expect((await dialog.findByRole('alert')).textContent).toContain('The store is busy.');
  expect(dialog.getByRole('checkbox', { name: /2 pieces/ })).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: /store credit/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Load the refund first' }));
  isBusy = false;
  dialog.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  fireEvent.click(await dialog.findByRole('radio', { name: /store credit/ }));
  expect(document.activeElement?.closest('dialog')).toBe(screen.getByRole('dialog'));
  expect(document.activeElement).not.toBe(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the chosen items' }));
  const sent = () => gateway.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await expect
    .poll(sent)
    .toMatchObject([{ items: 'item-alder:2', reason: 'changed_mind', comment: 'Too wide for me' }]);
});

test('if the chosen pieces are refused, another try begins with all pieces that can be cancelled, and the comment remains', async () => {
  const { dialog } = await open(() => new Refusal(409, 'too_many_pieces', 'Only one piece is left.'));
  expect((await dialog.findByRole('alert')).textContent).toContain('Only one piece is left.');
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('checkbox', { name: /3 pieces/ })).toBeTruthy();
  expect(dialog.queryByText(/Only one piece is left/)).toBeNull();
  expect(dialog.getByLabelText(/anything we should know/)).toHaveProperty('value', 'Too wide for me');
});
