import { consentContract } from '@lunette/session/contract';
import { profileContract } from '../contract/index.ts';
import { Refusal } from '@lunette/api-client/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountGateway } from '../testing/accountGateway.ts';
import { forgetLogin, renderAccount } from '../testing/renderAccount.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

afterEach(() => {
  cleanup();
  forgetLogin();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (gateway = accountGateway()) =>
  renderAccount(<PrivacyScreen />, gateway, { path: '/customer/account/privacy/' });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('consents', () => {
  test('ACCT-03 a choice for news is saved immediately and appears in the history', async () => {
    const { sent } = show();
    expect((await box('E-mail')).checked).toBe(true);
    await userEvent.click(await box('Text message'));
    expect(await screen.findByText('Agreed: Text message')).toBeTruthy();
    expect((await box('Text message')).checked).toBe(true);
    expect(sent('POST', '/v2/customers/me/marketing-subscription')[0]?.body).toEqual({ sms: true });
  });

  test('ACCT-03 without a choice the history speaks of optional consents only, because the terms were accepted', async () => {
    show(accountGateway().on(consentContract.getConsents, () => ({ consents: [] })));
    expect(await screen.findByText('You have given no optional consent so far.')).toBeTruthy();
  });

  test('ACCT-03 a second choice counts while the first one is being saved', async () => {
    const never = new Promise<never>(() => undefined);
    const { sent } = show(accountGateway().on(consentContract.setMarketingSubscription, () => never));
    await userEvent.click(await box('Text message'));
    await userEvent.click(await box('Notification'));
    await waitFor(() =>
      expect(sent('POST', '/v2/customers/me/marketing-subscription').map(({ body }) => body)).toEqual([
        { sms: true },
        { pushNotification: true },
      ]),
    );
    expect((await box('Notification')).checked).toBe(true);
  });

  test('ACCT-04 WhatsApp messages about orders can be turned on and off', async () => {
    const { sent } = show();
    const whatsApp = 'Tell me about my orders by WhatsApp';
    await userEvent.click(await box(whatsApp));
    expect(await screen.findByText(`Agreed: ${whatsApp}`)).toBeTruthy();
    await userEvent.click(await box(whatsApp));
    expect(await screen.findByText(`Withdrawn: ${whatsApp}`)).toBeTruthy();
    expect(sent('PUT', '/v2/customers/whatsAppOpting').map(({ body }) => body)).toEqual([
      { optingValue: true },
      { optingValue: false },
    ]);
  });

  test('a refused choice returns to its former value, and the reason is shown', async () => {
    show(
      accountGateway().on(consentContract.setMarketingSubscription, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      }),
    );
    await userEvent.click(await box('Text message'));
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    await waitFor(async () => expect((await box('Text message')).checked).toBe(false));
  });
});

test("a copy of the customer's data is saved as a file", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  show();
  await press('Download my data');
  expect(await screen.findByText('The file is saved')).toBeTruthy();
  expect(saved).toEqual(['lunette-data.json']);
});

describe('the deletion of the account', () => {
  const open = async (gateway = accountGateway()) => {
    const view = show(gateway);
    await press('Delete my account');
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  };
  const end = () => press('Delete for good');

  test('it says what is deleted and what the law lets a shop keep, and requires a word', async () => {
    const { dialog, sent } = await open();
    expect(dialog.getByText(/Bills of past orders stay without your name/)).toBeTruthy();
    expect(dialog.getByText(/Appointments to come stay booked/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Type/), 'delete');
    await end();
    expect(await dialog.findByText('Please type the word DELETE.')).toBeTruthy();
    expect(sent('DELETE', '/v2/customers/me')).toEqual([]);
  });

  test('with the word the account is deleted, and the home page shows a signed-out visitor', async () => {
    const { dialog, path, sent } = await open();
    await userEvent.type(dialog.getByLabelText(/^Type/), 'DELETE');
    await end();
    await expect.poll(path).toBe('/');
    expect(sent('DELETE', '/v2/customers/me')[0]?.body).toEqual({ confirmation: 'DELETE' });
  });

  test('an open order is named, because it postpones the deletion', async () => {
    const answer = { id: 'cookie', success: true, waitsForOrders: ['1300482917'] };
    const { dialog } = await open(accountGateway().on(profileContract.deleteCustomer, () => answer));
    await userEvent.type(dialog.getByLabelText(/^Type/), 'DELETE');
    await end();
    expect(await screen.findByText(/We delete your account once order 1300482917 is finished/)).toBeTruthy();
  });

  test.each([
    ['that the account is deleted', [], /your account is deleted/],
    ['that the deletion is postponed', ['1300482917'], /once order 1300482917 is finished/],
  ])('the home page shows %s for more than five seconds', async (_what, waitsForOrders, words) => {
    const answer = { id: 'cookie', success: true, waitsForOrders };
    const { dialog, path } = await open(accountGateway().on(profileContract.deleteCustomer, () => answer));
    await userEvent.type(dialog.getByLabelText(/^Type/), 'DELETE');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('a customer who signed in long ago also gives the password', async () => {
    const gateway = accountGateway().on(profileContract.deleteCustomer, ({ body }) => {
      if (!body.password) throw new Refusal(403, 'sign_in_again', 'Please sign in once more.');
      return { id: 'cookie', success: true, waitsForOrders: [] };
    });
    const { dialog, path } = await open(gateway);
    await userEvent.type(dialog.getByLabelText(/^Type/), 'DELETE');
    await end();
    await userEvent.type(await dialog.findByLabelText('Password'), 'seven blue lamps');
    await end();
    await expect.poll(path).toBe('/');
  });

  test('a customer without a password signs in again', async () => {
    const gateway = accountGateway({ hasPassword: false }).on(profileContract.deleteCustomer, () => {
      throw new Refusal(403, 'sign_in_again', 'Please sign in once more.');
    });
    const { dialog } = await open(gateway);
    await userEvent.type(dialog.getByLabelText(/^Type/), 'DELETE');
    await end();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeTruthy());
  });
});
