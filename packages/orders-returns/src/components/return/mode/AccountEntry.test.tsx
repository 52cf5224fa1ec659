import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refundContract } from '../../../contract/refund.ts';
import { refundsOf } from '../../../testing/refunds.ts';
import {
  heldAnswer,
  OPEN_ORDER,
  openOrderGateway,
  renderWithStore,
} from '../../../testing/renderWithStore.tsx';
import { AccountEntry, useReturnAccount } from './AccountEntry.tsx';

afterEach(cleanup);

function Entry() {
  const account = useReturnAccount(OPEN_ORDER);
  return (
    <>
      <AccountEntry account={account} />
      <button type="button" onClick={() => void account.query.refetch()}>
        Read again{account.query.isError && ', failed'}
      </button>
    </>
  );
}

test('ORD-07 with the keyboard, the focus moves into the form of another bank account', async () => {
  const gateway = openOrderGateway().on(refundContract.getRefundDetails, () =>
    refundsOf({ bankAccount: { last4: '8825', bank: 'KOSH' } }),
  );
  renderWithStore(<Entry />, gateway);
  (await screen.findByRole('button', { name: 'Another account' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name on the account'));
});

const holder = () => screen.queryByLabelText<HTMLInputElement>('Name on the account');

test('ORD-07 until the stored bank account is read, a skeleton is shown and no other account is asked for', async () => {
  const answer = heldAnswer();
  const gateway = openOrderGateway().on(refundContract.getRefundDetails, async () => {
    await answer.wait();
    return refundsOf();
  });
  renderWithStore(<Entry />, gateway);
  await screen.findByRole('status', { name: 'Loading' });
  expect(holder()).toBeNull();
  answer.letGo();
  await expect.poll(holder).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('ORD-07 a stored bank account that cannot be read shows the reason, and can be read again with the keyboard', async () => {
  let isDown = true;
  const gateway = openOrderGateway().on(refundContract.getRefundDetails, () => {
    if (isDown) throw new Refusal(503, 'unavailable', 'The refunds do not answer.');
    return refundsOf();
  });
  renderWithStore(<Entry />, gateway);
  expect((await screen.findByRole('alert')).textContent).toContain('The refunds do not answer.');
  expect(holder()).toBeNull();
  isDown = false;
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(holder).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(holder());
});

test('ORD-07 a typed bank account stays when the stored one cannot be read again', async () => {
  let readings = 0;
  const gateway = openOrderGateway().on(refundContract.getRefundDetails, () => {
    readings += 1;
    if (readings > 1) throw new Refusal(503, 'unavailable', 'The refunds do not answer.');
    return refundsOf();
  });
  renderWithStore(<Entry />, gateway);
  await userEvent.fill(await screen.findByLabelText('Name on the account'), 'Ananya Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await expect.poll(() => readings).toBe(2);
  await screen.findByRole('button', { name: 'Read again, failed' });
  expect(holder()?.value).toBe('Ananya Rao');
});
