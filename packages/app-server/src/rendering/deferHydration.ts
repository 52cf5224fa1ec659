/** What a route says of its page, in its `handle`. */
export interface PageHandle {
  /** The page is whole as it was sent and needs no scripts until somebody is there. */
  sleeps?: boolean;
}

const TEMPLATE = 'asleep';

/** The mark of a page that sleeps, for styles: what lies further down is laid out later. */
const ASLEEP = 'data-asleep';

/** The modules of a page: in its head those to be fetched ahead, at its end the script of its routes and those that begin by themselves. */
const AHEAD = /<link rel="modulepreload" [^>]*>/g;
const SCRIPTS = /<script type="module" [^>]*>[\s\S]*?<\/script>/g;

const ROUTES = '<script type="module" async="">';

/** What a page shows comes before what makes it live: its modules leave the line to styles, fonts and pictures. */
export function withoutHaste(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload" fetchPriority', '<link rel="modulepreload" fetchpriority')
    .replaceAll('<link rel="modulepreload" href', '<link rel="modulepreload" fetchpriority="low" href');
}

/**
 * Lets a page sleep: its modules stand in a template, where a browser leaves them alone until somebody touches the page.
 * The template has the place of the routes' script, so that the page that wakes up is the one that React expects. A page
 * without that script gets the template of an earlier one, which names the same modules.
 */
export function deferHydration(page: string): string {
  const body = page.indexOf('</head>');
  if (body < 0) return page;
  const modules = new Set<string>();
  const take = (module: string) => {
    modules.add(module);
    return '';
  };
  const head = page
    .slice(0, body)
    .replace('<html', `<html ${ASLEEP}`)
    .replace(AHEAD, (link) => take(withoutHaste(link)));
  const routes = page.indexOf(ROUTES);
  if (routes < 0) return head + page.slice(body).replace(SCRIPTS, '');
  const tail = page.slice(routes).replace(SCRIPTS, take);
  const template =
    `<template id="${TEMPLATE}">${[...modules].join('')}</template>` +
    `<script>(${hydrateWhenWanted.toString()})('${TEMPLATE}','${ASLEEP}')</script>`;
  return head + page.slice(body, routes) + template + tail;
}

/**
 * Wakes a page at the first sign of a person, or at once in a browser that something personal waits for. When all that
 * the page shows has come, the framework is fetched and what lies further down (`later`) is laid out, so that waking up takes
 * little. It is sent as text: it may name nothing outside itself.
 */
function hydrateWhenWanted(id: string, mark: string): void {
  const signs =
    'pointerover pointermove pointerdown touchstart wheel scroll keydown input focusin click'.split(' ');
  const asleep = document.getElementById(id) as HTMLTemplateElement;
  const page = document.documentElement;
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    page.removeAttribute(mark);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wake, { once: true });
    else if (asleep.isConnected) asleep.replaceWith(asleep.content);
  };
  const fetchFramework = () => {
    const links = asleep.content.querySelectorAll('link[href*="/framework-"], link[href*="/cache-"]');
    for (const link of links) document.head.append(link.cloneNode());
  };
  // One part at a time: all at once would be a task in which nothing answers.
  const layOut = () => {
    const later = page.hasAttribute(mark) && document.querySelector('.later');
    if (!later) return;
    later.classList.remove('later');
    whenIdle(layOut);
  };
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);
  const { pressed, written, pointer } = window.recordedInput ?? {};
  const isSomebodyHere = Boolean(pressed?.size || written?.size || pointer);
  const isSomebodys = /\b(hasSession_|isLogined=1|customerFlow=)/.test(document.cookie);
  // A page that failed while it was drawn is not marked as asleep: waking up may mend it.
  if (isSomebodyHere || isSomebodys || !page.hasAttribute(mark)) return wake();
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('load', () => {
    setTimeout(fetchFramework);
    whenIdle(layOut);
  });
  // Laid out here, the page is painted in a task of its own: a touch need not wait for both.
  page.getBoundingClientRect();
}
