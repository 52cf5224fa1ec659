import { testStorage } from '@lunette/api-client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { unpaidOrder } from './unpaidOrder.ts';

afterEach(() => vi.unstubAllGlobals());

test('an order whose payment was begun in this tab is kept until it is told to be over; another one leaves it', () => {
  vi.stubGlobal('sessionStorage', testStorage());
  expect(unpaidOrder.read()).toBeNull();
  unpaidOrder.keep('1300482917');
  unpaidOrder.forget('1300482918');
  expect(unpaidOrder.read()).toBe('1300482917');
  unpaidOrder.forget('1300482917');
  expect(unpaidOrder.read()).toBeNull();
});

test('where storage is refused, and on a server, there is none', () => {
  unpaidOrder.keep('1300482917');
  expect(unpaidOrder.read()).toBeNull();
});
