export { fromSource } from './fromSource.ts';
export { locales } from './locales.ts';
export { storefront } from './storefront.ts';
