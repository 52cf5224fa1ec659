import { storedContact } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { customerContract, sessionContract, type Customer } from '@lunette/session/contract';
import {
  customerApi,
  loginFlagRead,
  saveCampaign,
  sessionApi,
  storedValue,
  storeValue,
} from '@lunette/session';
import { aSession } from '@lunette/session/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { marketingContract } from '../../contract/marketing.ts';
import { nextExpiry } from '../../rules/phoneCapture.ts';
import { STORED_EXPIRY, phoneCaptureGateway } from '../../testing/phoneCaptureGateway.ts';
import { renderMarketing } from '../../testing/renderMarketing.tsx';
import { PhoneCapture } from './PhoneCapture.tsx';

const TITLE = 'May we send you offers by text message?';
const EXPIRY = 'phoneCaptureExpiry';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function shown(gateway = phoneCaptureGateway(), isLogined = true) {
  const view = renderMarketing(<PhoneCapture />, gateway);
  act(() => void view.store.dispatch(loginFlagRead(isLogined)));
  const sent = (path: string) => gateway.received.filter((call) => call.path === path);
  const profiles = () => sent(customerContract.getCustomer.path).length;
  return { ...view, gateway, sent, profiles };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const daysUntil = (expiry: string | null) => Math.round((Date.parse(expiry ?? '') - Date.now()) / 86_400_000);

async function isNotAsked(view: ReturnType<typeof shown>, calls = 1) {
  await waitFor(() => expect(view.profiles()).toBe(calls));
  // The answer of the gateway has been drawn by then.
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(screen.queryByText(TITLE)).toBeNull();
}

describe('who is asked', () => {
  test('ANLY-04 a customer with a telephone is asked, and sees the number masked', async () => {
    shown();
    expect(await screen.findByRole('region', { name: TITLE })).toBeDefined();
    expect(screen.getByText('+91 ••••• 43210')).toBeDefined();
  });

  test('ANLY-04 a guest is not asked', async () => {
    await isNotAsked(shown(phoneCaptureGateway(), false), 0);
  });

  test('ANLY-04 staff, whose session has no customer, are not asked', async () => {
    const gateway = phoneCaptureGateway().on(customerContract.getCustomer, () => {
      throw new Refusal(403, 'not_for_staff', 'This is not for staff.');
    });
    await isNotAsked(shown(gateway));
  });

  test.each<[string, Partial<Customer>]>([
    ['without a telephone', { telephone: null, phoneCode: null }],
    [
      'who has agreed already',
      { marketingSubscription: { email: false, pushNotification: false, sms: true, whatsapp: false } },
    ],
  ])('ANLY-04 a customer %s is not asked', async (_who, customer) => {
    await isNotAsked(shown(phoneCaptureGateway(customer)));
  });

  test('ANLY-04 a customer whose expiry is in the future is not asked, one whose expiry is past is', async () => {
    storeValue(EXPIRY, nextExpiry('closed', Date.now()));
    const view = shown();
    await isNotAsked(view);
    view.unmount();
    storeValue(EXPIRY, new Date(Date.now() - 1).toISOString());
    shown();
    expect(await screen.findByText(TITLE)).toBeDefined();
  });

  test('ANLY-04 the expiry that the gateway has of the customer counts in a browser that has none', async () => {
    const view = shown(phoneCaptureGateway({ phoneCaptureExpiry: STORED_EXPIRY }));
    await isNotAsked(view);
    view.unmount();
    shown(phoneCaptureGateway({ phoneCaptureExpiry: new Date(Date.now() - 1).toISOString() }));
    expect(await screen.findByText(TITLE)).toBeDefined();
  });
});

describe('the answer', () => {
  test('ANLY-04 a yes that is pressed twice sends number, campaign and consent once, and stores number and expiry', async () => {
    saveCampaign('?utm_source=letter');
    const { sent } = shown();
    const yes = await screen.findByRole('button', { name: 'Yes, you may' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText(/Thank you\. You agreed to offers by text message to/)).toBeDefined();
    expect(sent(marketingContract.capturePhone.path)).toMatchObject([
      { body: { jsonData: { phone: '9876543210', phoneCode: '+91', campaign: { source: 'letter' } } } },
    ]);
    expect(sent(marketingContract.consentToTexts.path)).toMatchObject([
      { body: { collectionData: { phone: '9876543210' } } },
    ]);
    expect(storedContact().phone).toBe('9876543210');
    expect(daysUntil(storedValue(EXPIRY))).toBe(180);
  });

  test.each(['No, thanks', 'Close the question about offers'])(
    'ANLY-04 “%s” removes the question, stores an expiry here and at the gateway, and sends no number',
    async (name) => {
      const { sent, store } = shown();
      await press(name);
      expect(screen.queryByText(TITLE)).toBeNull();
      expect(daysUntil(storedValue(EXPIRY))).toBe(30);
      await waitFor(() =>
        expect(customerApi.endpoints.getCustomer.select()(store.getState()).data?.phoneCaptureExpiry).toBe(
          STORED_EXPIRY,
        ),
      );
      expect(sent(marketingContract.closePhoneCapture.path)).toHaveLength(1);
      expect(sent(marketingContract.capturePhone.path)).toEqual([]);
      expect(sent(marketingContract.consentToTexts.path)).toEqual([]);
    },
  );

  test('ANLY-04 a closing that the gateway cannot store still holds in this browser', async () => {
    const gateway = phoneCaptureGateway().on(marketingContract.closePhoneCapture, () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    });
    const { sent, unmount } = shown(gateway);
    await press('No, thanks');
    await waitFor(() => expect(sent(marketingContract.closePhoneCapture.path)).not.toEqual([]));
    unmount();
    await isNotAsked(shown(phoneCaptureGateway()));
  });

  test('ANLY-04 a failure is shown, stores no expiry, and the question can be answered again', async () => {
    let isBusy = true;
    const gateway = phoneCaptureGateway();
    gateway.on(marketingContract.consentToTexts, () => {
      if (isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { email: false, pushNotification: false, sms: true, whatsapp: false };
    });
    shown(gateway);
    await press('Yes, you may');
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
    expect(storedValue(EXPIRY)).toBeNull();
    isBusy = false;
    await press('Yes, you may');
    expect(await screen.findByText(/Thank you\./)).toBeDefined();
  });

  test('ANLY-04 the answer in another tab removes the question in this one', async () => {
    shown();
    await screen.findByText(TITLE);
    storeValue(EXPIRY, nextExpiry('success', Date.now()));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: `lunette.${EXPIRY}` })));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('ANLY-04 a logout removes the stored expiry of the browser', async () => {
    const { store, gateway } = shown();
    gateway.on(sessionContract.logout, () => aSession());
    await press('No, thanks');
    expect(storedValue(EXPIRY)).not.toBeNull();
    await act(() => store.dispatch(sessionApi.endpoints.logout.initiate({})));
    expect(storedValue(EXPIRY)).toBeNull();
  });
});
