import { testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { cartPopupClosed, cartPopupOpened, selectCartPopup } from './slice.ts';

test('the popup is closed until it is opened, remembers what went in, and forgets it when it closes', () => {
  const store = testGateway().store();
  const popup = () => selectCartPopup(store.getState());
  expect(popup()).toEqual({ showCartPopup: false, addedProductId: null });
  store.dispatch(cartPopupOpened({ addedProductId: '148001' }));
  expect(popup()).toEqual({ showCartPopup: true, addedProductId: '148001' });
  store.dispatch(cartPopupClosed());
  expect(popup()).toEqual({ showCartPopup: false, addedProductId: null });
});
