import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderAt } from '../renderAt.tsx';
import { AccountMenu, type Account } from './AccountMenu.tsx';

const account = (over: Partial<Account> = {}): Account => ({
  isLoggedIn: false,
  firstName: null,
  isPersonalised: false,
  openLogin: vi.fn(),
  logout: vi.fn(),
  ...over,
});
const customer = (over: Partial<Account> = {}) => account({ isLoggedIn: true, firstName: 'Ananya', ...over });

describe('the account in the header', () => {
  test('SHELL-06 a guest’s "sign in &" and "sign up" open the login popup on the matching tab', async () => {
    const guest = account();
    renderAt(<AccountMenu account={guest} />);
    (await screen.findByRole('link', { name: 'sign in &' })).click();
    expect(guest.openLogin).toHaveBeenLastCalledWith('sign-in');
    screen.getByRole('link', { name: 'sign up' }).click();
    expect(guest.openLogin).toHaveBeenLastCalledWith('sign-up');
  });

  test('SHELL-08 a customer sees their first name, the places of the account and the way out', async () => {
    const ananya = customer();
    renderAt(<AccountMenu account={ananya} />);
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
    expect(ananya.logout).toHaveBeenCalledOnce();
  });

  test('SHELL-08 without a first name a label stands for it', async () => {
    renderAt(<AccountMenu account={customer({ firstName: '' })} />);
    await screen.findByRole('button', { name: 'My account' });
  });

  test('SHELL-08 the face profile is hidden while the personalisation flag is on', async () => {
    renderAt(<AccountMenu account={customer({ isPersonalised: true })} />);
    (await screen.findByRole('button', { name: 'Ananya' })).click();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/customer/ditto-profile/');
  });
});
