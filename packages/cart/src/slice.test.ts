import { testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { cartPopupClosed, cartPopupOpened, selectCartPopup } from './slice.ts';

const closed = { showCartPopup: false, addedProductId: null, addedLineId: null };

test('the popup is closed until it is opened; it keeps what was added until it is closed', () => {
  const store = testGateway().store();
  const popup = () => selectCartPopup(store.getState());
  expect(popup()).toEqual(closed);
  store.dispatch(cartPopupOpened({ addedProductId: '148001' }));
  expect(popup()).toEqual({ showCartPopup: true, addedProductId: '148001', addedLineId: null });
  store.dispatch(cartPopupOpened({ addedProductId: '148001', addedLineId: 'line-alder' }));
  expect(popup().addedLineId).toBe('line-alder');
  store.dispatch(cartPopupClosed());
  expect(popup()).toEqual(closed);
});
