import { hydrateWhenIdle } from './hydrateWhenIdle.ts';

/** The `handle` of a route. */
export interface PageHandle {
  /** For a page that is complete without scripts: they wait until the browser has painted it and is idle. */
  hydrates?: 'when-idle';
}

const TEMPLATE = 'scripts';

/** The attribute of a page that is not hydrated yet; its styles postpone the layout of lower parts. */
const MARK = 'data-static';

/** The module tags of a page: preloads in its head; at its end the script of its routes and other entry scripts. */
const PRELOADS = /<link rel="modulepreload" [^>]*>/g;
const SCRIPTS = /<script type="module" [^>]*>[\s\S]*?<\/script>/g;

const ROUTES = '<script type="module" async="">';

/** Gives the modules of a page a lower fetch priority than styles, fonts and pictures. */
export function withLowPriority(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload" fetchPriority', '<link rel="modulepreload" fetchpriority')
    .replaceAll('<link rel="modulepreload" href', '<link rel="modulepreload" fetchpriority="low" href');
}

/**
 * Moves the module tags of a page into a template, which a browser does not execute, and adds the script that moves them back
 * (`hydrateWhenIdle`). The template is at the position of the routes' script, so React finds the markup that it expects.
 */
export function deferHydration(page: string): string {
  const body = page.indexOf('</head>');
  const routes = page.indexOf(ROUTES);
  if (body < 0 || routes < 0) return page;
  const modules = new Set<string>();
  const take = (module: string) => {
    modules.add(module);
    return '';
  };
  const head = page
    .slice(0, body)
    .replace('<html', `<html ${MARK}`)
    .replace(PRELOADS, (link) => take(withLowPriority(link)));
  const tail = page.slice(routes).replace(SCRIPTS, take);
  const template =
    `<template id="${TEMPLATE}">${[...modules].join('')}</template>` +
    `<script>(${hydrateWhenIdle.toString()})('${TEMPLATE}','${MARK}')</script>`;
  return head + page.slice(body, routes) + template + tail;
}
