export { startStorefront } from './start.ts';
export { startDevelopment } from './startDevelopment.ts';
export type { DevelopmentServer } from './startDevelopment.ts';
export { settingsFrom } from './settings.ts';
export type { StorefrontSettings } from './settings.ts';
export { storefront } from './storefront.ts';
export type { Render } from './storefront.ts';
