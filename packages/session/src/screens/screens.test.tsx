import {
  customerContract,
  quickSignInContract,
  sessionContract,
  identityContract,
  passwordContract,
} from '../contract/index.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCustomer, aSession } from '../testing/fixtures.ts';
import { renderWithSession } from '../testing/renderWithSession.tsx';
import { loginFlagRead, selectSignIn, signInClosed, signInOpened } from '../slice.ts';
import { field, press, refusing } from '../testing/openPopup.tsx';
import { ANANYA, signInGateway } from '../testing/signInGateway.ts';
import { SignInPopup } from '../components/popup/SignInPopup.tsx';
import { SignInOutlet } from '../components/popup/SignInOutlet.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { LoginRedirectScreen } from './LoginRedirectScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { SocialReturnScreen } from './SocialReturnScreen.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

afterEach(cleanup);

function show(screenOf: ReactNode, path = '/', gateway = signInGateway()) {
  const view = renderWithSession(screenOf, gateway, { path });
  const sent = (to: string) => gateway.received.filter((call) => call.path.startsWith(to));
  return { ...view, sent, popup: () => selectSignIn(view.store.getState()).popup };
}

describe('the login page', () => {
  test('ROUTE-09 it is a page and opens the popup on its sign-in tab', () => {
    const path = '/customer/account?type=login';
    const { popup } = show(<SignInScreen returnTo={path} />, path);
    expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    expect(popup()).toEqual({ tab: 'sign-in', returnTo: null });
  });

  test('SHELL-06 its two buttons open the popup on the matching tab, and the sign-in leads to the requested page', async () => {
    const { popup } = show(<SignInScreen returnTo="/customer/account/edit/" />);
    await press('Open an account');
    expect(popup()).toEqual({ tab: 'sign-up', returnTo: '/customer/account/edit/' });
    await press('Sign in');
    expect(popup()?.tab).toBe('sign-in');
  });

  test('an order can be tracked without an account', () => {
    show(<SignInScreen />);
    const link = screen.getByRole('link', { name: 'Track an order' });
    expect(link.getAttribute('href')).toBe('/track-order');
  });

  test('ROUTE-09 an address with a return path leads back there', () => {
    const path = '/customer/account?type=login&returnTo=%2Fcart';
    expect(show(<SignInScreen returnTo={path} />, path).popup()).toEqual({
      tab: 'sign-in',
      returnTo: '/cart',
    });
  });

  test('a visitor who is signed in according to the cookie is not asked to sign in', () => {
    document.cookie = 'isLogined=1';
    expect(show(<SignInScreen />).popup()).toBeNull();
  });
});

test('GLOB-08 the popup is loaded at its first opening, and stays', () => {
  const drawn = vi.fn(() => null);
  const { store } = show(<SignInOutlet popup={drawn} />);
  expect(drawn).not.toHaveBeenCalled();
  act(() => void store.dispatch(signInOpened()));
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  act(() => void store.dispatch(signInClosed()));
  expect(drawn).toHaveBeenCalled();
});

