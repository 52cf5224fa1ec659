import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refundContract } from '../../contract/refund.ts';
import { refusedRefunds } from '../../testing/refunds.ts';
import { OPEN_ORDER, openOrderGateway, renderWithStore } from '../../testing/renderWithStore.tsx';
import { FailedRefunds } from './FailedRefunds.tsx';

afterEach(cleanup);

test('MONEY-01 the reason why a failed refund cannot become store credit is shown beside that refund only', async () => {
  const { refunds, ...others } = refusedRefunds(['storecredit']);
  const second = refunds.map((refund) => ({ ...refund, id: '01950000-0000-7000-8000-000000000002' }));
  const gateway = openOrderGateway()
    .on(refundContract.getRefundDetails, () => ({ ...others, refunds: [...refunds, ...second] }))
    .on(refundContract.creditRefund, () => {
      throw new Refusal(409, 'refund_sent', 'It is already on its way.');
    });
  renderWithStore(<FailedRefunds orderId={OPEN_ORDER.id} />, gateway);
  const notes = await screen.findAllByRole('status');
  expect(notes).toHaveLength(2);
  const [, last] = notes.map((note) => within(note));
  await userEvent.click(last?.getByRole('button', { name: 'Take it as store credit' }) as HTMLElement);
  expect(await last?.findByText('It is already on its way.')).toBeTruthy();
  expect(screen.getAllByText('It is already on its way.')).toHaveLength(1);
});
