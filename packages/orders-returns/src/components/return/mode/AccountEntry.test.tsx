import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refundContract } from '../../../contract/refund.ts';
import { refundsOf } from '../../../testing/refunds.ts';
import { OPEN_ORDER, openOrderGateway, renderWithStore } from '../../../testing/renderWithStore.tsx';
import { AccountEntry, useReturnAccount } from './AccountEntry.tsx';

afterEach(cleanup);

function Entry() {
  return <AccountEntry account={useReturnAccount(OPEN_ORDER)} />;
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
