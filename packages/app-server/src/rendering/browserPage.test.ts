import { api, SESSION_RENEWED, wire } from '@lunette/api-client';
import { customerContract } from '@lunette/session/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { browserPage } from './browserPage.ts';

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({ getCustomer: build.query({ ...wire(customerContract.getCustomer) }) }),
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('SESS-05 after a session that was refused, the page hears of the new one before the call is repeated', async () => {
  const order: string[] = [];
  const state = { country: 'IN', language: 'en', texts: [], state: {} };
  vi.stubGlobal('document', {
    cookie: 'hasSession_in=1',
    getElementById: () => ({ textContent: JSON.stringify(state) }),
  });
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/' });
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => order.push(type));
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    order.push(`${method} ${url}`);
    return Promise.resolve(new Response('{}', { status: 401 }));
  });
  const { store } = await browserPage('desktop', {});
  await store.dispatch(customerApi.endpoints.getCustomer.initiate());
  expect(order).toEqual([
    'GET /api/v2/customers/me',
    'POST /api/v2/sessions',
    SESSION_RENEWED,
    'GET /api/v2/customers/me',
  ]);
});
