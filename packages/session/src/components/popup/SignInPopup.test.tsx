import { identityContract } from '../../contract/index.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetTab } from '../../browser/forgetTab.ts';
import { loginFlagRead, selectSignIn, signedIn, signedOut, signInOpened } from '../../slice.ts';
import { field, goToCode, goToPassword, isClosed, openPopup, press, say } from '../../testing/openPopup.tsx';
import { ANANYA, KNOWN_NUMBER, signInGateway } from '../../testing/signInGateway.ts';

afterEach(cleanup);

describe('tabs', () => {
  test('UI-07 the popup opens on the tab with index 1, which is the sign-in', async () => {
    await openPopup();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Sign up', 'Sign in']);
    expect(tabs[1]?.getAttribute('aria-selected')).toBe('true');
  });

  test('SHELL-06 it opens on the requested tab', async () => {
    await openPopup(undefined, { tab: 'sign-up' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign up');
    expect(await field('First name')).toBeTruthy();
  });
});

describe('the registration', () => {
  const enter = async () => {
    await userEvent.type(await field('First name'), 'Noura');
    await userEvent.type(await field('Mobile number (optional)'), '9000000001');
    await userEvent.type(await field('Password'), 'nine green doors');
    await userEvent.click(screen.getByRole('checkbox', { name: /news and offers/ }));
  };
  const isKept = async () => {
    expect((await field('First name')).value).toBe('Noura');
    expect((await field('Mobile number (optional)')).value).toBe('9000000001');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /news and offers/ }).checked).toBe(true);
    expect((await field('Password')).value).toBe('');
  };

  test('what was typed is kept while the other tab is shown, except the password', async () => {
    await openPopup(undefined, { tab: 'sign-up' });
    await enter();
    await userEvent.click(screen.getByRole('tab', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Sign up' }));
    await isKept();
  });

  test('what was typed is kept when the popup is closed and opened again, except the password', async () => {
    const { store } = await openPopup(undefined, { tab: 'sign-up' });
    await enter();
    await press('Close');
    await isClosed();
    act(() => void store.dispatch(signInOpened({ tab: 'sign-up' })));
    await isKept();
  });

  test('what was typed is gone once a customer has signed in and out in another tab', async () => {
    const { store } = await openPopup(undefined, { tab: 'sign-up' });
    await enter();
    await press('Close');
    await isClosed();
    act(() => {
      store.dispatch(signedIn());
      forgetTab();
      store.dispatch(signedOut());
      store.dispatch(signInOpened({ tab: 'sign-up' }));
    });
    expect((await field('First name')).value).toBe('');
    expect((await field('Mobile number (optional)')).value).toBe('');
  });
});

describe('the identity step', () => {
  test('AUTH-07 the e-mail block sends mobile-only false, the mobile block sends the phone code and true', async () => {
    const { sent } = await goToPassword();
    expect(sent('/v2/customers/mobile-login/account-info')[0]?.query).toEqual({
      email: ANANYA.email,
      isMobileUserOnly: 'false',
    });
    cleanup();
    const { sent: sentThen } = await goToCode();
    expect(sentThen('/v2/customers/mobile-login/account-info')[0]?.query).toEqual({
      telephone: KNOWN_NUMBER,
      phoneCode: '+91',
      isMobileUserOnly: 'true',
    });
  });

  test('a text that is neither an e-mail nor a number gets a message beside the field and is kept; nothing is sent', async () => {
    const { gateway } = await openPopup();
    await press('Continue');
    expect(await screen.findByText('Enter your e-mail or your mobile number.')).toBeTruthy();
    await say('ananya@');
    await press('Continue');
    expect(await screen.findByText(/Enter a full e-mail address/)).toBeTruthy();
    expect((await field('E-mail or mobile number')).value).toBe('ananya@');
    await userEvent.clear(await field('E-mail or mobile number'));
    await say('12345');
    await press('Send a code');
    expect(await screen.findByText('Enter a mobile number of 10 digits.')).toBeTruthy();
    expect(gateway.received.filter(({ path }) => path.includes('account-info'))).toEqual([]);
  });

  test('AUTH-07 a shopper without an account gets the password step like all others, and can register there with the address filled in', async () => {
    await openPopup();
    await say('noura@barid.example');
    await press('Continue');
    expect(await field('Password')).toBeTruthy();
    await press('New here? Open an account');
    expect((await field('E-mail')).value).toBe('noura@barid.example');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign up');
  });

  test('an account without a password gets a link to set one', async () => {
    const gateway = signInGateway().on(identityContract.getLoginInfo, () => ({
      isRegistered: true,
      hasPassword: false,
      isMobileUserOnly: false,
    }));
    const { sent } = await openPopup(gateway);
    await say(ANANYA.email);
    await press('Continue');
    expect(await screen.findByText(/This account has no password yet/)).toBeTruthy();
    await press('Send the link');
    expect(await screen.findByText(/the link is on its way to it/)).toBeTruthy();
    expect(sent('/v2/customers/account/forgotpassword')[0]?.body).toEqual({ emailAddress: ANANYA.email });
  });
});

test('a browser that refuses cookies gets a message that they are needed', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await openPopup();
  expect(screen.getByText(/Your browser blocks cookies/)).toBeTruthy();
  vi.restoreAllMocks();
});

test('in Arabic the whole popup is Arabic', async () => {
  await openPopup(undefined, { language: 'ar' });
  const dialog = await screen.findByRole('dialog', { name: 'تسجيل الدخول' });
  await within(dialog).findByRole('button', { name: 'Sandbox ID' });
  expect(dialog.textContent.replace('Sandbox ID', '')).not.toMatch(/[A-Za-z]/);
});

test('SHELL-07 a login in another tab closes the popup here', async () => {
  const { store } = await openPopup();
  act(() => void store.dispatch(loginFlagRead(true)));
  await isClosed();
  expect(selectSignIn(store.getState()).popup).toBeNull();
});
