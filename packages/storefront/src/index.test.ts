import { expect, test } from 'vitest';
import * as storefront from './index.ts';

test('the package exports these names and no others', () => {
  expect(Object.keys(storefront).sort()).toEqual([
    'AccountMenu',
    'CountryPicker',
    'Document',
    'FooterLink',
    'MinimalShell',
    'NavigationLink',
    'OfferLine',
    'PageError',
    'RootOutlet',
    'SearchDialog',
    'ShopShell',
    'StoreSearchField',
    'hydratePage',
    'isShownInFooter',
    'loadRoot',
    'messageCatalogs',
    'renderWishlistBuy',
    'useLeaveExchange',
    'useOpenSignInPopup',
    'usePageLayout',
    'useText',
  ]);
});
