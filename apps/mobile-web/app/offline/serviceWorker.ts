import { offlinePage, type KnownPage } from './offlinePage.ts';

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  location: Location;
  clients: { claim: () => Promise<void> };
  addEventListener: ((name: 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((name: 'fetch', listener: (event: WorkerFetchEvent) => void) => void);
}

/**
 * The maximum number of cached entries of each kind. Cached pages contain no personal data, so any public page may be
 * cached.
 */
const CACHE_SIZES = { pages: 30, assets: 200, media: 150 };
/** The maximum number of pages that the offline page lists. */
const MOST_LISTED = 8;
/** Paths of personal pages, which are never cached. */
const PERSONAL = /^\/(cart|checkout|customer|sales|payment|search|api|desktop-site)\b/;

const worker = globalThis as unknown as Worker;

// A newer worker waits until no page is open: if it took over immediately, a page that is loading could fail.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, event));
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst('assets', request, event));
  else if (pathname.startsWith('/media/')) event.respondWith(cacheFirst('media', request, event));
});

/** Fetches a page; without a connection it returns the cached page, otherwise the offline page. */
async function page(request: Request, event: WorkerEvent): Promise<Response> {
  const pages = await caches.open('pages');
  try {
    const answer = await fetch(request);
    const isPublic = !PERSONAL.test(new URL(request.url).pathname);
    if (answer.ok && !answer.redirected && isPublic)
      event.waitUntil(addToCache('pages', request, answer.clone()));
    return answer;
  } catch {
    const { pathname, search } = new URL(request.url);
    return (
      (await pages.match(request)) ??
      new Response(offlinePage(await languageOf(pages), `${pathname}${search}`, await knownPages(pages)), {
        status: 503,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    );
  }
}

/** Serves a file with a content hash in its name, or a picture, from the cache; it is fetched once and never again. */
async function cacheFirst(name: 'assets' | 'media', request: Request, event: WorkerEvent): Promise<Response> {
  const known = await (await caches.open(name)).match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(addToCache(name, request, answer.clone()));
  return answer;
}

async function addToCache(name: keyof typeof CACHE_SIZES, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - CACHE_SIZES[name])).map((key) => cache.delete(key)),
  );
}

/** The pages that were opened last, each title once; a page without a title is left out. */
async function knownPages(pages: Cache): Promise<KnownPage[]> {
  const keys = (await pages.keys()).toReversed();
  const known = new Map<string, string>();
  for (const request of keys) {
    const { pathname, search } = new URL(request.url);
    // Pages vary by request headers; here a cached page counts for any headers.
    const page = await pages.match(request, { ignoreVary: true });
    const title = titleOf((await page?.text()) ?? '');
    if (title && !known.has(title)) known.set(title, `${pathname}${search}`);
    if (known.size === MOST_LISTED) break;
  }
  return [...known].map(([title, url]) => ({ title, url }));
}

/** The language of the page that was opened last. */
async function languageOf(pages: Cache): Promise<'en' | 'ar'> {
  const last = (await pages.keys()).at(-1);
  const page = last && (await pages.match(last, { ignoreVary: true }));
  return /<html[^>]* lang="ar"/.test((await page?.text()) ?? '') ? 'ar' : 'en';
}

/** The title of a page, without its offers and the name of the shop. */
function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replace(/ [|·] .*$/, '')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