describe('passwords by mail', () => {
  test('AUTH-06 a link is requested with an e-mail address; an incomplete address gets a message and is kept', async () => {
    const { sent } = show(<ForgotPasswordScreen />);
    await userEvent.type(await field('E-mail'), 'ananya.rao@');
    await press('Send the link');
    expect(await screen.findByText(/Enter a full e-mail address/)).toBeTruthy();
    await userEvent.type(await field('E-mail'), 'post.example');
    await press('Send the link');
    expect(await screen.findByText(/the link is on its way to it/)).toBeTruthy();
    expect(sent('/v2/customers/account/forgotpassword')).toHaveLength(1);
  });

  test('AUTH-08 with a token the new password and its confirmation are sent, if they are equal and valid', async () => {
    const { sent, popup } = show(<ResetPasswordScreen token="good" />);
    expect(screen.getByText(/At least 8 characters, of any kind/)).toBeTruthy();
    await userEvent.type(await field('New password'), '12345678');
    await userEvent.type(await field('New password once more'), '12345679');
    await press('Save the password');
    expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
    expect(screen.getByText('This password is too easy to guess.')).toBeTruthy();
    for (const label of ['New password', 'New password once more']) {
      await userEvent.clear(await field(label));
      await userEvent.type(await field(label), 'nine green doors');
    }
    await press('Save the password');
    expect(await screen.findByText(/Your new password is set/)).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Your new password is set/);
    // Logs contain paths, so the token is in the body.
    expect(sent('/v2/customers/account/resetpassword').map(({ body }) => body)).toEqual([
      { token: 'good', newPassword: 'nine green doors', confirmation: 'nine green doors' },
    ]);
    await press('Sign in');
    expect(popup()?.returnTo).toBe('/customer/account');
  });

  const resetWhileSignedIn = async (flag: string) => {
    const gateway = signInGateway()
      .on(passwordContract.resetPassword, () => {
        document.cookie = flag;
        return { success: true };
      })
      .on(sessionContract.logout, () => {
        document.cookie = 'isLogined=0';
        return aSession();
      });
    document.cookie = 'isLogined=1';
    const both = (
      <>
        <ResetPasswordScreen token="good" />
        <SignInPopup />
      </>
    );
    const view = show(both, '/', gateway);
    act(() => void view.store.dispatch(loginFlagRead(true)));
    for (const label of ['New password', 'New password once more'])
      await userEvent.type(await field(label), 'nine green doors');
    await press('Save the password');
    expect(await screen.findByText(/Your new password is set|has its new password/)).toBeTruthy();
    return view;
  };

  test('a reset that has ended the session of this browser signs out here too, and the sign-in opens', async () => {
    const { store } = await resetWhileSignedIn('isLogined=0');
    await expect.poll(() => selectSignIn(store.getState()).isLogined).toBe(false);
    await press('Sign in');
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  });

  test('a reset of another account ends no session here; the screen says so, and signs out before the sign-in', async () => {
    const { store } = await resetWhileSignedIn('isLogined=1');
    expect(selectSignIn(store.getState()).isLogined).toBe(true);
    expect(screen.getByText(/The account to which this link was sent has its new password/)).toBeTruthy();
    await press('Sign out here and sign in to that account');
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    expect(selectSignIn(store.getState())).toMatchObject({
      isLogined: false,
      popup: { returnTo: '/customer/account' },
    });
  });

  test('an expired or incomplete link leads to a new one', async () => {
    show(<ResetPasswordScreen token="old" />);
    for (const label of ['New password', 'New password once more'])
      await userEvent.type(await field(label), 'nine green doors');
    await press('Save the password');
    expect(await screen.findByText(/This link has been used/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send the link' }).getAttribute('href')).toBe(
      '/customer/account/forgotpassword',
    );
    cleanup();
    show(<ResetPasswordScreen token="" />);
    expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
  });
});

