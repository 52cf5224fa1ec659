export { fromSource } from './fromSource.ts';
export { locales } from './src/plugins/locales.ts';
export { serviceWorker } from './src/plugins/serviceWorker.ts';
export { storefront } from './storefront.ts';
