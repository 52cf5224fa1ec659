import { createElement, type ReactNode } from 'react';
import {
  createRequestHandler,
  data,
  Outlet,
  RouterContextProvider,
  Scripts,
  useParams,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesOf } from './renderedPage.ts';
import { InputRecorder } from './hydration/InputRecorder.tsx';
import { DehydratedState } from './PageContext.tsx';
import { renderPage } from './renderPage.tsx';
import { serverPage } from './serverPage.ts';

const Layout = ({ children }: { children: ReactNode }) =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement(InputRecorder)),
    createElement('body', null, children, createElement(DehydratedState), createElement(Scripts)),
  );
const Goods = () => createElement('h1', null, `Goods ${useParams().id}`);
const Broken = () => {
  throw new Error('It cannot be drawn.');
};

/** The build of a small shop: each route with its module, its loader and the file for the browser. */
function buildOf(middleware: MiddlewareFunction<Response>): ServerBuild {
  const routes = {
    root: { path: '', module: { default: Outlet, Layout, middleware: [middleware] } },
    goods: { path: 'goods/:id', module: { default: Goods, handle: { hydrates: 'when-idle' } } },
    kinds: { path: 'kinds/:kind/goods/:id', module: { default: Goods, handle: { hydrates: 'when-idle' } } },
    bag: { path: 'bag/:id', module: { default: Goods } },
    broken: { path: 'broken', module: { default: Broken, handle: { hydrates: 'when-idle' } } },
  };
  const loader = ({ params: { id } }: { params: { id?: string } }) =>
    data(`answer ${id}`, { status: id === 'missing' ? 404 : 200 });
  const entries = Object.entries(routes).map(([id, { path, module }]) => {
    const route = { id, path, ...(id === 'root' ? {} : { parentId: 'root' }) };
    const browser = {
      ...route,
      module: `/assets/${id}.js`,
      imports: [`/assets/${id}-part.js`],
      hasLoader: true,
      hasAction: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: false,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
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

/** A server of that shop; returns a function that requests the HTML of an address. */
function server() {
  const handle = createRequestHandler(buildOf(serverPage('desktop', {})), 'production');
  return async (path: string) => {
    const answer = await handle(new Request(`http://localhost${path}`), new RouterContextProvider());
    return Buffer.from(await bytesOf(answer), 'latin1').toString();
  };
}

/** Splits a deferred page into the content of its template and the rest. */
function halves(page: string): [outside: string, deferred: string] {
  const [, before = '', deferred = '', after = ''] =
    /^(.*)<template id="scripts">(.*)<\/template>(.*)$/s.exec(page) ?? [];
  return [before + after, deferred];
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a page that is hydrated when idle has all its modules in the template and none outside', async () => {
  const send = server();
  for (const path of ['/kinds/oval/goods/1', '/kinds/oval/goods/2']) {
    const [outside, deferred] = halves(await send(path));
    expect(outside).toMatch(/^<!DOCTYPE html><html data-static>/);
    expect(outside).not.toMatch(/modulepreload|type="module"|data-fragment/);
    for (const file of ['entry', 'framework', 'root', 'root-part', 'kinds', 'kinds-part'])
      expect(deferred).toContain(`<link rel="modulepreload" fetchpriority="low" href="/assets/${file}.js"`);
    expect(deferred).toContain('import * as route1 from "/assets/kinds.js"');
    expect(deferred).toContain('<script type="module" src="/assets/framework.js"');
    expect(outside).toContain(`answer ${path.at(-1)}`);
  }
});

test('a page contains the state that it was rendered from and the script that records input', async () => {
  const page = await server()('/goods/1');
  const [, state = ''] =
    /<script id="dehydrated-state" type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(state)).toMatchObject({ country: 'IN', language: 'en', texts: [] });
  expect(page).toContain('<script>(function recordInput() {');
});

test('a page that is hydrated at once has the tags of its modules', async () => {
  const page = await server()('/bag/1');
  expect(page).not.toContain('data-static');
  expect(page).toContain('import * as route1 from "/assets/bag.js"');
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/bag-part.js"');
  expect(page).toContain('answer 1');
});

test('a page with another status, and one that failed while it was rendered, are hydrated at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = server();
  for (const path of ['/kinds/square/goods/missing', '/broken']) {
    const page = await send(path);
    expect(page).not.toContain('data-static');
    expect(page).not.toContain('<template id="scripts">');
  }
});