describe('the verification of an e-mail address', () => {
  test('a guest is asked to sign in first, and comes back; then the address is verified once', async () => {
    const { sent, store, popup } = show(
      <VerifyEmailScreen token="good" />,
      '/customer/account/verifyemail?token=good',
    );
    await press('Sign in');
    expect(popup()?.returnTo).toBe('/customer/account/verifyemail?token=good');
    expect(sent('/v2/customers/accountVerification/verify')).toEqual([]);
    act(() => void store.dispatch(loginFlagRead(true)));
    expect(await screen.findByText(/is confirmed\. Thank you/)).toBeTruthy();
    expect(screen.getByText(ANANYA.email)).toBeTruthy();
    expect(sent('/v2/customers/accountVerification/verify')).toHaveLength(1);
  });

  const unverified = () =>
    signInGateway().on(customerContract.getCustomer, () =>
      aCustomer({ emailVerificationStatus: 'unverified' }),
    );

  test('an expired link says so, and another one can be sent to an unverified address, which is named', async () => {
    const { store, sent } = show(<VerifyEmailScreen token="old" />, '/', unverified());
    act(() => void store.dispatch(loginFlagRead(true)));
    expect(await screen.findByText(/This link has been used/)).toBeTruthy();
    await press('Send a new link');
    expect((await screen.findByText(/A new link is on its way/)).textContent).toContain(ANANYA.email);
    expect(sent('/v2/customers/accountVerification/sendEmail')).toHaveLength(1);
  });

  test.each(['verified', 'none'] as const)(
    'if the address of the account is %s, an expired link leads to the page on which it is changed',
    async (emailVerificationStatus) => {
      const gateway = signInGateway().on(customerContract.getCustomer, () =>
        aCustomer({ emailVerificationStatus, ...(emailVerificationStatus === 'none' && { email: null }) }),
      );
      const { store } = show(<VerifyEmailScreen token="old" />, '/', gateway);
      act(() => void store.dispatch(loginFlagRead(true)));
      const link = await screen.findByRole('link', { name: 'To your account' });
      expect(link.getAttribute('href')).toBe('/customer/account/edit/');
      expect(screen.getByText(/enter it again in your account/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    },
  );

  test('if another link cannot be sent, it says why', async () => {
    const gateway = unverified().on(
      identityContract.sendVerification,
      refusing('too_many_requests', 'Please wait 60 minutes.', 429),
    );
    const { store } = show(<VerifyEmailScreen token="old" />, '/', gateway);
    act(() => void store.dispatch(loginFlagRead(true)));
    await press('Send a new link');
    expect(await screen.findByText('Please wait 60 minutes.')).toBeTruthy();
  });
});

describe('the return from an identity provider', () => {
  test('AUTH-01 the code is exchanged once, and the customer returns to the page of the start', async () => {
    const path = '/customer/account/social/sandbox?code=good&state=s1&iss=http%3A%2F%2Fprovider';
    const { sent, path: at, store } = show(<SocialReturnScreen account="sandbox" />, path);
    await waitFor(() => expect(at()).toBe('/cart'));
    expect(sent('/v2/customers/socialauthenticate/sandbox').map(({ body }) => body)).toEqual([
      { state: 's1', code: 'good', iss: 'http://provider' },
    ]);
    expect(selectSignIn(store.getState()).isLogined).toBe(true);
  });

  test.each([
    ['error=access_denied', 'The sign-in was cancelled.'],
    ['code=forged', 'It could not be confirmed.'],
  ])('%s gives a message, with a link to sign in another way', async (answer, text) => {
    const { popup } = show(<SocialReturnScreen account="sandbox" />, `/?state=s1&${answer}`);
    expect(await screen.findByText(text)).toBeTruthy();
    await press('Back to signing in');
    expect(popup()?.returnTo).toBe('/customer/account');
  });

  test('a customer who signed in long ago is asked to sign in again, and is signed out for it', async () => {
    const gateway = signInGateway()
      .on(quickSignInContract.socialAuthenticate, refusing('sign_in_again', 'Please sign in once more.', 403))
      .on(sessionContract.logout, () => aSession());
    const { popup, store } = show(<SocialReturnScreen account="sandbox" />, '/?state=s1&code=good', gateway);
    act(() => void store.dispatch(loginFlagRead(true)));
    expect(await screen.findByText('Please sign in once more.')).toBeTruthy();
    await press('Back to signing in');
    await waitFor(() => expect(popup()?.returnTo).toBe('/customer/account'));
    expect(selectSignIn(store.getState()).isLogined).toBe(false);
  });
});

describe('the login-redirect screen', () => {
  const lid = (token: string) => `/customer/login-redirect?lid=${encodeURIComponent(btoa(token))}`;
  const paths = (view: ReturnType<typeof show>) => view.sent('/v2/sessions').map(({ path }) => path);

  test('ROUTE-12 AUTH-10 it creates a session, exchanges the token for the mobile number, and redirects', async () => {
    const view = show(<LoginRedirectScreen />, `${lid('a-token')}&returnTo=/cart`);
    await waitFor(() => expect(view.path()).toBe('/cart'));
    expect(paths(view)).toEqual(['/v2/sessions', '/v2/sessions/auth/mobile']);
    expect(view.sent('/v2/sessions/auth/mobile')[0]?.body).toEqual({ loggedInToken: 'a-token' });
  });

  test('ROUTE-12 a missing or undecodable lid leads to the login page without a call', async () => {
    for (const path of ['/customer/login-redirect', '/customer/login-redirect?lid=%25%25']) {
      const view = show(<LoginRedirectScreen />, path);
      await waitFor(() => expect(view.path()).toBe('/customer/account?type=login'));
      expect(paths(view)).toEqual([]);
      cleanup();
    }
  });

  test('ROUTE-12 any failure, or a missing mobile number, leads to the login page', async () => {
    const without = show(<LoginRedirectScreen />, lid('without-number'));
    await waitFor(() => expect(without.path()).toBe('/customer/account?type=login'));
    cleanup();
    const gateway = signInGateway().on(sessionContract.authMobile, refusing('token_invalid', 'Over.'));
    const failing = show(<LoginRedirectScreen />, lid('a-token'), gateway);
    await waitFor(() => expect(failing.path()).toBe('/customer/account?type=login'));
  });

  test('it never leads to another site', async () => {
    const view = show(<LoginRedirectScreen />, `${lid('a-token')}&returnTo=//evil.example`);
    await waitFor(() => expect(view.path()).toBe('/customer/account'));
  });
});
