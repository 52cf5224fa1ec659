import { api, clearTabStorage, tabStorage } from '@lunette/api-client';
import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import power from '@lunette/prescription/locales/en.json';
import entry from '@lunette/prescription/locales/entry/en.json';
import { aPictureFile, aPrescriptionPicture, aPowerRange } from '@lunette/prescription/testing';
import session from '@lunette/session/locales/signIn/en.json';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract, type Order } from '../../contract/order.ts';
import { powerContract } from '../../contract/power.ts';
import { OrderPower } from '../../components/item/OrderPower.tsx';
import orders from '../../locales/en.json';
import { aLinkedItem, anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import { typePower } from '../../testing/typePower.ts';
import { PowerScreen } from './PowerScreen.tsx';

afterEach(cleanup);

const ORDER = '1300482917';
const PLACED = [{ status: 'placed', at: '2026-11-14T12:50:00Z' }];
const waiting = (change: Partial<Order> = {}) =>
  anOrder(
    [
      anOrderItem({
        powerType: 'single_vision',
        powerOpen: true,
        prescription: null,
        statusHistory: PLACED,
      }),
    ],
    change,
  );
/** An order whose power was sent as a picture, which an optician has not read yet. */
const unread = (change: Partial<Order> = {}) =>
  anOrder(
    [
      anOrderItem({
        powerType: 'single_vision',
        powerOpen: true,
        powerUnread: true,
        prescription: { powerType: 'single_vision', imageFileName: 'a.jpg' },
        statusHistory: PLACED,
      }),
    ],
    change,
  );
const LINK = { until: 2_000_000_000, sign: 'signed' };

interface ShowOptions {
  link?: typeof LINK | null;
  /** Whether the visitor with the link needs no code. */
  isOpen?: boolean;
  refusal?: Refusal;
}

function show(order: Order, { link = null, isOpen = false, refusal }: ShowOptions = {}) {
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [order] }))
    .on(powerContract.getLinkedItem, () => aLinkedItem({ open: isOpen }))
    .on(orderContract.sendOrderCode, ({ body }) => ({
      digits: 6,
      resendSeconds: 30,
      sentTo: body.way === 'sms' ? '+91 ••••• ••377' : 'an•••@p•••.in',
    }))
    .on(orderContract.redeemOrderCode, ({ query: { value } }) => {
      if (value !== '419318') throw new Refusal(422, 'otp_wrong', 'This code is wrong.');
      return { orders: [order] };
    })
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(prescriptionContract.validatePowers, () => ({
      results: (['right', 'left'] as const).map((eye) => ({ eye, isSuccess: true, fields: [] })),
    }))
    .on(orderContract.updatePrescription, () => {
      if (refusal) throw refusal;
      return { orders: [order] };
    });
  const store = gateway.store();
  render(
    <MemoryRouter initialEntries={['/editpower/options/view']}>
      <TestTexts messages={{ ...orders, ...power, ...entry, ...session }}>
        <TestStore store={store}>
          <Toaster>
            <Routes>
              <Route
                path="/editpower/options/view"
                element={<PowerScreen orderId={ORDER} itemId="item-alder" link={link} />}
              />
              <Route path="*" element={<h1>The order</h1>} />
            </Routes>
          </Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return Object.assign(gateway, { readAgain: () => store.dispatch(api.util.invalidateTags(['Order'])) });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('LPU-03 RX-13 after the code of a signed link, the power is sent with the e-mail address of the order', async () => {
  const gateway = show(waiting({ access: 'reader' }), { link: LINK });
  expect(await screen.findByRole('heading', { name: 'Alder waits for your power' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Rao');
  await press('Send the code');
  expect(await screen.findByText(/We sent six digits/)).toBeTruthy();
  await userEvent.fill(await screen.findByRole('textbox'), '419319');
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  await userEvent.fill(await screen.findByRole('textbox'), '419318');
  await typePower();
  await press('Send this power');
  expect(await screen.findByText('Prescription updated successfully')).toBeTruthy();
  const sent = gateway.received.find(({ path, method }) => method === 'PUT' && path.endsWith('prescription'));
  expect(sent?.query.email).toBe('ananya.rao@post.in');
  expect(sent?.body).toMatchObject({
    powerUpdatedBy: 'ananya.rao@post.in',
    prescription: { right: { sph: '-1.25' } },
  });
  expect(gateway.received.find(({ path }) => path.endsWith('otp'))?.body).toMatchObject({ way: 'sms' });
});

test('RX-10 LPU-03 the power of an ordered item can be sent as a picture', async () => {
  const gateway = show(waiting())
    .on(prescriptionContract.sendPicture, () => ({ imageFileName: 'a.jpg' }))
    .on(prescriptionContract.getPicture, () => aPrescriptionPicture());
  expect(await screen.findByText(/A minus corrects short sight/)).toBeTruthy();
  await press('Send a picture instead');
  expect(screen.queryByText(/A minus corrects short sight/)).toBeNull();
  expect(screen.getByText(/An optician copies the values from your picture/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I will send it later' })).toBeNull();
  const field = await screen.findByRole('group', { name: 'Picture of your prescription' });
  await userEvent.upload(field.querySelector('input[type=file]') as HTMLInputElement, await aPictureFile());
  await screen.findByText('The picture is sent.');
  await press('Send this power');
  expect(await screen.findByText('Prescription updated successfully')).toBeTruthy();
  const sent = gateway.received.find(({ path, method }) => method === 'PUT' && path.endsWith('prescription'));
  expect(sent?.body).toEqual({ prescription: { imageFileName: 'a.jpg' } });
});

test('RX-10 a reader with the code, who cannot open the picture that was sent, is told that an optician reads it', async () => {
  show(unread({ access: 'reader' }));
  expect(await screen.findByText('An optician is reading your prescription for Alder')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Right eye, sphere' })).toBeTruthy();
  expect(screen.queryByText(/no longer stored/)).toBeNull();
});

test('RX-10 the page of an item that is a picture begins with it', async () => {
  show(unread()).on(prescriptionContract.getPicture, () => aPrescriptionPicture());
  expect(await screen.findByRole('img', { name: 'Picture of your prescription' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Type it in instead' })).toBeTruthy();
});

test('RX-10 the page of a power and the order say why a picture could not be read, until another one is sent', async () => {
  const [item] = waiting().items;
  if (!item) throw new Error('There is no item');
  const unreadable = 'The left half is cut off.';
  show(anOrder([{ ...item, unreadable }]));
  expect(await screen.findByText('An optician could not read your picture')).toBeTruthy();
  expect(screen.getByText(unreadable)).toBeTruthy();
  cleanup();
  const inOrder = (change: Partial<typeof item>) => {
    render(
      <MemoryRouter>
        <TestTexts messages={orders}>
          <OrderPower orderId={ORDER} item={{ ...item, ...change }} />
        </TestTexts>
      </MemoryRouter>,
    );
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  expect(inOrder({ unreadable })).toContain(unreadable);
  expect(inOrder({})).not.toContain('could not read');
});

test('RX-10 the power of a confirmed item can only be typed, because it cannot wait for a picture to be read', async () => {
  const statusHistory = [...PLACED, { status: 'confirmed', at: '2026-11-15T05:35:00Z' }];
  show(anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: true, statusHistory })]));
  await screen.findByRole('button', { name: 'Send this power' });
  expect(screen.queryByRole('button', { name: 'Send a picture instead' })).toBeNull();
});

test('LPU-04 a power that could not be saved shows the message of the server, and the typed values remain', async () => {
  show(waiting(), { refusal: new Refusal(409, 'power_closed', 'The lenses are being made already.') });
  await typePower();
  await press('Send this power');
  expect(await screen.findByText('The lenses are being made already.')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('[data-eye=right] input')?.value).toMatch(/1\.25/);
});

test('LPU-01 the page says that the lenses are already made, or that there is no such item', async () => {
  const made = anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: false })]);
  show(made);
  expect(await screen.findByText('The power of Alder cannot be changed here')).toBeTruthy();
  cleanup();
  show(anOrder([anOrderItem({ id: 'another' })]));
  expect(await screen.findByText('This item is not in the order')).toBeTruthy();
});

test('LPU-01 the page of the order links to a missing power and to one that can be changed, but not if the lenses are made', () => {
  const [item] = waiting().items;
  if (!item) throw new Error('There is no item');
  const at = (change: Partial<typeof item>) => {
    render(
      <MemoryRouter>
        <TestTexts messages={orders}>
          <OrderPower orderId={ORDER} item={{ ...item, ...change }} />
        </TestTexts>
      </MemoryRouter>,
    );
    const name = screen.queryByRole('link')?.getAttribute('aria-label');
    cleanup();
    return name;
  };
  expect(at({})).toBe('Enter the power of Alder');
  expect(at({ prescription: anOrderItem().prescription })).toBe('Change the power of Alder');
  expect(at({ powerOpen: false })).toBeUndefined();
});

const stored = () => tabStorage('orders.power').read();
const rightSphere = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Right eye, sphere' })).value;

test('LPU-01 a typed power survives a reload, and does not stay in the tab once it is sent', async () => {
  show(waiting());
  await typePower();
  cleanup();
  show(waiting());
  await expect.poll(rightSphere).toMatch(/1\.25/);
  await press('Send this power');
  await screen.findByRole('heading', { name: 'The order' });
  expect(stored()).toBeNull();
});

test('LPU-01 a typed power is removed by a sign-out, and is no longer offered when the power of the item has changed', async () => {
  show(waiting());
  await typePower();
  act(() => clearTabStorage('utm'));
  expect(stored()).toBeNull();
  await expect.poll(rightSphere).toBe('');
  await typePower();
  cleanup();
  const [item] = waiting().items;
  if (!item) throw new Error('There is no item');
  const changed = { powerType: 'single_vision' as const, right: { sph: '-3.00' }, left: { sph: '-3.00' } };
  show(anOrder([{ ...item, prescription: changed }]));
  await expect.poll(rightSphere).toMatch(/3\.00/);
});

const noOrder = () => {
  throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
};
const formOfCode = () => screen.findByRole('heading', { name: 'Alder waits for your power' });

test('after a sign-out, the page of a signed link asks for the code and no longer shows the order of the customer', async () => {
  const gateway = show(waiting(), { link: LINK, isOpen: true });
  await screen.findByRole('button', { name: 'Send this power' });
  gateway.on(orderContract.getOrder, noOrder).on(powerContract.getLinkedItem, () => aLinkedItem());
  act(() => {
    clearTabStorage('utm');
    gateway.readAgain();
  });
  await formOfCode();
  expect(screen.queryByRole('button', { name: 'Send this power' })).toBeNull();
});

test('a code that is no longer valid is asked for again, and then opens the order again', async () => {
  const gateway = show(waiting({ access: 'reader' }), { link: LINK });
  const enterCode = async () => {
    await formOfCode();
    await press('Send the code');
    await userEvent.fill(await screen.findByRole('textbox'), '419318');
    await screen.findByRole('button', { name: 'Send this power' });
  };
  await enterCode();
  gateway.on(orderContract.getOrder, noOrder);
  act(() => void gateway.readAgain());
  await enterCode();
});
