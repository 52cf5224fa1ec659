import { Refusal } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { customerAddressContract, customerContract, type SavedAddress } from '@lunette/session/contract';
import { aCustomer, anAddress as aSavedAddress } from '@lunette/session/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { renderWithCheckout } from '../../testing/renderWithCheckout.tsx';
import { CheckoutScreen } from '../../screens/CheckoutScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const HOME = aSavedAddress();
const WORK = aSavedAddress({
  id: 'address-2',
  defaultAddress: false,
  firstName: 'Maximiliane-Alexandra',
  lastName: 'von Hohenstein',
  addressline1: 'Rao Design Studio, 3rd floor',
  locality: 'Model Colony',
  postcode: '411016',
});

/** Renders the checkout of a signed-in customer who has these addresses in the account. */
function showSignedIn(addresses: SavedAddress[], gateway = checkoutGateway({ checkoutStepKey: 2 })) {
  gateway
    .on(customerContract.getCustomer, () => aCustomer())
    .on(customerAddressContract.getAddresses, () => ({ addresses }))
    .on(customerAddressContract.addAddress, ({ body }) => ({
      addresses: [...addresses, { ...aSavedAddress(), ...body.address, id: 'new', defaultAddress: false }],
    }));
  const view = renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway);
  watchSession(view.store, { cookies: () => 'isLogined=1' })();
  return { ...view, sent: (path: string) => gateway.received.filter((call) => call.path === path) };
}

const SAVE = '/v2/carts/shippingAddress';
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sentTo = ({ sent }: ReturnType<typeof showSignedIn>) =>
  (sent(SAVE).find(({ method }) => method === 'POST')?.body as { address: unknown } | undefined)?.address;

test('CHK-01 a customer can send the order to an address of the account without typing; the default address is first', async () => {
  const view = showSignedIn([HOME, WORK]);
  expect(await screen.findByRole('radio', { name: /Flat 7, Neelkanth/ })).toHaveProperty('checked', true);
  expect(screen.queryByLabelText(/^House and street/)).toBeNull();
  expect(screen.queryByText(/No account is needed/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Rao Design Studio/ }));
  await press(/Continue to delivery/);
  await expect
    .poll(() => sentTo(view))
    .toMatchObject({ firstName: 'Maximiliane-Alexandra', postcode: '411016', phone: WORK.phone });
});

test('CHK-02 another address can be typed, with name and number filled in, and is saved in the account on request', async () => {
  const view = showSignedIn([HOME]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Another address' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ananya');
  expect(screen.getByLabelText<HTMLInputElement>(/^Mobile number/).value).toBe('9822041377');
  expect(screen.getByLabelText<HTMLInputElement>(/^House and street/).value).toBe('');
  await userEvent.type(screen.getByLabelText(/^Pincode/), '411045');
  await userEvent.type(screen.getByLabelText(/^House and street/), 'Baner Road 12');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save this address in my account' }));
  await press(/Continue to delivery/);
  await expect.poll(() => sentTo(view)).toMatchObject({ addressline1: 'Baner Road 12', gender: 'female' });
  await expect
    .poll(() => view.sent('/v2/customers/me/addresses/').find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ address: { addressline1: 'Baner Road 12', postcode: '411045' }, defaultAddress: false });
  expect(await screen.findByText('The address is in your account now.')).toBeTruthy();
});

/** A signed-in customer whose addresses cannot be loaded until `recover` is called. */
function showWithoutAddresses() {
  const gateway = checkoutGateway({ checkoutStepKey: 2 });
  const view = showSignedIn([HOME], gateway);
  let isDown = true;
  gateway.on(customerAddressContract.getAddresses, () => {
    if (isDown) throw new Refusal(503, 'unavailable', 'The store is busy.');
    return { addresses: [HOME] };
  });
  return { ...view, recover: () => (isDown = false) };
}

test('CHK-01 addresses of the account that could not be loaded are said to be missing, and can be loaded again', async () => {
  const { recover } = showWithoutAddresses();
  expect(await screen.findByText(/saved addresses could not be loaded/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^House and street/), 'Baner Road 12');
  recover();
  await press(/^Load them again/);
  const other = await screen.findByRole('radio', { name: 'Another address' });
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(other).toHaveProperty('checked', true);
  expect(screen.getByLabelText<HTMLInputElement>(/^House and street/).value).toBe('Baner Road 12');
});

test('CHK-02 an address that is saved while the others are unknown does not become the default', async () => {
  const { sent } = showWithoutAddresses();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Save this address in my account' }));
  await userEvent.type(screen.getByLabelText(/^Pincode/), '411045');
  await userEvent.type(screen.getByLabelText(/^House and street/), 'Baner Road 12');
  await press(/Continue to delivery/);
  await expect
    .poll(() => sent('/v2/customers/me/addresses/').find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ address: { addressline1: 'Baner Road 12' }, defaultAddress: false });
});

test('CHK-02 a typed address is still there after a look at an address of the account', async () => {
  showSignedIn([HOME, WORK]);
  const other = await screen.findByRole('radio', { name: 'Another address' });
  const street = () => screen.getByLabelText<HTMLInputElement>(/^House and street/).value;
  await userEvent.click(other);
  await userEvent.type(screen.getByLabelText(/^House and street/), 'Baner Road 12');
  await userEvent.click(screen.getByRole('radio', { name: /Rao Design Studio/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Flat 7, Neelkanth/ }));
  await userEvent.click(other);
  expect(street()).toBe('Baner Road 12');
});

test('CHK-01 a customer without an address finds name, number and e-mail address filled in', async () => {
  showSignedIn([]);
  expect((await screen.findByLabelText<HTMLInputElement>(/^E-mail/)).value).toBe('ananya.rao@post.example');
  expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe('Rao');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/No account is needed/)).toBeNull();
});

test('CHK-02 a saved address that is refused is opened in the form with what is wrong in it', async () => {
  showSignedIn([aSavedAddress({ addressline1: 'x'.repeat(119), lastName: '' })]);
  await press(/Continue to delivery/);
  expect(await screen.findByText('Please write the last name.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^House and street/).value).toHaveLength(119);
});

test('CHK-08 a guest reads that no account is needed, and is offered no addresses', async () => {
  renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, checkoutGateway());
  expect(await screen.findByText(/No account is needed/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
