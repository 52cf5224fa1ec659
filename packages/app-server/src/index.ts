export { startStorefront } from './start.ts';
export { startDevelopment } from './startDevelopment.ts';
export type { DevelopmentServer } from './startDevelopment.ts';
export { settingsFrom } from './settings.ts';
export type { StorefrontSettings } from './settings.ts';
export { storefront } from './http/storefront.ts';
export type { Render } from './http/storefront.ts';
