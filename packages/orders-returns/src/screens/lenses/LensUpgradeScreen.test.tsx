import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import power from '@lunette/prescription/locales/en.json';
import entry from '@lunette/prescription/locales/entry/en.json';
import { aPowerRange } from '@lunette/prescription/testing';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract } from '../../contract/order.ts';
import { upgradeContract, type UpgradePackage } from '../../contract/upgrade.ts';
import orders from '../../locales/en.json';
import { anOrder, anOrderItem, anUpgradePackage } from '../../testing/fixtures/index.ts';
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

function show({ refusal, offer }: { refusal?: Refusal; offer?: UpgradePackage } = {}) {
  const answer = (kind: 'package' | 'power_type') => () => {
    if (refusal) throw refusal;
    return { orders: [ORDER], amendment: amendment(kind) };
  };
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [ORDER] }))
    .on(upgradeContract.getUpgradePackage, () => offer ?? anUpgradePackage())
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(upgradeContract.updatePackage, answer('package'))
    .on(upgradeContract.updatePowerType, answer('power_type'));
  render(
    <MemoryRouter initialEntries={['/lens-package-upgrade/1300482917']}>
      <TestTexts messages={{ ...orders, ...power, ...entry }}>
        <TestStore store={gateway.store()}>
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
  const offer = anUpgradePackage();
  const [distance] = offer.powerTypes;
  if (!distance) throw new Error('There is no power type');
  const reading = { ...distance, id: 'reading' as const, title: 'Reading' };
  show({ offer: { ...offer, powerTypes: [distance, reading] } });
  await choose(/^Reading/);
  const sphere = () => document.querySelector<HTMLInputElement>('[data-eye=right] input');
  await expect.poll(sphere).toBeTruthy();
  await userEvent.fill(sphere() as HTMLInputElement, '+1.75');
  await choose(/^Thin 1\.67/);
  await screen.findByRole('radio', { name: /^Thin 1\.67/, checked: true });
  await expect.poll(() => sphere()?.value).toMatch(/1\.75/);
});

test('LPU-04 a refusal shows the message of the server, also beside the button', async () => {
  show({ refusal: new Refusal(409, 'lenses_closed', 'The lab has begun with these lenses.') });
  await choose(/^Clear 1\.56(?!,)/);
  await press(/^Change them/);
  expect(await screen.findAllByText('The lab has begun with these lenses.')).not.toHaveLength(0);
});
