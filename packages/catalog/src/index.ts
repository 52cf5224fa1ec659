export { catalogApi } from './api.ts';
export { prefetchHome, prefetchListing, prefetchSearch } from './prefetch.ts';
export { HomeScreen } from './screens/HomeScreen.tsx';
export { ListingScreen } from './screens/ListingScreen.tsx';
export { SearchScreen } from './screens/SearchScreen.tsx';
