import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { returnContract } from '../../contract/return/return.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn, previewOf } from '../../testing/returns.ts';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(cleanup);

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('RET-08 a refund that could not be computed is asked for again by the button, and the return is then requested', async () => {
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
  await expect.poll(() => screen.queryByText('The refund cannot be computed now.')).toBeNull();
  await press(/^Send this return/);
  await expect
    .poll(() => gateway.received.filter(({ method, path }) => method === 'POST' && path.endsWith('/return')))
    .toHaveLength(1);
});
