import { clearTabStorage } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract } from '../../contract/order.ts';
import { refundContract } from '../../contract/refund.ts';
import { OrderSummaryScreen } from '../../screens/OrderSummaryScreen.tsx';
import { orderPage } from '../../testing/orderPage.ts';
import { refusedRefunds } from '../../testing/refunds.ts';
import { OPEN_ORDER, openOrderGateway, renderWithStore } from '../../testing/renderWithStore.tsx';
import { WaitingRefunds } from './WaitingRefunds.tsx';

afterEach(cleanup);

test('MONEY-01 the reason why a failed refund cannot become store credit is shown beside that refund only', async () => {
  const { refunds, ...others } = refusedRefunds(['storecredit']);
  const second = refunds.map((refund) => ({ ...refund, id: '01950000-0000-7000-8000-000000000002' }));
  const gateway = openOrderGateway()
    .on(refundContract.getRefundDetails, () => ({ ...others, refunds: [...refunds, ...second] }))
    .on(refundContract.creditRefund, () => {
      throw new Refusal(409, 'refund_sent', 'It is already on its way.');
    });
  renderWithStore(<WaitingRefunds order={OPEN_ORDER} />, gateway);
  const notes = await screen.findAllByRole('status');
  expect(notes).toHaveLength(2);
  const [, last] = notes.map((note) => within(note));
  await userEvent.click(last?.getByRole('button', { name: 'Take it as store credit' }) as HTMLElement);
  expect(await last?.findByText('It is already on its way.')).toBeTruthy();
  expect(screen.getAllByText('It is already on its way.')).toHaveLength(1);
});

test('ORD-07 a bank account that is typed is kept when its dialog is closed, and removed once it is saved', async () => {
  const gateway = openOrderGateway()
    .on(refundContract.getRefundDetails, () => refusedRefunds(['neft']))
    .on(refundContract.editNeft, () => refusedRefunds(['neft']));
  renderWithStore(<WaitingRefunds order={OPEN_ORDER} />, gateway);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, text: string) =>
    userEvent.fill(await screen.findByLabelText(label), text);
  const typed = async () => (await screen.findByLabelText<HTMLInputElement>('Account number')).value;
  await press('Give a bank account');
  await fill('Name on the account', 'Ananya Rao');
  await fill('Account number', '447100318825');
  await press('Leave it');
  await press('Give a bank account');
  expect(await typed()).toBe('447100318825');
  await fill('Once more', '447100318825');
  await fill('IFSC of the branch', 'KOSH0000411');
  await press('Send it there');
  await screen.findByText('The money goes to this account.');
  await press('Give a bank account');
  expect(await typed()).toBe('');
});

test('ORD-07 a refund of cash without an account asks for it until one is known', async () => {
  const { refunds, ...others } = refusedRefunds(['neft']);
  const due = { ...others, refunds: refunds.map((refund) => ({ ...refund, status: 'due' as const })) };
  let bankAccount: typeof due.bankAccount = null;
  const gateway = openOrderGateway()
    .on(refundContract.getRefundDetails, () => ({ ...due, bankAccount }))
    .on(refundContract.editNeft, () => {
      bankAccount = { last4: '8825', bank: 'KOSH' };
      return { ...due, bankAccount };
    });
  renderWithStore(<WaitingRefunds order={OPEN_ORDER} />, gateway);
  expect(await screen.findByText(/waits for your bank account$/)).toBeTruthy();
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, text: string) =>
    userEvent.fill(await screen.findByLabelText(label), text);
  await press('Give a bank account');
  await fill('Name on the account', 'Ananya Rao');
  await fill('Account number', '447100318825');
  await fill('Once more', '447100318825');
  await fill('IFSC of the branch', 'KOSH0000411');
  await press('Send it there');
  await screen.findByText('The money goes to this account.');
  await expect.poll(() => screen.queryByText(/waits for your bank account$/)).toBeNull();
});

test('ORD-07 on the store of another country, the form asks for an account of the order’s country and saves it', async () => {
  const gateway = openOrderGateway()
    .on(refundContract.getRefundDetails, () => refusedRefunds(['neft']))
    .on(refundContract.editNeft, () => refusedRefunds(['neft']));
  renderWithStore(<WaitingRefunds order={OPEN_ORDER} />, gateway, { country: 'AE' });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, text: string) =>
    userEvent.fill(await screen.findByLabelText(label), text);
  await press('Give a bank account');
  await fill('Name on the account', 'Ananya Rao');
  await fill('Account number', '447100318825');
  await fill('Once more', '447100318825');
  await fill('IFSC of the branch', 'KOSH0000411');
  await press('Send it there');
  await screen.findByText('The money goes to this account.');
});

test('ORD-07 a bank account that is typed on the page of an order is gone after a logout', async () => {
  const gateway = openOrderGateway()
    .on(orderContract.getOrder, () => ({ orders: [{ ...OPEN_ORDER, hasRefunds: true }] }))
    .on(refundContract.getRefundDetails, () => refusedRefunds(['neft']));
  renderWithStore(<OrderSummaryScreen {...orderPage} orderId={OPEN_ORDER.id} />, gateway);
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Give a bank account' }));
  const number = () => screen.findByLabelText<HTMLInputElement>('Account number');
  await open();
  await userEvent.fill(await number(), '447100318825');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  act(() => clearTabStorage('utm'));
  await open();
  expect((await number()).value).toBe('');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('447100318825');
});
