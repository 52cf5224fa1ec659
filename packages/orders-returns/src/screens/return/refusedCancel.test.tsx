import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { returnContract } from '../../contract/return/return.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn } from '../../testing/returns.ts';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';

afterEach(cleanup);

const nameOfFocus = () => document.activeElement?.textContent;

test('RET-11 the question before a return is cancelled keeps the keyboard in its place, and the answer "No" removes a refusal', async () => {
  const gateway = returnGateway()
    .on(returnContract.getReturnDetails, () => ({ returns: [aReturn({ status: 'label' })] }))
    .on(returnContract.cancelReturn, () => {
      throw new Refusal(409, 'picked_up', 'The courier has it.');
    });
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  (await screen.findByRole('button', { name: /^Cancel this return$/ })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(nameOfFocus).toBe('No, it goes back');
  await userEvent.click(await screen.findByRole('button', { name: /^Yes, cancel it$/ }));
  await screen.findByText(/The courier has it/);
  await userEvent.click(screen.getByRole('button', { name: 'No, it goes back' }));
  await expect.poll(nameOfFocus).toBe('Cancel this return');
  expect(screen.queryByText(/The courier has it/)).toBeNull();
});
