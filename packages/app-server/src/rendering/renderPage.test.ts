import { createElement, type ReactNode } from 'react';
import {
  createRequestHandler,
  data,
  Outlet,
  RouterContextProvider,
  useParams,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesOf } from './renderedPage.ts';
import { DehydratedState, PageScripts } from './PageContext.tsx';
import { renderPage } from './renderPage.tsx';
import { serverPage } from './serverPage.ts';

const Layout = ({ children }: { children: ReactNode }) =>
  createElement(
    'html',
    null,
    createElement('head'),
    createElement('body', null, children, createElement(DehydratedState), createElement(PageScripts)),
  );
const Goods = () => createElement('h1', null, `Goods ${useParams().id}`);
const Broken = () => {
  throw new Error('It cannot be drawn.');
};

/** The build of a small shop: each route with its module, its loader and the file that its browser half would be. */
function buildOf(middleware: MiddlewareFunction<Response>): ServerBuild {
  const routes = {
    root: { path: '', module: { default: Outlet, Layout, middleware: [middleware] } },
    goods: { path: 'goods/:id', module: { default: Goods, handle: { sleeps: true } } },
    kinds: { path: 'kinds/:kind/goods/:id', module: { default: Goods, handle: { sleeps: true } } },
    bag: { path: 'bag/:id', module: { default: Goods } },
    broken: { path: 'broken', module: { default: Broken, handle: { sleeps: true } } },
  };
  const loader = ({ params: { id } }: { params: { id?: string } }) =>
    data(`answer ${id}`, { status: id === 'missing' ? 404 : 200 });
  const entries = Object.entries(routes).map(([id, { path, module }]) => {
    const route = { id, path, ...(id === 'root' ? {} : { parentId: 'root' }) };
    const browser = {
      ...route,
      ...{
        module: `/assets/${id}.js`,
        imports: [`/assets/${id}-part.js`],
        hasLoader: true,
        hasAction: false,
      },
      ...{
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
      },
      ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
      hydrateFallbackModule: undefined,
    };
    return [id, { ...route, module: { ...module, loader } }, browser] as const;
  });
  return {
    entry: { module: { default: renderPage } },
    routes: Object.fromEntries(entries.map(([id, route]) => [id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
      routes: Object.fromEntries(entries.map(([id, , browser]) => [id, browser])),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  };
}

/** A server of that shop, and what it sends for an address. */
function server() {
  const handle = createRequestHandler(buildOf(serverPage('desktop', {})), 'production');
  return async (path: string) => {
    const answer = await handle(new Request(`http://localhost${path}`), new RouterContextProvider());
    return Buffer.from(await bytesOf(answer), 'latin1').toString();
  };
}

/** What a sleeping page keeps in its template, and what stands outside it. */
function halves(page: string): [outside: string, asleep: string] {
  const [, before = '', asleep = '', after = ''] =
    /^(.*)<template id="asleep">(.*)<\/template>(.*)$/s.exec(page) ?? [];
  return [before + after, asleep];
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a sleeping page with the scripts of an earlier one is what it would be if they were drawn for it', async () => {
  const send = server();
  const [first, second] = [await send('/goods/1'), await send('/goods/2')];
  expect(first).toContain('<h1>Goods 1</h1>');
  expect(first).toContain('answer 1');
  expect(second).toBe(first.replaceAll('Goods 1', 'Goods 2').replaceAll('answer 1', 'answer 2'));
});

test('a sleeping page has all of its modules in the template and none outside, drawn for the first time or later', async () => {
  const send = server();
  await send('/kinds/round/goods/1');
  for (const page of [await send('/kinds/oval/goods/1'), await send('/kinds/oval/goods/2')]) {
    const [outside, asleep] = halves(page);
    expect(outside).toMatch(/^<!DOCTYPE html><html data-asleep>/);
    expect(outside).not.toMatch(/modulepreload|type="module"|data-part/);
    for (const file of ['entry', 'framework', 'root', 'root-part', 'kinds', 'kinds-part'])
      expect(asleep).toContain(`<link rel="modulepreload" fetchpriority="low" href="/assets/${file}.js"`);
    expect(asleep).toContain('import * as route1 from "/assets/kinds.js"');
    expect(asleep).toContain('<script type="module" src="/assets/framework.js"');
    expect(outside).toContain('answer ');
  }
});

test('a page that is awake names its own modules, each time', async () => {
  const send = server();
  for (const id of [1, 2]) {
    const page = await send(`/bag/${id}`);
    expect(page).not.toContain('asleep');
    expect(page).toContain('import * as route1 from "/assets/bag.js"');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/bag-part.js"');
    expect(page).toContain(`answer ${id}`);
  }
});

test('a page of another status does not sleep, nor keeps one of the same routes from it', async () => {
  const send = server();
  const missing = await send('/kinds/square/goods/missing');
  expect(missing).not.toContain('asleep');
  expect(missing).toContain('import * as route1 from "/assets/kinds.js"');
  const [outside, asleep] = halves(await send('/kinds/square/goods/1'));
  expect(outside).not.toMatch(/modulepreload|type="module"/);
  expect(asleep).toContain('import * as route1 from "/assets/kinds.js"');
});

test('a page that cannot be drawn does not sleep', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = server();
  for (let visit = 1; visit <= 2; visit++) expect(await send('/broken')).not.toContain('data-asleep');
});
