import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import address from '@lunette/session/locales/address/en.json';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import power from '@lunette/prescription/locales/en.json';
import { orderChangeContract } from '../../contract/change.ts';
import { orderContract, type Order } from '../../contract/order.ts';
import orders from '../../locales/en.json';
import { OrderSummaryScreen, type OrderSummaryScreenProps } from '../../screens/OrderSummaryScreen.tsx';
import { aDeliveredItem, anOrder } from '../../testing/fixtures/index.ts';
import { orderPage } from '../../testing/orderPage.ts';

afterEach(cleanup);

type ShowOptions = Pick<TestTextsProps, 'country'> & Partial<Pick<OrderSummaryScreenProps, 'lookUp'>>;

function show(order: Order, { country, ...page }: ShowOptions = {}) {
  const gateway = testGateway().on(orderContract.getOrder, () => ({ orders: [order] }));
  render(
    <MemoryRouter>
      <TestTexts country={country} messages={{ ...orders, ...power, ...address }}>
        <TestStore store={gateway.store()}>
          <Toaster>
            <OrderSummaryScreen {...orderPage} {...page} orderId={order.id} />
          </Toaster>
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('CHK-07 the form saves another address and the page shows it; the form has no field for the e-mail address', async () => {
  const order = anOrder(undefined, { addressOpen: true });
  const gateway = show(order).on(orderChangeContract.changeShippingAddress, ({ body }) => ({
    orders: [anOrder(undefined, { addressOpen: true, shippingAddress: body.address })],
  }));
  await press('Change the address');
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.queryByLabelText(/^E-mail/)).toBeNull();
  const street = await panel.findByLabelText(/^House and street/);
  await userEvent.clear(street);
  await userEvent.type(street, 'Baner Road 12, near the old banyan tree');
  await press('Send it there');
  expect(await screen.findByText(/Baner Road 12, near the old banyan tree/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = gateway.received.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({
    address: { addressline1: 'Baner Road 12, near the old banyan tree', email: 'ananya.rao@post.in' },
  });
});

test('CHK-07 on the store of another country, the form has the fields and the rules of the order’s country', async () => {
  const order = anOrder(undefined, { addressOpen: true });
  const lookUp = vi.fn(() => Promise.resolve({ serviceable: true, city: 'Bengaluru', state: 'Karnataka' }));
  const gateway = show(order, { country: 'AE', lookUp }).on(
    orderChangeContract.changeShippingAddress,
    ({ body }) => ({ orders: [anOrder(undefined, { addressOpen: true, shippingAddress: body.address })] }),
  );
  await press('Change the address');
  const code = await screen.findByLabelText(/^Pincode/);
  expect(screen.getByText('+91')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '5600');
  await press('Send it there');
  expect(await screen.findByText('A postcode here has 6 digits.')).toBeTruthy();
  await userEvent.type(code, '01');
  await expect.poll(() => screen.getByLabelText(/^State/)).toHaveProperty('value', 'Karnataka');
  expect(lookUp).toHaveBeenLastCalledWith('560001', 'IN');
  await press('Send it there');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const sent = gateway.received.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ address: { postcode: '560001', state: 'Karnataka', country: 'IN' } });
});

test('CHK-07 a refused address shows the error at its field, and the typed values remain', async () => {
  show(anOrder(undefined, { addressOpen: true })).on(orderChangeContract.changeShippingAddress, () => {
    throw new Refusal(422, 'not_serviceable', 'We do not deliver to this place yet.', {
      'address.postcode': 'We do not deliver to this place yet.',
    });
  });
  await press('Change the address');
  const code = await screen.findByLabelText(/^Pincode/);
  await userEvent.clear(code);
  await userEvent.type(code, '194101');
  await press('Send it there');
  expect(await screen.findByText('We do not deliver to this place yet.')).toBeTruthy();
  expect(code).toHaveProperty('value', '194101');
});

test('CHK-07 the form says that the order was packed meanwhile; opened again, it does not', async () => {
  show(anOrder(undefined, { addressOpen: true })).on(orderChangeContract.changeShippingAddress, () => {
    throw new Refusal(409, 'address_closed', 'Goods of this order are packed already.');
  });
  await press('Change the address');
  await press('Send it there');
  const reason = await screen.findByText(
    'The address was not changed: Goods of this order are packed already.',
  );
  // Beside the button, not in the form, which can be scrolled.
  expect(reason.closest('form')).toBeNull();
  expect(reason.closest('[role=alert]')?.nextElementSibling).toBe(
    screen.getByRole('button', { name: 'Send it there' }),
  );
  await userEvent.keyboard('{Escape}');
  await press('Change the address');
  await screen.findByRole('dialog');
  expect(screen.queryByText(/^The address was not changed/)).toBeNull();
});

test('CHK-07 nothing can be changed or confirmed once the order is packed', async () => {
  show(anOrder());
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('CHK-07 the shopper confirms cash at the door, and the page shows when', async () => {
  const at = '2026-11-15T05:35:00Z';
  show(anOrder(undefined, { cashConfirmation: { open: true, at: null } })).on(
    orderChangeContract.confirmCash,
    () => ({ orders: [anOrder(undefined, { cashConfirmation: { open: false, at } })] }),
  );
  await press('Confirm');
  expect(await screen.findByText(/^You confirmed on 15 Nov/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('the history of an order is shown when the shopper opens it', async () => {
  const act = { id: '1', at: '2026-11-14T12:50:00Z', act: 'placed', actor: 'customer', itemId: null };
  show(anOrder(undefined, { acts: [{ ...act, by: 'You', text: 'Order placed' }] }));
  const line = await screen.findByText('History: 1 entry');
  expect(screen.getByText('Order placed').checkVisibility()).toBe(false);
  await userEvent.click(line);
  expect(screen.getByText('Order placed').checkVisibility()).toBe(true);
});

test('the moments of an order are in the time zone of its country, also on the store of another one', async () => {
  const at = '2026-11-14T02:50:00Z';
  const { shippingAddress } = anOrder();
  const statusHistory = ['placed', 'delivered'].map((status) => ({ status, at }));
  show(
    anOrder([aDeliveredItem({ statusHistory })], {
      createdAt: at,
      shippingAddress: { ...shippingAddress, country: 'US' },
      cashConfirmation: { open: false, at },
      acts: [
        { id: '1', at, act: 'placed', actor: 'customer', itemId: null, by: 'You', text: 'Order placed' },
      ],
    }),
  );
  expect(await screen.findByText('Order 1300482917, placed 13 Nov')).toBeTruthy();
  expect(screen.getByText('Delivered 13 Nov, 21:50')).toBeTruthy();
  expect(screen.getByText(/^You confirmed on 13 Nov, 21:50/)).toBeTruthy();
  expect(document.querySelector('time')?.textContent).toBe('13 Nov, 21:50');
  expect(screen.getByRole('list', { name: 'Progress of Marram' }).textContent).not.toContain('14 Nov');
});
