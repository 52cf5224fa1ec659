import { passkeyContract, signInContract, identityContract } from '@lunette/session/contract';
import { profileContract } from '../contract/index.ts';
import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { accountGateway } from '../testing/accountGateway.ts';
import { forgetLogin, renderAccount } from '../testing/renderAccount.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

afterEach(() => {
  cleanup();
  forgetLogin();
});

const NAMES = [{ account: 'sandbox', name: 'Sandbox ID' }];
const show = (gateway = accountGateway()) =>
  renderAccount(<ProfileScreen socialNames={NAMES} />, gateway, { path: '/customer/account/edit/' });
const field = (label: string) => screen.findByLabelText(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
};

describe('name', () => {
  test('ACCT-01 a name in any script and a gender are saved', async () => {
    const { sent } = show();
    await write('First name', 'अनन्या');
    await write('Last name (optional)', 'العتيبي');
    await userEvent.selectOptions(await field('Gender (optional)'), 'other');
    await press('Save');
    expect(await screen.findByText('Your details are saved')).toBeTruthy();
    expect(sent('PUT', '/v2/customers/me')[0]?.body).toEqual({
      firstName: 'अनन्या',
      lastName: 'العتيبي',
      gender: 'other',
    });
  });

  test('a missing first name is reported beside its field, and the typed values are kept', async () => {
    const { sent } = show();
    await userEvent.clear(await field('First name'));
    await write('Last name (optional)', 'Quint');
    await press('Save');
    expect(await screen.findByText('Please write your first name.')).toBeTruthy();
    expect(await field('Last name (optional)')).toHaveProperty('value', 'Quint');
    expect(sent('PUT', '/v2/customers/me')).toEqual([]);
  });

  test('a refusal of the gateway is shown, and the typed values are kept', async () => {
    show(
      accountGateway().on(profileContract.updateCustomer, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
    );
    await write('First name', 'Mira');
    await press('Save');
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    expect(await field('First name')).toHaveProperty('value', 'Mira');
  });
});

describe('contact', () => {
  test('ACCT-01 a proven e-mail and number are marked', async () => {
    show();
    expect(await screen.findByText('ananya.rao@post.example')).toBeTruthy();
    expect(screen.getByText('+91 98220 41377')).toBeTruthy();
    expect(screen.getAllByText('Confirmed')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  test('for an unproven e-mail the link can be sent again', async () => {
    const { sent } = show(accountGateway({ emailVerificationStatus: 'unverified' }));
    await press('Send the link again');
    expect(await screen.findByText(/A link is on its way/)).toBeTruthy();
    expect(sent('POST', '/v2/customers/accountVerification/sendEmail')[0]?.body).toEqual({});
  });

  test('a number that is not confirmed is confirmed in a dialog of that name', async () => {
    show(accountGateway({ isTelephoneVerified: false }));
    await press('Confirm the number');
    expect(await screen.findByRole('dialog', { name: 'Confirm the number' })).toBeTruthy();
    expect(await field('Mobile number')).toHaveProperty('value', '9822041377');
  });

  test('a number of another country has its own phone code, and is not written behind that of the store', async () => {
    const abroad = { telephone: '501234567', phoneCode: '+971', isTelephoneVerified: false };
    show(accountGateway(abroad));
    expect(await screen.findByText('+971 50 123 4567')).toBeTruthy();
    await press('Confirm the number');
    expect(await field('Mobile number')).toHaveProperty('value', '');
  });

  test('a customer without a number can add one', async () => {
    show(accountGateway({ telephone: null, phoneCode: null, isTelephoneVerified: false }));
    await press('Add a number');
    expect(await screen.findByRole('dialog', { name: 'Add a number' })).toBeTruthy();
  });
});

describe('password', () => {
  const PATH = '/v2/customers/account/changepassword';
  const fill = async (old: string, fresh: string, again = fresh) => {
    await userEvent.type(await field('Current password'), old);
    await userEvent.type(await field('New password'), fresh);
    await userEvent.type(await field('New password once more'), again);
    await press('Save the password');
  };

  test('AUTH-08 it is changed with the old password, and the form is then empty', async () => {
    const { sent } = show();
    await fill('seven blue lamps', 'nine green doors');
    expect(await screen.findByText(/The password is changed/)).toBeTruthy();
    expect(sent('POST', PATH)[0]?.body).toEqual({
      oldPassword: 'seven blue lamps',
      newPassword: 'nine green doors',
      confirmation: 'nine green doors',
    });
    expect(await field('New password')).toHaveProperty('value', '');
  });

  test('once it is changed, the focus is in the emptied form', async () => {
    show();
    await fill('seven blue lamps', 'nine green doors');
    expect(await screen.findByText(/The password is changed/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(await field('Current password'));
  });

  test('AUTH-08 a weak password, or two that differ, are refused beside the field', async () => {
    const { sent } = show();
    await fill('seven blue lamps', 'short', 'other');
    expect(await screen.findByText('At least 8 characters.')).toBeTruthy();
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
    expect(sent('POST', PATH)).toEqual([]);
  });

  test('AUTH-08 a wrong old password is reported beside its field', async () => {
    show(
      accountGateway().on(profileContract.changePassword, () => {
        throw new Refusal(422, 'old_password_wrong', 'Wrong.', { oldPassword: 'This is not your password.' });
      }),
    );
    await fill('seven red lamps', 'nine green doors');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
  });

  test('AUTH-08 a customer without a password sets one; if the sign-in is too old, the same page asks for a new one', async () => {
    const gateway = accountGateway({ hasPassword: false }).on(profileContract.changePassword, () => {
      throw new Refusal(403, 'sign_in_again', 'Please sign in once more.');
    });
    const { path } = show(gateway);
    expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(await field('New password'), 'nine green doors');
    await userEvent.type(await field('New password once more'), 'nine green doors');
    await press('Save the password');
    await press('Sign in again');
    expect(await screen.findByText('The way in')).toBeTruthy();
    expect(path()).toBe('/customer/account/edit/');
  });
});

describe('e-mail and mobile number', () => {
  test.each([
    ['Change the e-mail', 'E-mail', 'new@post.example', 'Send the link'],
    ['Change the number', 'Mobile number', '9822041378', 'Send a code'],
  ])(
    'if the last sign-in is too old, “%s” asks for a new one on the same page',
    async (change, label, text, send) => {
      const refused = () => {
        throw new Refusal(403, 'sign_in_again', 'Please sign in once more.');
      };
      const gateway = accountGateway()
        .on(identityContract.sendVerification, refused)
        .on(signInContract.sendOtp, refused);
      const { path } = show(gateway);
      await press(change);
      await write(label, text);
      await press(send);
      await press('Sign in again');
      expect(await screen.findByText('The way in')).toBeTruthy();
      expect(path()).toBe('/customer/account/edit/');
    },
  );

  test('if the sign-in becomes too old before another code is requested, the page also asks for a new sign-in', async () => {
    let asked = 0;
    const gateway = accountGateway().on(signInContract.sendOtp, () => {
      asked += 1;
      if (asked > 1) throw new Refusal(403, 'sign_in_again', 'Please sign in once more.');
      return {
        type: 'SEND_OTP' as const,
        username: '',
        isRetryLimitExhausted: false,
        reSendOtpTimer: 0,
        success: true,
        otpDigits: 4,
      };
    });
    const { path } = show(gateway);
    await press('Change the number');
    await write('Mobile number', '9822041378');
    await press('Send a code');
    await press('Send again');
    await press('Sign in again');
    expect(path()).toBe('/customer/account/edit/');
    expect(screen.queryByText('Please sign in once more.')).toBeNull();
  });

  test('if the sign-in becomes too old after the code was sent, the same page asks for a new one', async () => {
    const gateway = accountGateway()
      .on(signInContract.sendOtp, () => ({
        type: 'SEND_OTP' as const,
        username: '',
        isRetryLimitExhausted: false,
        reSendOtpTimer: 30,
        success: true,
        otpDigits: 4,
      }))
      .on(signInContract.verifyOtp, () => {
        throw new Refusal(403, 'sign_in_again', 'Please sign in once more.');
      });
    const { path } = show(gateway);
    await press('Change the number');
    await write('Mobile number', '9822041378');
    await press('Send a code');
    await userEvent.type(await field('Code of 4 digits'), '1234');
    await press('Sign in again');
    expect(path()).toBe('/customer/account/edit/');
    expect(screen.queryByText('Please sign in once more.')).toBeNull();
  });
});

describe('other sign-in methods', () => {
  test('a passkey is listed and can be removed', async () => {
    const { sent } = show();
    await press('Remove: Pixel');
    await waitFor(() => expect(screen.queryByText('Pixel')).toBeNull());
    expect(sent('DELETE', '/v2/customers/me/passkeys/pass-1')).toHaveLength(1);
  });

  test('with the keyboard, the focus moves to the button that adds a passkey when the last one is removed', async () => {
    show();
    (await screen.findByRole('button', { name: 'Remove: Pixel' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a passkey'));
  });

  test('a passkey that cannot be removed stays, and the reason is shown', async () => {
    show(
      accountGateway().on(passkeyContract.removePasskey, () => {
        throw new Refusal(409, 'last_way_in', 'This is your only way in.');
      }),
    );
    await press('Remove: Pixel');
    expect(await screen.findByText('This is your only way in.')).toBeTruthy();
    expect(screen.getByText('Pixel')).toBeTruthy();
  });

  test('a linked account has its configured name and can be removed; the focus moves to the text that none is left', async () => {
    const { sent } = show();
    await press('Remove: Sandbox ID');
    const none = await screen.findByText('None. You can link one when you sign in with it.');
    await waitFor(() => expect(document.activeElement).toBe(none));
    expect(sent('DELETE', '/v2/customers/me/social/sandbox')).toHaveLength(1);
  });
});
