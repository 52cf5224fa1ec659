import { closeExchange, storeExchange } from '@lunette/api-client';
import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exchangeContract } from '../../contract/exchange.ts';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import { aChosenLine, anExchange, anExchangePreview, goodsQuery } from '../../testing/exchange.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn, returnModesOf } from '../../testing/returns.ts';
import { ExchangeScreen } from '../exchange/ExchangeScreen.tsx';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(() => {
  cleanup();
  closeExchange();
});

const SLOT = { date: '2036-11-25', from: '12:00' };
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** A test gateway where somebody else takes the slot before the shopper does. */
function takenGateway() {
  let taken: typeof SLOT | undefined;
  const refuse = () => {
    taken = SLOT;
    throw new Refusal(409, 'pickup_taken', 'This time has just been taken.');
  };
  return returnGateway()
    .on(returnContract.getReturnModes, () => ({ modes: returnModesOf(taken) }))
    .on(returnContract.createReturn, refuse)
    .on(returnContract.changePickup, refuse)
    .on(exchangeContract.confirmExchange, refuse);
}

/** Expects that the reason is shown, and that the slot is neither chosen nor offered any more. */
async function expectTaken() {
  await screen.findByText(/This time has just been taken/);
  await expect.poll(() => screen.getByRole('radio', { name: /^12:00/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /^12:00/ })).toHaveProperty('checked', false);
}

const writes = (gateway: TestGateway, end: string) =>
  gateway.received.filter(({ method, path }) => method !== 'GET' && path.endsWith(end)).length;

test('a return whose pickup slot was taken meanwhile asks for another one', async () => {
  const gateway = takenGateway();
  renderWithStore(<ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await choose(/^We collect it/);
  await choose(/^12:00/);
  const send = await screen.findByRole('button', { name: /^Send this return/ });
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(send);
  await expectTaken();
  await userEvent.click(send);
  await choose(/^15:00/);
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(send);
  await expect.poll(() => writes(gateway, '/return')).toBe(2);
});

test('another day of a pickup that was taken meanwhile is not offered again', async () => {
  const pickup = { address: 'Pune', date: '2036-11-26', from: '12:00', to: '15:00', missed: true };
  const gateway = takenGateway().on(returnContract.getReturnDetails, () => ({
    returns: [aReturn({ pickup, sendBy: '2036-12-10' })],
  }));
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await press(/^Choose another day$/);
  await choose(/^12:00/);
  await press(/^Choose this time$/);
  await expectTaken();
});

test('an exchange whose pickup slot was taken meanwhile asks for another one', async () => {
  const ids = { orderId: '1300482917', itemId: 'item-alder' };
  const open = {
    exchangeId: 'exchange-1',
    method: 'NEWPRODUCT',
    returnStep: 'third',
    finalStep: '',
  } as const;
  storeExchange({ ...ids, ...open }, '2036-12-01T18:29:00Z');
  const gateway = takenGateway()
    .on(orderContract.getOrder, () => ({ orders: [anOrder([anOrderItem({ powerType: 'single_vision' })])] }))
    .on(exchangeContract.getExchange, () => anExchange({ item: aChosenLine() }))
    .on(exchangeContract.previewExchange, () => anExchangePreview());
  renderWithStore(<ExchangeScreen {...ids} withProduct={(_id, draw) => draw(goodsQuery())} />, gateway);
  await choose(/^We collect it/);
  await choose(/^12:00/);
  const pay = await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  await expect.poll(() => pay.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(pay);
  await expectTaken();
});
