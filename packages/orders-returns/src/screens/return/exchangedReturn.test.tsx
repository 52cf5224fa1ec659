import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
