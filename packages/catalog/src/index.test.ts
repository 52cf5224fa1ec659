import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door of the package', () => {
  expect(Object.keys(door).sort()).toEqual([
    'GalleryScreen',
    'HeartButton',
    'HomeScreen',
    'ListingScreen',
    'PowerEditor',
    'ProductScreen',
    'ReviewForm',
    'ReviewsScreen',
    'SearchField',
    'SearchPanel',
    'SearchScreen',
    'StockWatchForm',
    'WishlistButton',
    'WishlistWatch',
    'catalogApi',
    'prefetchGallery',
    'prefetchHome',
    'prefetchListing',
    'prefetchProduct',
    'prefetchReviews',
    'prefetchSearch',
    'searchQuery',
  ]);
});
