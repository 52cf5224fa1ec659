export { fromSource } from './fromSource.ts';
export { locales } from './locales.ts';
export { serviceWorker } from './serviceWorker.ts';
export { storefront } from './storefront.ts';
