export { browserPage } from './browserPage.ts';
export type { BrowserPage } from './browserPage.ts';
export { HandOver, PageContext, useVisitor } from './PageContext.tsx';
export { screen, storeContext } from './screen.ts';
export type { ScreenRequest } from './screen.ts';
export { serverPage } from './serverPage.ts';
export { textsContext } from './texts.ts';
export type { Catalogues } from './texts.ts';
export { visitorContext } from './visitor.ts';
