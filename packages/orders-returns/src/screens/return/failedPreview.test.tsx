import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { returnContract } from '../../contract/return/return.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn, previewOf } from '../../testing/returns.ts';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(cleanup);

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The number of calls that request the return. */
const requests = ({ received }: TestGateway) =>
  received.filter(({ method, path }) => method === 'POST' && path.endsWith('/return')).length;

test('RET-08 one press asks again for a refund that could not be computed, and requests the return with it', async () => {
  let isDown = false;
  const gateway = returnGateway()
    .on(returnContract.previewReturn, () => {
      if (isDown) throw new Refusal(503, 'unavailable', 'The refund cannot be computed now.');
      return previewOf();
    })
    .on(returnContract.createReturn, () => ({ returns: [aReturn()] }));
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  isDown = true;
  await userEvent.click(await screen.findByRole('radio', { name: /^Hand it in at a store/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^FC Road/ }));
  await screen.findByText('The refund cannot be computed now.');
  isDown = false;
  await press(/^Send this return/);
  await expect.poll(() => requests(gateway)).toBe(1);
});

test('RET-08 a refund that has changed when it is computed again is shown before the return is requested', async () => {
  let answer: (() => ReturnType<typeof previewOf>) | undefined = previewOf;
  const gateway = returnGateway()
    .on(returnContract.previewReturn, () => {
      if (!answer) throw new Refusal(503, 'unavailable', 'The refund cannot be computed now.');
      return answer();
    })
    .on(returnContract.createReturn, () => ({ returns: [aReturn()] }));
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  answer = undefined;
  await userEvent.click(await screen.findByRole('radio', { name: /^Hand it in at a store/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^FC Road/ }));
  await screen.findByText('The refund cannot be computed now.');
  answer = () => ({ ...previewOf(), total: { value: 1234, currencyCode: 'INR' }, token: 'other' });
  await press(/^Send this return/);
  expect(await screen.findAllByText('₹1,234')).not.toHaveLength(0);
  expect(requests(gateway)).toBe(0);
  await press(/^Send this return/);
  await expect.poll(() => requests(gateway)).toBe(1);
});

test('RET-08 after a lost answer, one press repeats the request although the refund could not be read meanwhile', async () => {
  let isDown = false;
  const keys: (string | undefined)[] = [];
  const gateway = returnGateway()
    .on(returnContract.previewReturn, () => {
      if (isDown) throw new TypeError('offline');
      return previewOf();
    })
    .on(returnContract.createReturn, ({ headers }) => {
      keys.push(headers['idempotency-key']);
      if (isDown) throw new TypeError('offline');
      return { returns: [aReturn()] };
    });
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await userEvent.click(await screen.findByRole('radio', { name: /^Hand it in at a store/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^FC Road/ }));
  const send = await screen.findByRole('button', { name: /^Send this return/ });
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  isDown = true;
  await userEvent.click(send);
  await screen.findByText(/Press once more/);
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  isDown = false;
  await userEvent.click(send);
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
