import { Refusal } from '@lunette/api-client/testing';
import { staffContract, type StaffRole } from '@lunette/session/contract';
import { aStaffUser } from '@lunette/session/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { checkoutState } from '../api/checkoutState.ts';
import { paymentContract } from '../contract/index.ts';
import { checkoutGateway } from '../testing/checkoutGateway.ts';
import { anAddress, aPaidCart } from '../testing/fixtures.ts';
import { renderWithCheckout } from '../testing/renderWithCheckout.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { StaffCheckoutScreen } from './StaffCheckoutScreen.tsx';

afterEach(cleanup);

/** Renders the checkout of staff for a member of staff with this role, or for a shopper. */
function show(role: StaffRole | null, checkout: Parameters<typeof checkoutGateway>[0] = {}) {
  const gateway = checkoutGateway({ cart: { ...aPaidCart(), forCustomer: role !== null }, ...checkout }).on(
    staffContract.getPreSalesInfo,
    () => ({
      staff: role && aStaffUser({ role }),
      leadSource: role !== null && role !== 'doctor',
    }),
  );
  const page = (
    <StaffCheckoutScreen>
      <CheckoutScreen summary={() => null} studios={() => null} />
    </StaffCheckoutScreen>
  );
  return { gateway, ...renderWithCheckout(page, gateway) };
}

test('STAFF-01 STAFF-02 CHK-03 sales staff order for a customer: the checkout says in whose name, asks for the payment methods of staff, and offers nothing of a shopper’s own', async () => {
  const { gateway, store } = show('salesman', {
    address: anAddress(),
    checkoutStepKey: 3,
    deliveryOption: 'standard',
  });
  expect(await screen.findByText(/You order for a customer, as/)).toBeTruthy();
  expect(await screen.findByRole('radio', { name: /^Cash on delivery/ })).toBeTruthy();
  expect(
    gateway.received.findLast(({ path }) => path === paymentContract.getPaymentMethods.path)?.query,
  ).toEqual({
    isSalesman: 'true',
  });
  expect(screen.queryByRole('button', { name: /another device|your phone/ })).toBeNull();
  expect(checkoutState.preSalesInfo(store.getState()).data?.staff?.name).toBe('Vikram Seth');
  expect(checkoutState.leadSource(store.getState())).toBe(true);
});

test('STAFF-02 its contact step asks for the customer’s data, without the consents of a shopper', async () => {
  show('presales');
  expect(await screen.findByText(/Both are the customer’s/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /reminder/ })).toBeNull();
});

test.each([
  ['a shopper', null],
  ['an optician', 'doctor'],
] as const)('STAFF-01 %s is led to the login page of staff', async (_who, role) => {
  const { store } = show(role);
  const link = await screen.findByRole('link', { name: 'Sign in as staff' });
  expect(link.getAttribute('href')).toBe('/checkout/onepage/presaleslogin');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(checkoutState.leadSource(store.getState())).toBe(false);
});

test('STAFF-02 staff who come to the checkout of shoppers, as from the bag, are led to their own', async () => {
  const gateway = checkoutGateway({ cart: { ...aPaidCart(), forCustomer: true } });
  const { path } = renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway);
  await expect.poll(path).toBe('/checkout/onepage/presales');
});

test('if it is not known who is signed in, the checkout says so and tries again', async () => {
  const { gateway } = show('salesman');
  gateway.on(staffContract.getPreSalesInfo, () => {
    throw new Refusal(503, 'unavailable', 'The store is busy.');
  });
  expect(await screen.findByText('The store is busy.')).toBeTruthy();
});
