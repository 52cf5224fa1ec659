export { fromSource } from './fromSource.ts';
export { locales } from './plugins/locales.ts';
export { serviceWorker } from './plugins/serviceWorker.ts';
export { storefront } from './storefront.ts';
