import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door of the package', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AddToCartButton',
    'CartButton',
    'CartPopup',
    'CartScreen',
    'CartSummary',
    'CartTab',
    'ChangePower',
    'ReorderButton',
    'TakeBackButton',
    'WaitingOrderNotice',
    'cartApi',
    'cartPopupClosed',
    'cartPopupOpened',
    'selectCartPopup',
    'useCartCount',
  ]);
});
