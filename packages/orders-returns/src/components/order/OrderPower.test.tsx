import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import type { Prescription } from '@lunette/prescription/contract';
import power from '@lunette/prescription/locales/en.json';
import { Button, Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';

import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract, type Order } from '../../contract/order.ts';
import { anOrder, anOrderItem } from '../../testing/fixtures.ts';
import orders from '../../locales/en.json';
import { OrderSummaryScreen } from '../../screens/OrderSummaryScreen.tsx';
import type { OrderPowerEdit } from './OrderPower.tsx';

afterEach(cleanup);

const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const waiting = (change: Parameters<typeof anOrderItem>[0] = {}) =>
  anOrder([anOrderItem({ powerType: 'single_vision', powerOpen: true, prescription: null, ...change })]);

/** Stands for the editor of the apps: its button hands a typed power over. */
function Editor({ open, name, failure, typedOnly, onSave, onClose }: OrderPowerEdit) {
  if (!open) return null;
  return (
    <div role="dialog" aria-label={name}>
      <Button onClick={() => onSave({ prescription: POWER })}>{typedOnly ? 'Save' : ''}</Button>
      <Button onClick={onClose}>Close</Button>
      <p role="alert">{failure}</p>
    </div>
  );
}

function show(order: Order, { at = '/', refusal }: { at?: string; refusal?: Refusal } = {}) {
  const [item] = order.items;
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [order] }))
    .on(orderContract.updatePrescription, ({ body: { prescription } }) => {
      if (refusal) throw refusal;
      const changed = item && { ...item, prescription: { ...prescription, powerType: item.powerType } };
      return { orders: [{ ...order, items: changed ? [changed] : [] }] };
    });
  render(
    <MemoryRouter initialEntries={[at]}>
      <TestTexts messages={{ ...orders, ...power }}>
        <TestStore store={gateway.store()}>
          <Toaster>
            <OrderSummaryScreen orderId={order.id} powerEditor={(edit) => <Editor {...edit} />} />
          </Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('LPU-03 a power that is still missing is entered on the page of its order, which shows it then', async () => {
  const gateway = show(waiting());
  const uncertain = /Until then the days below may move/;
  expect(await screen.findByText(uncertain)).toBeTruthy();
  await press('Enter the power of Alder');
  await press('Save');
  expect(await screen.findByText('Prescription updated successfully')).toBeTruthy();
  expect(screen.queryByText(uncertain)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Change the power of Alder' })).toBeTruthy();
  expect(screen.getByRole('table', { name: /your power/i }).textContent).toContain('−2.25');
  const sent = gateway.received.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/orders/1300482917/items/item-alder/prescription',
    { prescription: POWER },
  ]);
});

test('FOOT-02 the address of the link opens the power of its item at once', async () => {
  show(waiting(), { at: '/?power=item-alder' });
  expect(await screen.findByRole('dialog', { name: 'Alder' })).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LPU-04 a power that could not be saved is told in the words of the server, and the editor stays open', async () => {
  show(waiting(), { refusal: new Refusal(409, 'power_closed', 'The lenses are being made already.') });
  await press('Enter the power of Alder');
  await press('Save');
  expect(await screen.findByText('The lenses are being made already.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('LPU-01 there is no way to the power of lenses that are made, nor of a masked order', async () => {
  show(waiting({ powerOpen: false }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /power/ })).toBeNull();
  cleanup();
  show({ ...waiting(), access: 'masked' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /power/ })).toBeNull();
});
