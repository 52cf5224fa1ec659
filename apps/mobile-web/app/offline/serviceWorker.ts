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

/** The name of the cache of pages, which contain no personal data. Their files are in the browser's own cache. */
const CACHE = 'pages';
/** The maximum number of cached pages. */
const MOST_CACHED = 30;
/** The maximum number of pages that the offline page lists. */
const MOST_LISTED = 8;
/** Paths of personal pages, which are never cached. */
const PERSONAL =
  /^\/(cart|checkout|customer|sales|payment|search|api|desktop-site|editpower|lens-package-upgrade|staff|track-order|lead-gen)\b/;

const worker = globalThis as unknown as Worker;

// A newer worker waits until no page is open: if it took over immediately, a page that is loading could fail.
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// Scripts and pictures go past the worker: their names never change their content, so the browser's own cache has them
// without a connection too, and pages load with a quarter less work of the processor.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.mode === 'navigate') event.respondWith(page(request, event));
});

/** Answers the pages that are open, and removes the caches of earlier versions. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Fetches a page; without a connection it returns the cached page, otherwise the offline page. */
async function page(request: Request, event: WorkerEvent): Promise<Response> {
  const pages = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const isPublic = !PERSONAL.test(new URL(request.url).pathname);
    if (answer.ok && !answer.redirected && isPublic)
      event.waitUntil(addToCache(pages, request, answer.clone()));
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

/** Caches a page as the one that was opened last, and removes the oldest ones. */
async function addToCache(pages: Cache, request: Request, answer: Response): Promise<void> {
  await pages.delete(request);
  await pages.put(request, answer);
  const keys = await pages.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_CACHED)).map((key) => pages.delete(key)));
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
