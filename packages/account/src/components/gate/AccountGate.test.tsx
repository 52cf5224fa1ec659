import { Refusal } from '@lunette/api-client/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { customerContract, sessionContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { signedIn } from '@lunette/session';
import { renderWithAccount } from '../../testing/renderWithAccount.tsx';
import { accountGateway } from '../../testing/accountGateway.ts';
import { DevicesScreen } from '../../screens/DevicesScreen.tsx';
import { forgetLogin, renderAccount } from '../../testing/renderAccount.tsx';
import { AccountGate } from './AccountGate.tsx';
import { SignOut } from './SignOut.tsx';

afterEach(() => {
  cleanup();
  forgetLogin();
});

const account = (
  <>
    <p>The account</p>
    <SignOut />
  </>
);

test('ROUTE-08 a signed-in customer sees the account, a guest sees the sign-in, and no call is made for a guest', async () => {
  const { gateway } = renderGuest();
  expect(await screen.findByText('The way in')).toBeTruthy();
  expect(gateway.received).toEqual([]);
  cleanup();
  renderAccount(account);
  expect(await screen.findByText('The account')).toBeTruthy();
});

test('after a sign-in the account replaces the sign-in form', async () => {
  const { store, path } = renderGuest();
  await screen.findByText('The way in');
  act(() => {
    store.dispatch(signedIn());
  });
  expect(await screen.findByText('The account')).toBeTruthy();
  expect(path()).toBe('/customer/account/edit/');
});

test('SESS-10 a sign-out leads to the home page', async () => {
  const { path } = renderAccount(account, accountGateway(), { path: '/customer/account/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await expect.poll(path).toBe('/');
});

test('AUTH-11 a refused profile shows the sign-in; one that fails to load says so and can be loaded again', async () => {
  const gateway = accountGateway().on(customerContract.getCustomer, () => {
    throw new Refusal(403, 'sign_in_required', 'Please sign in.');
  });
  renderAccount(account, gateway);
  expect(await screen.findByText('The way in')).toBeTruthy();
  cleanup();
  let fails = true;
  const busy = accountGateway();
  renderAccount(
    account,
    busy.on(customerContract.getCustomer, () => {
      if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return aCustomer();
    }),
  );
  expect(await screen.findByText('The shop is busy. Nothing of it is lost.')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The account')).toBeTruthy();
});

test('SESS-05 if a session ends while the account is open, the same page asks to sign in', async () => {
  const gateway = accountGateway().on(sessionContract.getDevices, () => {
    throw new Refusal(403, 'sign_in_required', 'Please sign in.');
  });
  const { path } = renderAccount(<DevicesScreen />, gateway, { path: '/customer/account/devices/' });
  expect(
    await screen.findByText('You have been signed out. Sign in to continue where you were.'),
  ).toBeTruthy();
  expect(screen.getByText('The way in')).toBeTruthy();
  expect(path()).toBe('/customer/account/devices/');
});

function renderGuest() {
  const gateway = accountGateway();
  const page = <AccountGate guest={<p>The way in</p>}>{account}</AccountGate>;
  return { gateway, ...renderWithAccount(page, gateway, { path: '/customer/account/edit/' }) };
}
