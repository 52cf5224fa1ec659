export { catalogApi } from './api.ts';
export { prefetchHome, prefetchListing, prefetchSearch } from './prefetch.ts';
export { HomeScreen } from './screens/HomeScreen.tsx';
export { ListingScreen } from './screens/ListingScreen.tsx';
export { SearchScreen } from './screens/SearchScreen.tsx';
export { PowerGrid } from './components/power/PowerGrid.tsx';
export type { PurchaseChoice, RenderBuy } from './components/product/purchaseChoice.ts';
export { prefetchProduct } from './prefetchProduct.ts';
export { ProductScreen } from './screens/ProductScreen.tsx';
