import { testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { cartPopupClosed, cartPopupOpened, selectShowCartPopup } from './slice.ts';

test('the popup is closed until it is opened, and closes again', () => {
  const store = testGateway().store();
  expect(selectShowCartPopup(store.getState())).toBe(false);
  store.dispatch(cartPopupOpened());
  expect(selectShowCartPopup(store.getState())).toBe(true);
  store.dispatch(cartPopupClosed());
  expect(selectShowCartPopup(store.getState())).toBe(false);
});
