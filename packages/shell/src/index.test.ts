import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door shows these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AccountMenu',
    'BrandedHeader',
    'CountryPicker',
    'ErrorBoundary',
    'ExchangeWatch',
    'FooterLink',
    'Late',
    'LoadingOverlay',
    'OfferLine',
    'PageAnnouncer',
    'RepeatMark',
    'ShellLink',
    'ShopData',
    'VisitorCountry',
    'breadcrumbData',
    'isShownInFooter',
    'pageHead',
    'privateHead',
    'productData',
    'ratingData',
    'shellOf',
    'shopData',
    'usePageStore',
  ]);
});
