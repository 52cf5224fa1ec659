import { api, SESSION_RENEWED, useSignOutKey } from '@lunette/api-client';
import { Refusal, testGateway, testStorage } from '@lunette/api-client/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressApi } from './api/address.ts';
import { consentApi } from './api/consent.ts';
import { customerApi } from './api/customer.ts';
import { sessionApi } from './api/session.ts';
import { signInApi } from './api/signIn.ts';
import { isCampaignPath } from './api/sendCampaign.ts';
import { deleteCookiesByPopup } from './browser/deleteCookiesByPopup.ts';
import { storedValue } from './browser/storedValues.ts';
import { notifyOtherTabs } from './browser/otherTabs.ts';
import {
  consentContract,
  customerAddressContract,
  customerContract,
  placeContract,
  sessionContract,
  signInContract,
} from './contract/index.ts';
import { aCustomer, anAddress, aSession, aSignIn } from './testing/fixtures.ts';
import { profileStateOf } from './profileState.ts';
import { loginFlagRead, selectSignIn, signInClosed, signInOpened } from './slice.ts';
import { watchSession } from './watchSession.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', testStorage());
  vi.stubGlobal('sessionStorage', testStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const credentials = { body: { email: 'a@post.in', password: 'seven blue lamps' } };

describe('a sign-in', () => {
  test('AUTH-09 it stores whether the number is verified, removes the data of the former user, and closes the popup', async () => {
    let name = 'Ananya';
    const gateway = testGateway()
      .on(signInContract.authenticate, () => aSignIn({ isTelephoneVerified: true }))
      .on(customerContract.getCustomer, () => aCustomer({ firstName: name }));
    const store = gateway.store();
    store.dispatch(signInOpened({ returnTo: '/cart' }));
    const seen = store.dispatch(customerApi.endpoints.getCustomer.initiate());
    await seen;
    name = 'Noura';
    await store.dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(customerApi.endpoints.getCustomer.select()(store.getState()).data?.firstName).toBe('Noura');
    expect(storedValue('isTelephoneVerified')).toBe('true');
    expect(selectSignIn(store.getState())).toMatchObject({
      isLogined: true,
      popup: null,
      captchaRequired: false,
    });
    seen.unsubscribe();
  });

  test('AUTH-05 the captcha flag is set when the gateway requires a captcha, and reset on success', async () => {
    let asks = true;
    const gateway = testGateway().on(signInContract.authenticate, () => {
      if (asks) throw new Refusal(403, 'captcha_required', 'Please confirm that you are a person.');
      return aSignIn();
    });
    const store = gateway.store();
    await store.dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    expect(selectSignIn(store.getState()).captchaRequired).toBe(true);
    asks = false;
    await store.dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    expect(selectSignIn(store.getState()).captchaRequired).toBe(false);
  });

  test('the popup opens on its second tab by default', () => {
    const store = testGateway().store();
    store.dispatch(signInOpened());
    expect(selectSignIn(store.getState()).popup).toEqual({ tab: 'sign-in', returnTo: null });
    store.dispatch(signInOpened({ tab: 'sign-up' }));
    expect(selectSignIn(store.getState()).popup?.tab).toBe('sign-up');
  });

  test('SESS-12 it sends the campaign of the visit from the checkout and the home page, also through the sign-in page, not from elsewhere', async () => {
    for (const path of ['/', '/?utm_source=letter', '/checkout/onepage/'])
      expect(isCampaignPath(path), path).toBe(true);
    for (const path of ['/eyeglasses', '/customer/account']) expect(isCampaignPath(path), path).toBe(false);
    const { saveCampaign } = await import('./browser/campaign.ts');
    saveCampaign('?utm_source=letter&utm_campaign=autumn&x=1');
    const gateway = testGateway()
      .on(signInContract.authenticate, () => aSignIn())
      .on(placeContract.passUtm, () => ({ success: true }));
    vi.stubGlobal('location', { pathname: '/eyeglasses' });
    await gateway.store().dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    const sent = () => gateway.received.filter(({ path }) => path.endsWith('passutmdata'));
    vi.stubGlobal('location', { pathname: '/' });
    await gateway.store().dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    const fields = { source: 'letter', campaign: 'autumn' };
    await expect.poll(sent).toMatchObject([{ body: fields }]);
    vi.stubGlobal('location', { pathname: '/customer/account' });
    const fromCheckout = gateway.store();
    fromCheckout.dispatch(signInOpened({ returnTo: '/checkout/onepage/' }));
    await fromCheckout.dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    await expect.poll(sent).toMatchObject([{ body: fields }, { body: fields }]);
  });

  test('SESS-12 it sends the campaign too if the page reads the login flag, which closes the popup, before the answer', async () => {
    const { saveCampaign } = await import('./browser/campaign.ts');
    saveCampaign('?utm_source=letter');
    vi.stubGlobal('location', { pathname: '/customer/account' });
    const gateway = testGateway();
    const store = gateway.store();
    gateway
      .on(signInContract.authenticate, () => {
        store.dispatch(loginFlagRead(true));
        store.dispatch(signInClosed());
        return aSignIn();
      })
      .on(placeContract.passUtm, () => ({ success: true }));
    store.dispatch(signInOpened({ returnTo: '/checkout/onepage/' }));
    await store.dispatch(signInApi.endpoints.authenticate.initiate(credentials));
    await expect
      .poll(() => gateway.received.filter(({ path }) => path.endsWith('passutmdata')))
      .toMatchObject([{ body: { source: 'letter' } }]);
  });
});

describe('a logout', () => {
  test("SESS-10 it removes the customer's caches and the WhatsApp opt-in id", async () => {
    const gateway = testGateway()
      .on(customerContract.getCustomer, () => aCustomer())
      .on(customerAddressContract.getAddresses, () => ({ addresses: [anAddress()] }))
      .on(consentContract.setWhatsAppConsent, () => ({
        response: { status: 'success' as const, details: 'OPT_IN' as const, id: 'opt-42' },
      }))
      .on(sessionContract.logout, () => aSession());
    const store = gateway.store();
    await store.dispatch(customerApi.endpoints.getCustomer.initiate(undefined, { subscribe: false }));
    await store.dispatch(addressApi.endpoints.getAddresses.initiate(undefined, { subscribe: false }));
    await store.dispatch(consentApi.endpoints.setWhatsAppConsent.initiate({ body: { optingValue: true } }));
    expect(storedValue('whatsAppOptInId')).toBe('opt-42');
    await store.dispatch(sessionApi.endpoints.logout.initiate({}));
    expect(storedValue('whatsAppOptInId')).toBeNull();
    expect(selectSignIn(store.getState()).isLogined).toBe(false);
    await expect
      .poll(() => customerApi.endpoints.getCustomer.select()(store.getState()).data)
      .toBeUndefined();
    expect(addressApi.endpoints.getAddresses.select()(store.getState()).data).toBeUndefined();
  });
});

describe('the personal data in a tab', () => {
  const lenses = 'lunette.lenses';
  const keepSome = () => {
    sessionStorage.setItem(lenses, '{"packageId":"1"}');
    sessionStorage.setItem('lunette.contact', '{"phone":"9822041377"}');
    sessionStorage.setItem('lunette.utm', '{"source":"letter"}');
    sessionStorage.setItem('another-shop', 'kept');
  };
  const left = () => Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));

  test('it is removed at a logout; the campaign of the visit stays', async () => {
    keepSome();
    const gateway = testGateway().on(sessionContract.logout, () => aSession());
    await gateway.store().dispatch(sessionApi.endpoints.logout.initiate({}));
    expect(left()).toEqual(['lunette.utm', 'another-shop']);
  });

  test('a page that holds more of it removes that too', async () => {
    const key = () => renderToStaticMarkup(createElement(() => String(useSignOutKey())));
    const before = key();
    const gateway = testGateway().on(sessionContract.logout, () => aSession());
    await gateway.store().dispatch(sessionApi.endpoints.logout.initiate({}));
    expect(key()).not.toBe(before);
  });

  test('the other tabs remove it too, even if another customer has signed in since', async () => {
    const stop = watchSession(testGateway().store(), {
      cookies: () => 'isLogined=1',
      page: new EventTarget(),
    });
    keepSome();
    notifyOtherTabs('signed-in');
    notifyOtherTabs('signed-out');
    await expect.poll(left).toEqual(['lunette.utm', 'another-shop']);
    stop();
  });

  test("a tab without the message removes it when it is shown again, and a guest's own tab keeps its data", () => {
    let cookies = 'isLogined=1';
    const shown = new EventTarget();
    const gateway = testGateway().on(sessionContract.validateSession, () => aSession());
    const stop = watchSession(gateway.store(), { cookies: () => cookies, page: shown });
    keepSome();
    cookies = 'isLogined=0';
    shown.dispatchEvent(new Event('focus'));
    expect(left()).toEqual(['lunette.utm', 'another-shop']);
    keepSome();
    shown.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(left()).toContain(lenses);
    stop();
  });
});

