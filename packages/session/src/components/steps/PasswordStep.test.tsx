import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { passwordContract, signInContract } from '../../contract/index.ts';
import { aSignIn } from '../../testing/fixtures.ts';
import { selectSignIn } from '../../slice.ts';
import { field, goToPassword, isClosed, press, refusing } from '../../testing/openPopup.tsx';
import { ANANYA, signInGateway } from '../../testing/signInGateway.ts';

afterEach(cleanup);

describe('with a password', () => {
  test('SHELL-07 the popup closes once the customer is signed in and on a /customer/ path', async () => {
    const { store, path } = await goToPassword(undefined, { path: '/customer/account?type=login' });
    await userEvent.type(await field('Password'), `${ANANYA.password}{Enter}`);
    await isClosed();
    expect(selectSignIn(store.getState())).toMatchObject({ isLogined: true, popup: null });
    await expect.poll(path).toBe('/customer/account');
  });

  test('SHELL-07 a redirect state leads to the account after the login', async () => {
    const opening = { path: '/eyeglasses', returnTo: '/customer/account' };
    const { path } = await goToPassword(undefined, opening);
    await userEvent.type(await field('Password'), `${ANANYA.password}{Enter}`);
    await isClosed();
    await expect.poll(path).toBe('/customer/account');
  });

  test('a customer stays on the page that they were looking at', async () => {
    const { path } = await goToPassword(undefined, { path: '/product/alder-100101?colour=2' });
    await userEvent.type(await field('Password'), `${ANANYA.password}{Enter}`);
    await isClosed();
    expect(path()).toBe('/product/alder-100101?colour=2');
  });

  test("a wrong password shows the gateway's message and is kept", async () => {
    await goToPassword();
    await userEvent.type(await field('Password'), 'eight blue lamps{Enter}');
    expect(await screen.findByText('E-mail or password is not right.')).toBeTruthy();
    expect((await field('Password')).value).toBe('eight blue lamps');
  });

  test('two presses send it once', async () => {
    let answer = () => undefined as void;
    const gateway = signInGateway().on(
      signInContract.authenticate,
      () => new Promise((resolve) => (answer = () => resolve(aSignIn()))),
    );
    const { sent } = await goToPassword(gateway);
    await userEvent.type(await field('Password'), `${ANANYA.password}{Enter}{Enter}`);
    const button = screen.getByRole('button', { name: /Sign in/ });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(sent('/v2/customers/authenticate')).toHaveLength(1);
    answer();
    await isClosed();
  });

  test('AUTH-05 the captcha is shown, its challenge is loaded with ?v=timestamp and solved here, and it disappears after a success', async () => {
    let asks = true;
    const gateway = signInGateway().on(signInContract.authenticate, ({ body }) => {
      if (asks && !body.captcha) throw new Refusal(403, 'captcha_required', 'Please confirm.');
      return aSignIn();
    });
    const { sent, store } = await goToPassword(gateway);
    await userEvent.type(await field('Password'), `${ANANYA.password}{Enter}`);
    const box = await screen.findByRole('checkbox', { name: 'I am a person' });
    expect(await screen.findByText('One more step: please tick the box, then send it again.')).toBeTruthy();
    expect(screen.queryByText('Please tick the box first.')).toBeNull();
    await press('Sign in');
    expect(await screen.findByText('Please tick the box first.')).toBeTruthy();
    expect(sent('/v2/customers/authenticate')).toHaveLength(1);
    await userEvent.click(box);
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(sent('/v2/utility/captcha')[0]?.query.v).toMatch(/^\d{13}$/);
    asks = false;
    await press('Sign in');
    await isClosed();
    const { captcha } = sent('/v2/customers/authenticate')[1]?.body as { captcha: string };
    expect(JSON.parse(atob(captcha))).toMatchObject({
      challenge: { signature: 'a-signature' },
      solution: { counter: 153 },
    });
    expect(selectSignIn(store.getState()).captchaRequired).toBe(false);
  });

  test('AUTH-05 a captcha that cannot be loaded shows a message and can be tried again', async () => {
    const gateway = signInGateway()
      .on(signInContract.authenticate, refusing('captcha_required', 'Please confirm.', 403))
      .on(signInContract.getCaptcha, refusing('unavailable', 'Not now.', 503));
    await goToPassword(gateway);
    await userEvent.type(await field('Password'), 'x{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I am a person' }));
    expect(await screen.findByText('That did not work. Tick the box once more.')).toBeTruthy();
  });

  test.each([
    [
      429,
      'too_many_requests',
      'Please wait 15 minutes and try again.',
      'Please wait 15 minutes and try again.',
    ],
    [500, 'internal', '', 'Something went wrong!'],
  ])('AUTH-04 a failure with status %i shows: %s', async (status, code, detail, text) => {
    await goToPassword(signInGateway().on(signInContract.authenticate, refusing('refused', detail, status)));
    await userEvent.type(await field('Password'), 'x{Enter}');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('offline it says that the store cannot be reached, and keeps the typed values', async () => {
    const gateway = signInGateway();
    const { fetch } = gateway;
    let isOffline = false;
    gateway.fetch = (...args) => (isOffline ? Promise.reject(new TypeError('offline')) : fetch(...args));
    await goToPassword(gateway);
    isOffline = true;
    await userEvent.type(await field('Password'), `${ANANYA.password}{Enter}`);
    expect(await screen.findByText(/The store cannot be reached just now/)).toBeTruthy();
    expect((await field('Password')).value).toBe(ANANYA.password);
  });

  test('AUTH-06 a link sets a new password; the page says that it was sent only if the gateway says so', async () => {
    let emailStatus: 'sent' | 'fail' = 'fail';
    await goToPassword(signInGateway().on(passwordContract.forgotPassword, () => ({ emailStatus })));
    await press('Forgot your password?');
    await press('Send the link');
    expect(await screen.findByText('Something went wrong!')).toBeTruthy();
    emailStatus = 'sent';
    await press('Send the link');
    expect(await screen.findByText(/the link is on its way to it/)).toBeTruthy();
  });
});
