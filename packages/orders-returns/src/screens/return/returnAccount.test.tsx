import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refundContract } from '../../contract/refund.ts';
import { returnContract } from '../../contract/return/return.ts';
import { cashRefundChoices, refundsOf } from '../../testing/refunds.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn, previewOf } from '../../testing/returns.ts';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(cleanup);

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const calls = ({ received }: TestGateway, end: string) =>
  received.filter(({ path }) => path.endsWith(end)).length;

/** A test gateway with an order that was paid at the door. */
const cashGateway = () =>
  returnGateway()
    .on(returnContract.getRefundMethods, () => ({ methods: cashRefundChoices() }))
    .on(returnContract.createReturn, () => ({ returns: [aReturn()] }));

async function chooseParcelPoint(gateway: TestGateway) {
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await userEvent.click(await screen.findByRole('radio', { name: /^Leave it/ }));
}

test('ORD-07 RET-08 a return whose stored bank account cannot be read says so beside its button, and is requested with the account once it is read', async () => {
  let isDown = true;
  const gateway = cashGateway().on(refundContract.getRefundDetails, () => {
    if (isDown) throw new Refusal(503, 'unavailable', 'The refunds do not answer.');
    return refundsOf({ bankAccount: { last4: '8825', bank: 'KOSH' } });
  });
  await chooseParcelPoint(gateway);
  await screen.findByText('The refunds do not answer.');
  await press(/^Send this return/);
  await expect.poll(() => screen.queryAllByText('The refunds do not answer.')).toHaveLength(2);
  await expect.poll(() => calls(gateway, '/refund/details')).toBe(2);
  isDown = false;
  await press(/^Try again$/);
  await screen.findByText(/8825/);
  expect(screen.queryByText('The refunds do not answer.')).toBeNull();
  expect([calls(gateway, '/refund/neft'), calls(gateway, '/return')]).toEqual([0, 0]);
  await press(/^Send this return/);
  await expect.poll(() => calls(gateway, '/return')).toBe(1);
});

test('ORD-07 RET-08 a return of goods that a voucher had paid needs no bank account', async () => {
  const payments = previewOf().payments.filter(({ note }) => note !== null);
  const gateway = cashGateway().on(returnContract.previewReturn, () => previewOf({ payments }));
  await chooseParcelPoint(gateway);
  expect(screen.queryByLabelText('Name on the account')).toBeNull();
  await press(/^Send this return/);
  await expect.poll(() => calls(gateway, '/return')).toBe(1);
});
