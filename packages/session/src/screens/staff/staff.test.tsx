import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { staffContract } from '../../contract/index.ts';
import { CODE } from '../../testing/signInGateway.ts';
import { STAFF_PASSWORD, staffGateway } from '../../testing/staffGateway.ts';
import { field, heldAnswer, press, settle } from '../../testing/openPopup.tsx';
import { renderWithSession } from '../../testing/renderWithSession.tsx';
import { StaffScreen } from './StaffScreen.tsx';
import { StaffSignInScreen } from './StaffSignInScreen.tsx';

afterEach(cleanup);

const AT = '/checkout/onepage/presaleslogin';

function show(gateway = staffGateway()) {
  const view = renderWithSession(<StaffSignInScreen />, gateway, { path: AT });
  const sent = () => gateway.received.filter(({ path }) => path === '/v2/staff/dual-login');
  return { ...view, sent };
}

async function enterPassword(password = STAFF_PASSWORD, email = 'vikram@store.example') {
  await userEvent.type(await field('E-mail'), email);
  await userEvent.type(await field('Password'), password);
  await press('Continue');
}

describe('the sign-in of staff', () => {
  test('STAFF-01 after the password a code is asked for; with the code the page of staff opens, and the tab has nothing of the session before', async () => {
    sessionStorage.setItem('lunette.contact', '{"phone":"9822041377"}');
    const { sent, path } = show();
    await enterPassword();
    expect(await screen.findByText(/We sent six digits/)).toBeTruthy();
    expect(path()).toBe(AT);
    await userEvent.type(await screen.findByLabelText(/Code of/), CODE);
    await waitFor(() => expect(path()).toBe('/staff'));
    expect(sent().map(({ body }) => body)).toEqual([
      { email: 'vikram@store.example', password: STAFF_PASSWORD },
      { email: 'vikram@store.example', password: STAFF_PASSWORD, code: CODE },
    ]);
    expect(sessionStorage.getItem('lunette.contact')).toBeNull();
  });

  test('STAFF-01 a wrong password is refused without a code, and what was typed is kept', async () => {
    show();
    await enterPassword('wrong');
    expect(await screen.findByText('E-mail or password is not right.')).toBeTruthy();
    expect((await field('E-mail')).value).toBe('vikram@store.example');
    expect(screen.queryByLabelText(/Code of/)).toBeNull();
  });

  test('an address without @ and an empty password get a message each, and nothing is sent', async () => {
    const { sent } = show();
    await userEvent.type(await field('E-mail'), 'vikram');
    await press('Continue');
    expect(screen.getByText(/Enter a full e-mail address/)).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('STAFF-01 a wrong code is refused; another one can be sent, and the address can be changed', async () => {
    const { sent } = show();
    await enterPassword();
    await userEvent.type(await screen.findByLabelText(/Code of/), '111111');
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    await press('Send again');
    expect(await screen.findByText(/A new code is on its way/)).toBeTruthy();
    expect(sent()).toHaveLength(3);
    await press('Change');
    expect((await field('E-mail')).value).toBe('vikram@store.example');
  });
});

describe('the answers for codes of staff', () => {
  /** Refuses codes and mails others by hand. */
  function byHand() {
    const wrong = heldAnswer();
    const mailed = heldAnswer();
    let mails = 0;
    const seen: string[] = [];
    const gateway = staffGateway().on(staffContract.signIn, async ({ body: { code } }) => {
      if (code === undefined) {
        mails += 1;
        if (mails > 1) await mailed.wait;
        return { staff: null, reSendOtpTimer: 0 };
      }
      seen.push(code);
      await (seen.length === 1 ? wrong.wait : new Promise(() => {}));
      throw new Refusal(422, 'otp_wrong', 'This code is not right.');
    });
    return { gateway, seen, mails: () => mails, answer: wrong.letGo, mail: mailed.letGo };
  }
  const isShown = () => screen.queryByText('This code is not right.') !== null;

  test('STAFF-01 the answer for a code that was changed meanwhile is not shown for the new one, which is checked itself', async () => {
    const { gateway, seen, answer } = byHand();
    show(gateway);
    await enterPassword();
    const code = await screen.findByLabelText(/Code of/);
    await userEvent.type(code, '407911');
    await expect.poll(() => seen).toHaveLength(1);
    await userEvent.type(code, '{Backspace}2');
    await expect.poll(() => seen).toEqual(['407911', CODE]);
    answer();
    await settle();
    expect(isShown()).toBe(false);
  });

  test('STAFF-01 a code that is typed again while it is checked is checked once and gets its answer', async () => {
    const { gateway, seen, answer } = byHand();
    show(gateway);
    await enterPassword();
    const code = await screen.findByLabelText(/Code of/);
    await userEvent.type(code, '407911');
    await expect.poll(() => seen).toHaveLength(1);
    await userEvent.type(code, '{Backspace}1');
    answer();
    await expect.poll(isShown).toBe(true);
    expect(seen).toEqual(['407911']);
  });

  test('STAFF-01 if another code cannot be mailed after a wrong one, the reason replaces the answer for the wrong one', async () => {
    const { gateway, answer } = byHand();
    show(gateway);
    await enterPassword();
    answer();
    await userEvent.type(await screen.findByLabelText(/Code of/), '407911');
    await expect.poll(isShown).toBe(true);
    gateway.on(staffContract.signIn, () => {
      throw new Refusal(429, 'otp_too_soon', 'Another code can be sent soon.');
    });
    await press('Send again');
    expect(await screen.findByText('Another code can be sent soon.')).toBeTruthy();
    expect(isShown()).toBe(false);
    expect(screen.getByLabelText(/Code of/).getAttribute('aria-invalid')).toBeNull();
  });

  test('STAFF-01 the answer for a code is not shown after another one was mailed', async () => {
    const { gateway, seen, mails, answer, mail } = byHand();
    show(gateway);
    await enterPassword();
    const code = await screen.findByLabelText(/Code of/);
    await press('Send again');
    await expect.poll(mails).toBe(2);
    await userEvent.type(code, '407911');
    await expect.poll(() => seen).toHaveLength(1);
    mail();
    await screen.findByText(/A new code is on its way/);
    answer();
    await settle();
    expect(isShown()).toBe(false);
    await userEvent.type(code, CODE);
    await expect.poll(() => seen).toEqual(['407911', CODE]);
  });
});

describe('the page of staff', () => {
  const open = (gateway = staffGateway({ isIn: true })) =>
    renderWithSession(<StaffScreen />, gateway, { path: '/staff' });
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('STAFF-04 sales staff find the shop, the bag, the checkout for a customer and the sales at the counter, and their own number; a sign-out leads to the login page', async () => {
    const { path } = open();
    expect(await screen.findByText(/Vikram Seth/)).toBeTruthy();
    expect(screen.getByText('10001')).toBeTruthy();
    expect(links()).toEqual([
      ['Fill the bag', '/'],
      ['The customer’s bag', '/cart'],
      ['Order for a customer', '/checkout/onepage/presales'],
      ['Sales at the counter', '/staff/sales'],
    ]);
    await press('Sign out');
    await waitFor(() => expect(path()).toBe(AT));
  });

  test('STAFF-04 opticians find the prescriptions to read', async () => {
    open(staffGateway({ isIn: true, role: 'doctor' }));
    await screen.findByText(/optician/);
    expect(links()).toEqual([['Prescriptions to read', '/staff/prescriptions']]);
  });

  test('STAFF-04 a shopper is led to the login page of staff', async () => {
    const { path } = open(staffGateway());
    await waitFor(() => expect(path()).toBe(AT));
  });

  test('without an answer the page says so, and tries again', async () => {
    const gateway = staffGateway({ isIn: true }).on(staffContract.getPreSalesInfo, () => {
      throw new Refusal(503, 'unavailable', 'The store is busy.');
    });
    open(gateway);
    expect(await screen.findByText('The store is busy.')).toBeTruthy();
  });
});
