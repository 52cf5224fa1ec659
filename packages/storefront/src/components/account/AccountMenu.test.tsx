import { Refusal, testGateway } from '@lunette/api-client/testing';
import { signedIn, watchSession } from '@lunette/session';
import { customerContract, sessionContract } from '@lunette/session/contract';
import { aCustomer, aSession } from '@lunette/session/testing';
import { Toaster } from '@lunette/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const nothing = () => undefined;

/** The menu, with the place of its messages. */
const menuOf = ({ isPersonalised = false } = {}) => (
  <Toaster>
    <AccountMenu isPersonalised={isPersonalised} openSignInPopup={nothing} />
  </Toaster>
);

/** Renders the menu of a signed-in customer. */
function renderSignedIn({ firstName = 'Ananya', isPersonalised = false } = {}) {
  const gateway = testGateway()
    .on(customerContract.getCustomer, () => aCustomer({ firstName }))
    .on(sessionContract.logout, () => aSession({ isLoggedIn: false }));
  const store = gateway.store();
  const stop = watchSession(store, { cookies: () => 'isLogined=1' });
  const shown = renderAt(menuOf({ isPersonalised }), { gateway, store });
  stop();
  return { ...shown, gateway };
}

describe('the account in the header', () => {
  test('SHELL-06 a guest’s "sign in &" and "sign up" open the login popup on the matching tab', async () => {
    const openSignInPopup = vi.fn();
    renderAt(<AccountMenu isPersonalised={false} openSignInPopup={openSignInPopup} />);
    (await screen.findByRole('link', { name: 'sign in &' })).click();
    expect(openSignInPopup).toHaveBeenLastCalledWith('sign-in');
    screen.getByRole('link', { name: 'sign up' }).click();
    expect(openSignInPopup).toHaveBeenLastCalledWith('sign-up');
  });

  test('SHELL-08 a customer sees their first name, the links of the account and the sign-out', async () => {
    const { gateway } = renderSignedIn();
    (await screen.findByRole('button', { name: 'Ananya' })).click();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/customer/account/',
      '/customer/prescriptions/',
      '/customer/account/storecredit/',
      '/customer/ditto-profile/',
      '/customer/account/edit/',
    ]);
    screen.getByRole('button', { name: 'Sign out' }).click();
    await screen.findByRole('link', { name: 'sign in &' });
    expect(gateway.received.map(({ path }) => path)).toContain('/v2/sessions/logout');
  });

  test('a sign-out that fails says so, and the customer stays signed in', async () => {
    const { gateway } = renderSignedIn();
    gateway.on(sessionContract.logout, () => {
      throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
    });
    (await screen.findByRole('button', { name: 'Ananya' })).click();
    screen.getByRole('button', { name: 'Sign out' }).click();
    await screen.findByText('Please try again in a moment.');
    await screen.findByRole('button', { name: 'Ananya' });
  });

  test('SHELL-08 a guest who signs in on the page sees their first name', async () => {
    const gateway = testGateway().on(customerContract.getCustomer, () => aCustomer({ firstName: 'Ananya' }));
    const store = gateway.store();
    renderAt(menuOf(), { gateway, store });
    await screen.findByRole('link', { name: 'sign in &' });
    act(() => void store.dispatch(signedIn()));
    await screen.findByRole('button', { name: 'Ananya' });
  });

  test('SHELL-08 a label replaces a missing first name', async () => {
    renderSignedIn({ firstName: '' });
    await screen.findByRole('button', { name: 'My account' });
  });

  test('SHELL-08 the face profile is hidden while the personalisation flag is on', async () => {
    renderSignedIn({ isPersonalised: true });
    (await screen.findByRole('button', { name: 'Ananya' })).click();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/customer/ditto-profile/');
  });

  test('a customer whose profile cannot be read has the link to the account, and the menu once the page is online', async () => {
    let isDown = true;
    const gateway = testGateway()
      .on(sessionContract.validateSession, () => aSession())
      .on(customerContract.getCustomer, () => {
        if (isDown) throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
        return aCustomer({ firstName: 'Ananya' });
      });
    const store = gateway.store();
    const stop = watchSession(store, { cookies: () => 'isLogined=1' });
    renderAt(menuOf(), { gateway, store });
    const link = await screen.findByRole('link', { name: 'My account' });
    expect(link.getAttribute('href')).toBe('/customer/account/');
    expect(screen.queryByRole('link', { name: 'sign up' })).toBeNull();
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('button', { name: 'Ananya' });
    stop();
  });

  test('a visitor whose browser says that they are signed in, but who is not, sees sign-in and sign-up', async () => {
    const gateway = testGateway().on(customerContract.getCustomer, () => {
      throw new Refusal(403, 'sign_in_required', 'Please sign in.');
    });
    const store = gateway.store();
    watchSession(store, { cookies: () => 'isLogined=1' })();
    renderAt(menuOf(), { gateway, store });
    await waitFor(() => expect(gateway.received).toHaveLength(1));
    await screen.findByRole('link', { name: 'sign up' });
  });
});
