import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '@lunette/api-client/testing';
import { identityContract, signInContract } from '../../contract/index.ts';
import { selectSignIn } from '../../slice.ts';
import {
  field,
  goToCode,
  heldAnswer,
  isClosed,
  openPopup,
  press,
  refusing,
  say,
  settle,
} from '../../testing/openPopup.tsx';
import { CODE, KNOWN_NUMBER, signInGateway } from '../../testing/signInGateway.ts';

afterEach(cleanup);

describe('with a code', () => {
  test('AUTH-02 AUTH-03 the code has the length that the gateway says, and its last digit sends it', async () => {
    const { sent, store } = await goToCode();
    expect(sent('/v3/utility/otp')[0]?.body).toEqual({
      mobile: KNOWN_NUMBER,
      phoneCode: '+91',
      otpType: 'LOGIN',
    });
    expect(screen.getByText(/Send again in/)).toBeTruthy();
    await userEvent.type(await field('Code of 6 digits'), CODE);
    await isClosed();
    expect(sent('/v2/customers/authenticate/verify-otp')[0]?.body).toMatchObject({
      telephone: KNOWN_NUMBER,
      phoneCode: '+91',
      loginType: 'LOGIN',
      code: CODE,
    });
    expect(selectSignIn(store.getState()).isLogined).toBe(true);
  });

  test('the field takes Arabic figures, digits pasted within text, and autofill', async () => {
    const { sent } = await goToCode();
    const code = await field('Code of 6 digits');
    expect(code.autocomplete).toBe('one-time-code');
    await userEvent.click(code);
    await userEvent.paste('Your code is ٤٠٧ 913.');
    expect(await screen.findByText(/This code is not right\. 4 tries left/)).toBeTruthy();
    await userEvent.type(code, '٤٠٧٩١٢');
    await isClosed();
    expect(
      sent('/v2/customers/authenticate/verify-otp').map(({ body }) => (body as { code: string }).code),
    ).toEqual(['407913', CODE]);
  });

  test('AUTH-04 after the last attempt it says Retry limit exceeded', async () => {
    await goToCode(
      signInGateway().on(
        signInContract.verifyOtp,
        refusing('otp_retries_exhausted', 'Retry limit exceeded', 429),
      ),
    );
    await userEvent.type(await field('Code of 6 digits'), '111111');
    expect(await screen.findByText('Retry limit exceeded')).toBeTruthy();
  });

  test('AUTH-04 if the code was not sent and no reason is given, it says that something went wrong', async () => {
    await openPopup(signInGateway().on(signInContract.sendOtp, refusing('internal', '', 500)));
    await say('98220 41377');
    await press('Send a code');
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
  });

  test('AUTH-03 another code can be sent when the time from the gateway is over, and none after the last one', async () => {
    let isRetryLimitExhausted = false;
    const gateway = signInGateway().on(signInContract.sendOtp, () => ({
      type: 'SEND_OTP' as const,
      username: '',
      isRetryLimitExhausted,
      reSendOtpTimer: 0,
      success: true,
      otpDigits: 4,
    }));
    await openPopup(gateway);
    await say('98220 41377');
    await press('Send a code');
    await field('Code of 4 digits');
    isRetryLimitExhausted = true;
    await press('Send again');
    expect(await screen.findByText(/A new code is on its way/)).toBeTruthy();
    expect(screen.getByText('Retry limit exceeded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  test('after another code was sent, the focus is in the field of the code', async () => {
    let reSendOtpTimer = 0;
    const gateway = signInGateway().on(signInContract.sendOtp, () => ({
      type: 'SEND_OTP' as const,
      username: '',
      isRetryLimitExhausted: false,
      reSendOtpTimer,
      success: true,
      otpDigits: 6,
    }));
    await goToCode(gateway);
    reSendOtpTimer = 30;
    await press('Send again');
    expect(await screen.findByText(/Send again in/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(await field('Code of 6 digits'));
  });

  /** Answers the call of each code by hand: `answer` refuses it as wrong, and `seen` are the codes so far. */
  function checkByHand(gateway = signInGateway()) {
    const wrong = heldAnswer();
    const seen: string[] = [];
    gateway.on(signInContract.verifyOtp, async ({ body: { code } }) => {
      seen.push(code);
      await (seen.length === 1 ? wrong.wait : new Promise(() => {}));
      throw new Refusal(422, 'otp_wrong', 'This code is not right.');
    });
    return { gateway, seen, answer: wrong.letGo };
  }

  test('the answer for a code that was changed meanwhile is not shown for the new one, which is checked itself', async () => {
    const { gateway, seen, answer } = checkByHand();
    await goToCode(gateway);
    const code = await field('Code of 6 digits');
    await userEvent.type(code, '407911');
    await expect.poll(() => seen).toHaveLength(1);
    await userEvent.type(code, '{Backspace}2');
    await expect.poll(() => seen).toEqual(['407911', CODE]);
    answer();
    await settle();
    expect(screen.queryByText('This code is not right.')).toBeNull();
  });

  test('a code that is typed again while it is checked, also after another one, is checked once and gets its answer', async () => {
    const { gateway, seen, answer } = checkByHand();
    await goToCode(gateway);
    const code = await field('Code of 6 digits');
    await userEvent.type(code, '407911');
    await expect.poll(() => seen).toHaveLength(1);
    await userEvent.type(code, '{Backspace}1');
    await userEvent.type(code, '{Backspace}2');
    await expect.poll(() => seen).toEqual(['407911', CODE]);
    await userEvent.type(code, '{Backspace}1');
    screen.getByRole('link', { name: 'terms' }).focus();
    answer();
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(code);
    expect(seen).toEqual(['407911', CODE]);
  });

  test('a refused code that is typed again is checked again', async () => {
    const { gateway, seen, answer } = checkByHand();
    await goToCode(gateway);
    const code = await field('Code of 6 digits');
    answer();
    await userEvent.type(code, '407911');
    await screen.findByText('This code is not right.');
    await userEvent.type(code, '{Backspace}1');
    await expect.poll(() => seen).toEqual(['407911', '407911']);
    expect(screen.queryByText('This code is not right.')).toBeNull();
  });

  test('the answer for a code is not shown after another one was sent', async () => {
    const { gateway, seen, answer } = checkByHand();
    const sent = heldAnswer();
    let sendings = 0;
    gateway.on(signInContract.sendOtp, async () => {
      sendings += 1;
      if (sendings > 1) await sent.wait;
      return {
        type: 'SEND_OTP' as const,
        username: '',
        isRetryLimitExhausted: false,
        reSendOtpTimer: 0,
        success: true,
        otpDigits: 6,
      };
    });
    await goToCode(gateway);
    const code = await field('Code of 6 digits');
    await press('Send again');
    await expect.poll(() => sendings).toBe(2);
    await userEvent.type(code, '407911');
    await expect.poll(() => seen).toHaveLength(1);
    sent.letGo();
    await screen.findByText(/A new code is on its way/);
    answer();
    await settle();
    expect(screen.queryByText('This code is not right.')).toBeNull();
    await userEvent.type(code, CODE);
    await expect.poll(() => seen).toEqual(['407911', CODE]);
  });

  test('after a number is changed and changed back, its first code is still valid', async () => {
    const gateway = signInGateway();
    await goToCode(gateway);
    gateway.on(signInContract.sendOtp, refusing('otp_too_soon', 'Another code can be sent soon.', 429));
    await press('Change');
    expect((await field('E-mail or mobile number')).value).toBe('98220 41377');
    await press('Send a code');
    expect(await field('Code of 6 digits')).toBeTruthy();
  });

  test('AUTH-04 the last code is still valid after the number is changed and changed back; no other one is offered', async () => {
    const gateway = signInGateway();
    await goToCode(gateway);
    gateway.on(signInContract.sendOtp, refusing('otp_retries_exhausted', 'Retry limit exceeded', 429));
    await press('Change');
    await press('Send a code');
    const code = await field('Code of 6 digits');
    expect(screen.getByText('Retry limit exceeded')).toBeTruthy();
    expect(screen.queryByText(/Send again/)).toBeNull();
    await userEvent.type(code, CODE);
    await isClosed();
  });

  test('AUTH-04 for a number without a code here it says Retry limit exceeded', async () => {
    const gateway = signInGateway();
    await goToCode(gateway);
    gateway.on(signInContract.sendOtp, refusing('otp_retries_exhausted', 'Retry limit exceeded', 429));
    await press('Change');
    await userEvent.clear(await field('E-mail or mobile number'));
    await say('98220 41378');
    await press('Send a code');
    expect(await screen.findByText('Retry limit exceeded')).toBeTruthy();
    expect(screen.queryByLabelText('Code of 6 digits')).toBeNull();
  });

  test('AUTH-06 the owner of a number is reminded of its e-mail addresses, masked', async () => {
    await goToCode();
    await press('E-mail and password');
    await press('Which e-mail did I give with my number?');
    expect(await screen.findByText('With your number: an•••@p•••.example')).toBeTruthy();
  });

  test('AUTH-05 AUTH-06 a reminder for which the gateway requires a captcha shows it and sends its solution', async () => {
    const gateway = signInGateway().on(identityContract.getAccounts, ({ query }) => {
      if (!query.captcha) throw new Refusal(429, 'captcha_required', 'Please tick the box.');
      return { emails: ['an•••@p•••.example'] };
    });
    await goToCode(gateway);
    await press('E-mail and password');
    await press('Which e-mail did I give with my number?');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I am a person' }));
    await screen.findByText('Confirmed');
    await press('Which e-mail did I give with my number?');
    expect(await screen.findByText('With your number: an•••@p•••.example')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'I am a person' })).toBeNull();
  });

  test('a reminder that fails gives the reason beside its button and can be requested again; the focus moves to the addresses', async () => {
    let fails = true;
    const gateway = signInGateway().on(identityContract.getAccounts, () => {
      if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { emails: ['an•••@p•••.example'] };
    });
    await goToCode(gateway);
    await press('E-mail and password');
    await press('Which e-mail did I give with my number?');
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    fails = false;
    await press('Which e-mail did I give with my number?');
    const addresses = await screen.findByText('With your number: an•••@p•••.example');
    expect(screen.queryByText('The shop is busy.')).toBeNull();
    expect(screen.queryByRole('button', { name: /Which e-mail/ })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(addresses);
  });

  test('AUTH-06 a new customer is informed before, and asked for an e-mail address after', async () => {
    const { sent } = await goToCode(undefined, { path: '/cart' }, '9000000001');
    expect(screen.getByText(/The same code opens your account/)).toBeTruthy();
    await userEvent.type(await field('Code of 6 digits'), CODE);
    const welcome = await screen.findByRole('dialog', { name: 'Welcome to Lunette' });
    await userEvent.type(within(welcome).getByLabelText('E-mail'), 'new@post.example');
    await press('Send the link');
    expect(await screen.findByText(/Open it on this device/)).toBeTruthy();
    expect(sent('/v2/customers/accountVerification/sendEmail')[0]?.body).toEqual({
      emailAddress: 'new@post.example',
    });
    await press('Continue');
    await isClosed();
  });

  test('ROUTE-11 a login by code on the login page lands on /sales/order/history', async () => {
    const { path } = await goToCode(undefined, { path: '/customer/account?type=login' });
    await userEvent.type(await field('Code of 6 digits'), CODE);
    await isClosed();
    await expect.poll(path).toBe('/sales/order/history');
  });
});