describe('the profile', () => {
  test('SESS-06 AUTH-11 a success is a login; a failure is none and keeps the status', () => {
    const customer = aCustomer();
    expect(profileStateOf(true, { currentData: customer, isFetching: false })).toMatchObject({
      isLogin: true,
      customer,
    });
    const refused = {
      status: 403,
      data: { type: 'about:blank', title: 'Forbidden', status: 403, code: 'sign_in_required', detail: '' },
    };
    expect(profileStateOf(true, { isFetching: false, error: refused })).toEqual({
      isLogin: false,
      isLoading: false,
      customer: null,
      errorStatus: 403,
    });
    expect(profileStateOf(false, { currentData: customer, isFetching: false }).customer).toBeNull();
  });
});

describe('the watch on the session', () => {
  const page = () => new EventTarget();

  test('SESS-03 the session is validated half a second after the page starts, not before', async () => {
    vi.useFakeTimers();
    const gateway = testGateway().on(sessionContract.validateSession, () => aSession());
    const stop = watchSession(gateway.store(), { cookies: () => '', page: page() });
    await vi.advanceTimersByTimeAsync(499);
    expect(gateway.received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.received.map(({ path }) => path)).toEqual(['/v2/sessions/validate']);
    stop();
  });

  test('SESS-08 a cookie that differs from the page makes it read all personal data again', async () => {
    vi.useFakeTimers();
    let cookies = 'isLogined=1; x=1';
    const gateway = testGateway()
      .on(sessionContract.validateSession, () => aSession())
      .on(customerContract.getCustomer, () => aCustomer());
    const store = gateway.store();
    const shown = page();
    const stop = watchSession(store, { cookies: () => cookies, page: shown });
    const seen = store.dispatch(customerApi.endpoints.getCustomer.initiate());
    await seen;
    shown.dispatchEvent(new Event('focus'));
    expect(gateway.received.filter(({ path }) => path === '/v2/customers/me')).toHaveLength(1);
    cookies = 'isLogined=0';
    shown.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectSignIn(store.getState()).isLogined).toBe(false);
    expect(gateway.received.filter(({ path }) => path === '/v2/customers/me')).toHaveLength(2);
    seen.unsubscribe();
    stop();
  });

  test('SESS-08 a session that is found to have ended says so at once, after a sign-out in another tab nothing does', async () => {
    let cookies = 'isLogined=1';
    const gateway = testGateway()
      .on(sessionContract.validateSession, () => aSession())
      .on(customerContract.getCustomer, () => aCustomer());
    const store = gateway.store();
    const shown = page();
    const stop = watchSession(store, { cookies: () => cookies, page: shown });
    const seen = store.dispatch(customerApi.endpoints.getCustomer.initiate());
    await seen;
    shown.dispatchEvent(new Event(SESSION_RENEWED));
    expect(selectSignIn(store.getState())).toMatchObject({ isLogined: true, hasEnded: false });
    cookies = 'isLogined=0';
    notifyOtherTabs('signed-out');
    await expect
      .poll(() => selectSignIn(store.getState()))
      .toMatchObject({ isLogined: false, hasEnded: false });
    store.dispatch(loginFlagRead(true));
    shown.dispatchEvent(new Event(SESSION_RENEWED));
    expect(selectSignIn(store.getState())).toMatchObject({ isLogined: false, hasEnded: true });
    const reads = () => gateway.received.filter(({ path }) => path === '/v2/customers/me');
    await expect.poll(reads).toHaveLength(3);
    seen.unsubscribe();
    stop();
  });

  test('queries that ask for it are read again when the page gets the focus and when it is online again', async () => {
    const gateway = testGateway()
      .on(sessionContract.validateSession, () => aSession())
      .on(customerContract.getCustomer, () => aCustomer());
    const store = gateway.store();
    const shown = page();
    const stop = watchSession(store, { cookies: () => 'isLogined=1', page: shown });
    const subscriptionOptions = { refetchOnFocus: true, refetchOnReconnect: true };
    const seen = store.dispatch(
      customerApi.endpoints.getCustomer.initiate(undefined, { subscriptionOptions }),
    );
    await seen;
    for (const [count, event] of [
      [2, 'online'],
      [3, 'focus'],
    ] as const) {
      shown.dispatchEvent(new Event(event));
      await expect.poll(() => gateway.received).toHaveLength(count);
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    }
    seen.unsubscribe();
    stop();
  });

  test('SESS-08 a page that is shown again by Back is read again, whatever its cookie says', async () => {
    vi.useFakeTimers();
    const gateway = testGateway().on(customerContract.getCustomer, () => aCustomer());
    const store = gateway.store();
    const shown = page();
    const stop = watchSession(store, { cookies: () => 'isLogined=1', page: shown });
    await store.dispatch(customerApi.endpoints.getCustomer.initiate(undefined, { subscribe: false }));
    shown.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(customerApi.endpoints.getCustomer.select()(store.getState()).data).toBeUndefined();
    stop();
  });
});

describe('cookies of an older domain', () => {
  test('SESS-04 a popup that is blocked, or that is open after ten seconds, is reported with the texts of the specification', async () => {
    vi.useFakeTimers();
    await expect(deleteCookiesByPopup('/old', () => null)).rejects.toThrow('Popup blocked by browser');
    const popup = { closed: false, close: vi.fn() };
    const late = deleteCookiesByPopup('/old', () => popup);
    const told = expect(late).rejects.toThrow('Popup deletion timeout');
    await vi.advanceTimersByTimeAsync(10_000);
    await told;
    expect(popup.close).toHaveBeenCalledOnce();
  });

  test('SESS-04 every half second it checks whether the popup has closed', async () => {
    vi.useFakeTimers();
    const popup = { closed: false, close: vi.fn() };
    const done = vi.fn();
    void deleteCookiesByPopup('/old', () => popup).then(done);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });
});
