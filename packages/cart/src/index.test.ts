import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the entry of the package exports these names and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'AddToCartButton',
    'CartButton',
    'CartPopup',
    'CartScreen',
    'CartSummary',
    'CartTab',
    'ChangePower',
    'MovedCheckout',
    'RecartButton',
    'ReorderButton',
    'ReorderByEmail',
    'WaitingOrderNotice',
    'cartApi',
    'cartPopupClosed',
    'cartPopupOpened',
    'cartState',
    'selectCartPopup',
    'useCartCount',
  ]);
});
