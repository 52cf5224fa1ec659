import { clearTabStorage, tabStorage } from '@lunette/api-client';
import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
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
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract, type Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { upgradeContract, type UpgradePackage } from '../../contract/upgrade.ts';
import orders from '../../locales/en.json';
import { anOrder, anOrderItem, anUpgradePackage } from '../../testing/fixtures/index.ts';
import { typePower } from '../../testing/typePower.ts';
import { LensUpgradeScreen } from './LensUpgradeScreen.tsx';

afterEach(cleanup);

const ORDER = anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: true, lensesOpen: true })]);
const amendment = (kind: 'package' | 'power_type') => ({
  id: 'change',
  kind,
  title: 'Clear 1.56',
  status: 'done' as const,
  pageUrl: null,
  expiresAt: null,
  message: null,
  difference: { value: -600, currencyCode: 'INR' as const },
});

const PLACED = [{ status: 'placed', at: '2026-11-14T12:50:00Z' }];
const orderWith = (change: Partial<OrderItem>) =>
  anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: true, lensesOpen: true, ...change })]);
/** The offer of an item that can also become reading glasses, for which it needs another power. */
function offerForReading(): UpgradePackage {
  const offer = anUpgradePackage();
  const [distance] = offer.powerTypes;
  if (!distance) throw new Error('There is no power type');
  return { ...offer, powerTypes: [distance, { ...distance, id: 'reading', title: 'Reading' }] };
}

interface Shown {
  refusal?: Refusal;
  offer?: UpgradePackage;
  order?: Order;
  isCustomer?: boolean;
}

function show({ refusal, offer, order = ORDER, isCustomer = false }: Shown = {}) {
  const answer = (kind: 'package' | 'power_type') => () => {
    if (refusal) throw refusal;
    return { orders: [order], amendment: amendment(kind) };
  };
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [order] }))
    .on(upgradeContract.getUpgradePackage, () => offer ?? anUpgradePackage())
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(prescriptionContract.validatePowers, () => ({
      results: (['right', 'left'] as const).map((eye) => ({ eye, isSuccess: true, fields: [] })),
    }))
    .on(prescriptionContract.sendPicture, () => ({ imageFileName: 'a.jpg' }))
    .on(prescriptionContract.getPicture, () => aPrescriptionPicture())
    .on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions: [aSavedPrescription()] }))
    .on(customerContract.getCustomer, () => aCustomer())
    .on(upgradeContract.updatePackage, answer('package'))
    .on(upgradeContract.updatePowerType, answer('power_type'));
  const store = gateway.store();
  if (isCustomer) watchSession(store, { cookies: () => 'isLogined=1' })();
  render(
    <MemoryRouter initialEntries={['/lens-package-upgrade/1300482917']}>
      <TestTexts messages={{ ...orders, ...power, ...entry }}>
        <TestStore store={store}>
          <Toaster>
            <Routes>
              <Route
                path="/lens-package-upgrade/:orderId"
                element={<LensUpgradeScreen orderId={ORDER.id} itemId={null} link={null} />}
              />
              <Route path="*" element={<h1>The order</h1>} />
            </Routes>
          </Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (gateway: ReturnType<typeof show>) => gateway.received.find(({ method }) => method === 'PUT');

test('LPU-01 LPU-03 another package is sent with the shown difference, after a pause, and the order is shown', async () => {
  const gateway = show();
  await choose(/^Clear 1\.56(?!,)/);
  await press(/^Change them, ₹600 less$/);
  expect(await screen.findByText('Package updated successfully')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'The order' })).toBeTruthy();
  expect(sent(gateway)).toMatchObject({
    path: '/v2/orders/1300482917/items/item-alder/package',
    query: { updateFrom: 'clear-156-screen', updateTo: 'clear-156' },
    body: { expectedDifference: -600 },
  });
});

test('LPU-01 LPU-03 another power type is sent with the call for power types', async () => {
  const gateway = show();
  await choose(/^Without power/);
  await press(/^Change them, ₹100 less$/);
  expect(await screen.findByText('Power updated successfully')).toBeTruthy();
  expect(sent(gateway)).toMatchObject({
    path: '/v2/orders/1300482917/items/item-alder/powertype',
    query: { from: 'single_vision', to: 'zero_power' },
    body: { packageId: 'zero' },
  });
});

test('LPU-01 a power that is typed for other lenses is kept while their packages are compared', async () => {
  show({ offer: offerForReading() });
  await choose(/^Reading/);
  const sphere = () => document.querySelector<HTMLInputElement>('[data-eye=right] input');
  await expect.poll(sphere).toBeTruthy();
  await userEvent.fill(sphere() as HTMLInputElement, '+1.75');
  await choose(/^Thin 1\.67/);
  await screen.findByRole('radio', { name: /^Thin 1\.67/, checked: true });
  await expect.poll(() => sphere()?.value).toMatch(/1\.75/);
});

const stored = () => tabStorage(`orders.lenses.${ORDER.id}.item-alder`).read();
const typedSphere = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Right eye, sphere' })).value;

test('LPU-01 a power that is typed for other lenses survives a reload, and does not stay in the tab once it is sent', async () => {
  const order = orderWith({ prescription: null });
  show({ offer: offerForReading(), order });
  await choose(/^Reading/);
  await typePower();
  cleanup();
  const gateway = show({ offer: offerForReading(), order });
  await choose(/^Reading/);
  await expect.poll(typedSphere).toMatch(/1\.25/);
  await press(/^Change them/);
  await screen.findByRole('heading', { name: 'The order' });
  expect(sent(gateway)?.body).toMatchObject({ prescription: { right: { sph: '-1.25' } } });
  await expect.poll(stored).toBeNull();
});

