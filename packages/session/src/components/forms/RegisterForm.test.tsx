import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { field, isClosed, openPopup, press } from '../../testing/openPopup.tsx';
import { consentContract, signInContract } from '../../contract/index.ts';
import { ANANYA, signInGateway } from '../../testing/signInGateway.ts';

afterEach(cleanup);

describe('opening an account', () => {
  const fill = async (over: Record<string, string> = {}) => {
    const typed = {
      'First name': 'Noura',
      'Last name (optional)': 'العتيبي',
      'E-mail': 'noura@barid.example',
      'Mobile number (optional)': '+91 90000 00001',
      Password: 'nine green doors',
      ...over,
    };
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.clear(await field(label));
      if (text) await userEvent.type(await field(label), text);
    }
  };

  test('AUTH-06 it sends the typed values, and no consent unless it is given', async () => {
    const { sent } = await openPopup(undefined, { tab: 'sign-up', path: '/cart' });
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    await fill();
    expect(await screen.findByText('A good password.')).toBeTruthy();
    await press('Open an account');
    await isClosed();
    expect(sent('/v2/customers/register')[0]?.body).toEqual({
      firstName: 'Noura',
      lastName: 'العتيبي',
      email: 'noura@barid.example',
      telephone: '9000000001',
      phoneCode: '+91',
      password: 'nine green doors',
      subscribe: false,
    });
    expect(sent('/v2/customers/whatsAppOpting')).toEqual([]);
  });

  test('AUTH-06 a consent to WhatsApp that could not be saved is reported, and the account is open', async () => {
    const gateway = signInGateway().on(consentContract.setWhatsAppConsent, () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    });
    await openPopup(gateway, { tab: 'sign-up' });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tell me about my orders by WhatsApp' }));
    await press('Open an account');
    await isClosed();
    expect(await screen.findByText(/your choice about WhatsApp was not saved/)).toBeTruthy();
  });

  test('missing values are shown beside each field, the first one gets the focus, and nothing is sent', async () => {
    const { sent } = await openPopup(undefined, { tab: 'sign-up' });
    expect(await screen.findByText(/At least 8 characters, of any kind/)).toBeTruthy();
    await fill({
      'First name': '',
      'E-mail': 'noura@',
      'Mobile number (optional)': '12',
      Password: '12345678',
    });
    await press('Open an account');
    for (const text of [
      'Enter your first name.',
      /Enter a full e-mail address/,
      'Enter a mobile number of 10 digits.',
      'This password is too easy to guess.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(await field('First name'));
    expect(sent('/v2/customers/register')).toEqual([]);
  });

  test('an e-mail that has an account is reported beside its field, and the entries are kept', async () => {
    await openPopup(undefined, { tab: 'sign-up' });
    await fill({ 'E-mail': ANANYA.email });
    await press('Open an account');
    expect(await screen.findByText('There is an account with this e-mail.')).toBeTruthy();
    expect((await field('First name')).value).toBe('Noura');
    expect((await field('Password')).value).toBe('nine green doors');
  });

  test('AUTH-05 a captcha that will be required is shown before the form is sent, and nothing is sent without it', async () => {
    const gateway = signInGateway().on(signInContract.getCaptchaNeed, () => ({ isRequired: true }));
    const { sent } = await openPopup(gateway, { tab: 'sign-up' });
    const box = await screen.findByRole('checkbox', { name: 'I am a person' });
    expect(screen.queryByText(/tick the box/)).toBeNull();
    await fill();
    await press('Open an account');
    expect(await screen.findByText('Please tick the box first.')).toBeTruthy();
    expect(sent('/v2/customers/register')).toEqual([]);
    await userEvent.click(box);
    await screen.findByText('Confirmed');
    await press('Open an account');
    await isClosed();
    expect(sent('/v2/customers/register')[0]?.body).toHaveProperty('captcha');
  });

  test('AUTH-05 a refused attempt that makes a captcha mandatory shows it immediately', async () => {
    let isRequired = false;
    const gateway = signInGateway().on(signInContract.getCaptchaNeed, () => ({ isRequired }));
    await openPopup(gateway, { tab: 'sign-up' });
    await fill({ 'E-mail': ANANYA.email });
    expect(screen.queryByRole('checkbox', { name: 'I am a person' })).toBeNull();
    isRequired = true;
    await press('Open an account');
    expect(await screen.findByText('There is an account with this e-mail.')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'I am a person' })).toBeTruthy();
  });
});
