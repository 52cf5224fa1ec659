import { clearTabStorage, closeExchange, storeExchange, tabStorage } from '@lunette/api-client';
import { testGateway, TestStore } from '@lunette/api-client/testing';
import { prescriptionContract, type Prescription } from '@lunette/prescription/contract';
import power from '@lunette/prescription/locales/en.json';
import entry from '@lunette/prescription/locales/entry/en.json';
import {
  aPictureFile,
  aPrescriptionPicture,
  aPowerRange,
  aSavedPrescription,
} from '@lunette/prescription/testing';
import { watchSession } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exchangeContract } from '../../contract/exchange.ts';
import { orderContract } from '../../contract/order.ts';
import { returnContract } from '../../contract/return/return.ts';
import orders from '../../locales/en.json';
import exchangeTexts from '../../locales/exchange/en.json';
import returns from '../../locales/returns/en.json';
import { aChosenLine, anExchange, anExchangePreview, goodsQuery } from '../../testing/exchange.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { returnModesOf } from '../../testing/returns.ts';
import { ExchangeScreen } from './ExchangeScreen.tsx';

afterEach(() => {
  cleanup();
  closeExchange();
  clearTabStorage('utm');
});

const POWER = anOrderItem().prescription;
const LATER = { sph: 'Call Me/Email Me for Power' };

/** Shows the last step of an exchange whose new goods were chosen with a power. */
function show(chosenWith: Prescription | null = POWER, change: Parameters<typeof anExchange>[0] = {}) {
  const open = { orderId: '1300482917', itemId: 'item-alder', exchangeId: 'exchange-1' };
  storeExchange(
    { ...open, method: 'NEWPRODUCT', returnStep: 'fourth', finalStep: '' },
    '2036-12-01T18:29:00Z',
  );
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [anOrder([anOrderItem({ powerType: 'single_vision' })])] }))
    .on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }))
    .on(exchangeContract.getExchange, () =>
      anExchange({ item: aChosenLine({ prescription: chosenWith }), ...change }),
    )
    .on(exchangeContract.previewExchange, () => anExchangePreview())
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(prescriptionContract.validatePowers, () => ({
      results: (['right', 'left'] as const).map((eye) => ({ eye, isSuccess: true, fields: [] })),
    }))
    .on(prescriptionContract.sendPicture, () => ({ imageFileName: 'a.jpg' }))
    .on(prescriptionContract.getPicture, () => aPrescriptionPicture())
    .on(prescriptionContract.getSavedPrescriptions, () => ({
      prescriptions: [aSavedPrescription({ userName: 'Dev', right: { sph: '-3.00', pd: '31.0' } })],
    }))
    .on(customerContract.getCustomer, () => aCustomer());
  const store = gateway.store();
  watchSession(store, { cookies: () => 'isLogined=1' })();
  render(
    <MemoryRouter>
      <TestTexts messages={{ ...orders, ...returns, ...exchangeTexts, ...power, ...entry }}>
        <TestStore store={store}>
          <Toaster>
            <ExchangeScreen {...open} withProduct={(_id, draw) => draw(goodsQuery())} />
          </Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  const sent = (call: 'preview' | 'confirm') =>
    gateway.received.findLast(({ method, path }) => method === 'POST' && path.endsWith(`/${call}`))?.body;
  return { previewed: () => sent('preview'), confirmed: () => sent('confirm') };
}

/** Opens the entry of another power; another button of the page begins with the same word. */
const change = async () => (await screen.findByRole('button', { name: /^Change$/ })).click();
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('RX-10 RET-10 the power of new goods can be a picture, which is in the preview of the exchange', async () => {
  const { previewed } = show();
  expect(await screen.findByText(/^The same\./)).toBeTruthy();
  await change();
  expect(await screen.findByRole('button', { name: 'Keep the power of before' })).toBeTruthy();
  await press(/^Send a picture instead$/);
  const field = await screen.findByRole('group', { name: 'Picture of your prescription' });
  await userEvent.upload(field.querySelector('input[type=file]') as HTMLInputElement, await aPictureFile());
  await screen.findByText('The picture is sent.');
  await press(/^Take this picture$/);
  expect(await screen.findByText(/^From your picture, which an optician reads\./)).toBeTruthy();
  await expect
    .poll(previewed)
    .toMatchObject({ prescription: { imageFileName: 'a.jpg', userName: POWER?.userName } });
});