test('LPU-01 a power that is typed for other lenses is kept after a refusal', async () => {
  show({
    offer: offerForReading(),
    order: orderWith({ prescription: null }),
    refusal: new Refusal(409, 'lenses_closed', 'The lab has begun with these lenses.'),
  });
  await choose(/^Reading/);
  await typePower();
  await press(/^Change them/);
  expect(await screen.findAllByText('The lab has begun with these lenses.')).not.toHaveLength(0);
  expect(stored()).not.toBeNull();
  clearTabStorage('utm');
});

test('LPU-01 a power that is typed for other lenses is removed by a sign-out, and is not offered when the power of the item has changed', async () => {
  show({ offer: offerForReading(), order: orderWith({ prescription: null }) });
  await choose(/^Reading/);
  await typePower();
  act(() => clearTabStorage('utm'));
  expect(stored()).toBeNull();
  await choose(/^Reading/);
  await expect.poll(typedSphere).toBe('');
  await typePower();
  cleanup();
  const prescription = {
    powerType: 'single_vision' as const,
    right: { sph: '-3.00' },
    left: { sph: '-3.00' },
  };
  show({ offer: offerForReading(), order: orderWith({ prescription }) });
  await choose(/^Reading/);
  await expect.poll(typedSphere).toBe('');
});

test('LPU-01 a power for the distance is not filled in for reading glasses', async () => {
  const prescription = {
    powerType: 'single_vision' as const,
    right: { sph: '-2.25' },
    left: { sph: '-1.50' },
  };
  show({ offer: offerForReading(), order: orderWith({ prescription }) });
  await choose(/^Reading/);
  const sphere = () => document.querySelector<HTMLInputElement>('[data-eye=right] input');
  await expect.poll(sphere).toBeTruthy();
  expect(sphere()?.value).toBe('');
});

test('RX-10 LPU-01 the power of other lenses can be sent as a picture', async () => {
  const gateway = show({ offer: offerForReading(), order: orderWith({ statusHistory: PLACED }) });
  await choose(/^Reading/);
  expect(await screen.findByText(/Please copy it from your prescription\.$/)).toBeTruthy();
  await press(/^Send a picture instead$/);
  expect(await screen.findByText(/Please send a picture of your prescription/)).toBeTruthy();
  const field = await screen.findByRole('group', { name: 'Picture of your prescription' });
  await userEvent.upload(field.querySelector('input[type=file]') as HTMLInputElement, await aPictureFile());
  await screen.findByText('The picture is sent.');
  await press(/^Change them/);
  expect(await screen.findByText('Power updated successfully')).toBeTruthy();
  expect(sent(gateway)?.body).toMatchObject({ prescription: { imageFileName: 'a.jpg' } });
});

test('RX-07 LPU-01 a saved power can be taken for other lenses', async () => {
  const order = orderWith({ statusHistory: PLACED, prescription: null });
  const gateway = show({ offer: offerForReading(), order, isCustomer: true });
  await choose(/^Reading/);
  const [, saved] = await screen.findAllByRole('radio', { name: /prescription|, \d/ });
  await userEvent.click(saved as HTMLElement);
  await press(/^Change them/);
  expect(await screen.findByText('Power updated successfully')).toBeTruthy();
  const { right } = aSavedPrescription();
  expect(sent(gateway)?.body).toMatchObject({ prescription: { right: { sph: right?.sph } } });
});

test('LPU-01 other lenses of an item whose power is missing can be chosen without it', async () => {
  const order = orderWith({ statusHistory: PLACED, prescription: null });
  const gateway = show({ offer: offerForReading(), order });
  await choose(/^Reading/);
  await press(/^I will send it later$/);
  await press(/^Change them/);
  expect(await screen.findByText('Power updated successfully')).toBeTruthy();
  expect(sent(gateway)?.body).not.toHaveProperty('prescription');
});

test('RX-10 the power of other lenses of a confirmed item has to be typed', async () => {
  const statusHistory = [...PLACED, { status: 'confirmed', at: '2026-11-15T05:35:00Z' }];
  show({ offer: offerForReading(), order: orderWith({ statusHistory }) });
  await choose(/^Reading/);
  await screen.findByRole('group', { name: 'Right eye' });
  expect(screen.queryByRole('button', { name: /instead$|later$/ })).toBeNull();
});

test('LPU-04 a refusal shows the message of the server, also beside the button', async () => {
  show({ refusal: new Refusal(409, 'lenses_closed', 'The lab has begun with these lenses.') });
  await choose(/^Clear 1\.56(?!,)/);
  await press(/^Change them/);
  expect(await screen.findAllByText('The lab has begun with these lenses.')).not.toHaveLength(0);
});

test('LPU-01 a cash order that would exceed the limit shows the reason, and the chosen lenses stay chosen', async () => {
  const reason = 'Cash on delivery is possible up to ₹20,000.';
  const gateway = show({ refusal: new Refusal(422, 'cash_on_delivery_unavailable', reason) });
  await choose(/^Thin 1\.67/);
  await press(/^Change them/);
  await expect
    .poll(() => screen.getAllByRole('alert').some(({ textContent }) => textContent === reason))
    .toBe(true);
  expect(screen.getByRole('radio', { name: /^Thin 1\.67/, checked: true })).toBeTruthy();
  await press(/^Change them/);
  await expect.poll(() => gateway.received.filter(({ method }) => method === 'PUT').length).toBe(2);
});
