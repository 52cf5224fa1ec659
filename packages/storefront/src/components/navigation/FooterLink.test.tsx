import { testGateway } from '@lunette/api-client/testing';
import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { storefrontContract } from '../../contract/index.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FooterLink } from './FooterLink.tsx';
import { NavigationLink } from './NavigationLink.tsx';

const POWER = { label: 'Enter My Power', url: '/customer/prescriptions/#enter-my-power' };

describe('links of menus and footer', () => {
  test('FOOT-01 a link opens another tab if the content says so', async () => {
    renderAt(<FooterLink link={{ label: 'Terms', url: '/support', newTab: true }} />);
    const link = await screen.findByRole('link', { name: 'Terms' });
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual(['_blank', '/support']);
  });

  test('SHELL-11 a link to another domain has no arrow', async () => {
    renderAt(
      <>
        <NavigationLink link={{ label: 'Kids', url: '/kids' }} arrow />
        <NavigationLink link={{ label: 'Blog', url: 'https://blog.example/' }} arrow />
      </>,
    );
    expect((await screen.findByRole('link', { name: 'Kids' })).querySelector('svg')).not.toBeNull();
    const away = screen.getByRole('link', { name: 'Blog' });
    expect(away.querySelector('svg')).toBeNull();
    expect(away.getAttribute('rel')).toBe('noopener');
  });

  test('FOOT-02 "Enter My Power" opens a modal; a wrong number shows an error and nothing is sent', async () => {
    const gateway = testGateway();
    renderAt(<FooterLink link={POWER} />, { gateway });
    await userEvent.click(await screen.findByRole('link', { name: 'Enter My Power' }));
    await userEvent.type(await screen.findByLabelText('Mobile number'), '6822041377');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('Please enter valid phone number');
    expect(gateway.received).toEqual([]);
  });

  test('FOOT-02 the server’s reply to a valid number is shown as an alert', async () => {
    const gateway = testGateway().on(storefrontContract.enterMyPower, ({ query }) => ({
      message: `A link is on its way to ${query.phone}.`,
    }));
    renderAt(<FooterLink link={POWER} />, { gateway });
    await userEvent.click(await screen.findByRole('link', { name: 'Enter My Power' }));
    await userEvent.type(await screen.findByLabelText('Mobile number'), '09822041377');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('A link is on its way to 9822041377.');
  });
});