test('RX-07 RET-10 the power of new goods can be a saved one, or be sent later', async () => {
  const { previewed } = show();
  await change();
  await userEvent.click(await screen.findByRole('radio', { name: /^Dev, / }));
  await press(/^Take this power$/);
  expect(await screen.findByText(/^Another one\./)).toBeTruthy();
  await expect.poll(previewed).toMatchObject({ prescription: { right: { sph: '-3.00' }, userName: 'Dev' } });
  await change();
  await press(/^I will send it later$/);
  await press(/^Send it later$/);
  expect(await screen.findByText(/^You send it later\./)).toBeTruthy();
  await expect.poll(previewed).toMatchObject({ prescription: { right: LATER, left: LATER } });
});

test.each([
  [{ imageFileName: 'a.jpg' }, /^From your picture/],
  [{ right: { sph: '-4.00' }, left: { sph: '-4.00' } }, /^Another one\./],
  [{ right: LATER, left: LATER }, /^You send it later\./],
] as const)(
  'the last step says with which power the new goods were chosen: %j',
  async (chosenWith, words) => {
    show(chosenWith);
    expect(await screen.findByText(words)).toBeTruthy();
    await change();
    expect(await screen.findByRole('button', { name: 'Keep the power that you chose' })).toBeTruthy();
  },
);

test('after another power was taken with the keyboard, the focus is on the new goods, which show it', async () => {
  show();
  await change();
  (await screen.findByRole('button', { name: 'Keep the power of before' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: 'Keep the power of before' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
});

const stored = () => tabStorage('orders.power').read();
const rightSphere = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Right eye, sphere' })).value;
const enter = async (sphere: string) =>
  userEvent.fill(await screen.findByRole('textbox', { name: 'Right eye, sphere' }), sphere);

test('a power that is typed for the new goods survives a reload, and is removed with the choice of the power of before', async () => {
  show();
  await change();
  await enter('-2.75');
  await expect.poll(stored).not.toBeNull();
  cleanup();
  show();
  await expect.poll(rightSphere).toMatch(/2\.75/);
  await press(/^Keep the power of before$/);
  expect(stored()).toBeNull();
});

test('a power that is typed for the new goods is removed by a sign-out', async () => {
  show();
  await change();
  await enter('-2.75');
  await expect.poll(stored).not.toBeNull();
  act(() => clearTabStorage('utm'));
  expect(stored()).toBeNull();
  await screen.findByRole('button', { name: /^Change$/ });
  expect(screen.queryByRole('textbox', { name: 'Right eye, sphere' })).toBeNull();
});

const FIRST = 'Take the new power or keep the old one first';

test('while another power is entered, the exchange cannot be confirmed, and its button says why', async () => {
  const { confirmed } = show();
  const confirm = await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  await change();
  const off = await screen.findByRole('button', { name: FIRST });
  expect(off).toBe(confirm);
  await userEvent.click(screen.getByRole('radio', { name: /^Leave it at a parcel point/ }));
  await expect.poll(() => off.getAttribute('aria-busy')).toBeNull();
  await userEvent.click(off, { force: true });
  await press(/^Keep the power of before$/);
  await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  expect(confirmed()).toBeUndefined();
});

test('after a reload, a power that was taken has to be taken or dropped before the exchange is confirmed', async () => {
  show();
  await change();
  await enter('-2.75');
  await press(/^Take this power$/);
  await screen.findByText(/^Another one\./);
  await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  cleanup();
  const { previewed } = show();
  await screen.findByRole('button', { name: FIRST });
  await expect.poll(rightSphere).toMatch(/2\.75/);
  await press(/^Take this power$/);
  await screen.findByRole('button', { name: /^Pay ₹470 and exchange$/ });
  await expect.poll(previewed).toMatchObject({ prescription: { right: { sph: '-2.75' } } });
});

test('a power that is typed for the same model survives a reload also in another colour', async () => {
  show(POWER, { method: 'SAMEPRODUCT' });
  await change();
  await enter('-2.75');
  await expect.poll(stored).not.toBeNull();
  cleanup();
  show(POWER, { method: 'SAMEPRODUCT', item: aChosenLine({ productId: '148004' }) });
  await screen.findByRole('button', { name: FIRST });
  await expect.poll(rightSphere).toMatch(/2\.75/);
});
