import { hydrateWhenIdle } from './hydrateWhenIdle.ts';

/** What a route says of its page, in its `handle`. */
export interface PageHandle {
  /** The page is complete as it was sent: its scripts wait until the browser has painted it and is idle. */
  hydrates?: 'when-idle';
}

const TEMPLATE = 'scripts';

/** Marks a page that is not hydrated yet, for styles: parts further down are laid out later. */
const MARK = 'data-static';

/** The modules of a page: in its head those to be fetched, at its end the script of its routes and those that start by themselves. */
const PRELOADS = /<link rel="modulepreload" [^>]*>/g;
const SCRIPTS = /<script type="module" [^>]*>[\s\S]*?<\/script>/g;

const ROUTES = '<script type="module" async="">';

/** Lets styles, fonts and pictures come before the modules of a page. */
export function withLowPriority(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload" fetchPriority', '<link rel="modulepreload" fetchpriority')
    .replaceAll('<link rel="modulepreload" href', '<link rel="modulepreload" fetchpriority="low" href');
}

/**
 * Moves the modules of a page into a template, which a browser does not run, and adds the script that puts them back
 * (`hydrateWhenIdle`). The template stands where the routes' script stood, so React finds the page that it expects.
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
