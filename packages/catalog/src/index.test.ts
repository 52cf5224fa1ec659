import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the entry of the package exports these names and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'BackInStockForm',
    'CollectionScreen',
    'GalleryScreen',
    'HeartButton',
    'HomeScreen',
    'ListingScreen',
    'MoveToWishlistButton',
    'PowerEditor',
    'ProductScreen',
    'ReviewForm',
    'ReviewsScreen',
    'SearchField',
    'SearchPanel',
    'SearchScreen',
    'WishlistButton',
    'WishlistLoader',
    'catalogApi',
    'categoryState',
    'prefetchCollection',
    'prefetchGallery',
    'prefetchHome',
    'prefetchListing',
    'prefetchProduct',
    'prefetchReviews',
    'prefetchSearch',
    'searchQuery',
    'subcategoryApi',
  ]);
});
