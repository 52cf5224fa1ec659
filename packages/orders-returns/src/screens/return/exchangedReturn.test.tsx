import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import { inr } from '../../testing/fixtures/inr.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn } from '../../testing/returns.ts';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';

afterEach(cleanup);

type Payment = ReturnType<typeof aReturn>['payments'][number];

const EXCHANGE: Payment = {
  method: 'exchange',
  title: 'For the new goods of your exchange',
  note: null,
  amount: inr(3559.49),
  by: '2036-12-05',
  status: 'due',
  at: null,
};

/** Renders the page of a return with the given payments. */
function show(...payments: Payment[]) {
  const gateway = returnGateway().on(returnContract.getReturnDetails, () => ({
    returns: [aReturn({ payments })],
  }));
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
}

test('RET-10 the worth of an exchange is held for its new goods, and nothing is paid back', async () => {
  show(EXCHANGE);
  expect(await screen.findByText('Held for the new goods until yours are accepted')).toBeTruthy();
  expect(screen.getByText('Used for the new goods')).toBeTruthy();
  expect(screen.queryByText('Paid back')).toBeNull();
  expect(screen.queryByText(/Is being sent/)).toBeNull();
});

test('RET-10 once an exchange is done, its worth has paid for the new goods', async () => {
  show({ ...EXCHANGE, status: 'done', at: '2036-12-01T10:00:00Z' });
  expect(await screen.findByText('Has paid for the new goods')).toBeTruthy();
});

test('RET-10 the refund of an exchange for cheaper goods is still paid back', async () => {
  show(EXCHANGE, {
    ...EXCHANGE,
    method: 'source',
    title: 'To the card ending 4242',
    amount: inr(50),
    status: 'planned',
  });
  expect(await screen.findByText('Paid back')).toBeTruthy();
  expect(screen.getByText('By Fri, 5 Dec')).toBeTruthy();
  expect(screen.queryByText('Still to come')).toBeNull();
});

test('the moments of a return are in the time zone of the country of its order', async () => {
  const at = '2036-11-24T02:30:00Z';
  const shippingAddress = { ...OPEN_ORDER.shippingAddress, country: 'US' as const };
  const gateway = returnGateway()
    .on(orderContract.getOrder, () => ({ orders: [{ ...OPEN_ORDER, shippingAddress }] }))
    .on(returnContract.getReturnDetails, () => ({
      returns: [
        aReturn({
          steps: [{ status: 'requested', at, date: null }],
          payments: [{ ...EXCHANGE, method: 'source', title: 'To the card ending 4242', status: 'done', at }],
        }),
      ],
    }));
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  const steps = await screen.findByRole('list', { name: 'Steps of the return' });
  expect(steps.textContent).toContain('23 Nov, 21:30');
  expect(screen.getByText('Sent 23 Nov, 21:30')).toBeTruthy();
});
