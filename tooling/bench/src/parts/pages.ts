import { startChild } from '../baselines/startChild.ts';
import { load, loadInTurn, type Load } from '../load/load.ts';
import { STORE } from '../store/ports.ts';
import type { Row } from '../report/report.ts';
import type { Store } from '../store/store.ts';

/** The slices of a measurement: pages and their baseline alternate about every quarter of a second. */
const SLICES = 50;
/**
 * The number of pages that a server renders before it is measured, so that its code is compiled as in a server that has run
 * for days.
 */
const WARM_UP = 1000;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br, gzip', 'user-agent': 'bench' };
const requests = (count: number, path: string) =>
  Array.from({ length: count }, () => ({ path, headers: HEADERS }));

/** A server that is sent `count` requests for one page. */
interface Subject {
  origin: string;
  path: string;
  pid: number;
  count: number;
}

/**
 * Measures the listing in pages per second: rendered each time, compared with React alone in the same run, and from the
 * document cache.
 */
export async function measurePages(store: Store): Promise<Row[]> {
  await store.start(['gateway']);
  const LISTING = JSON.stringify(await listing());
  const page = (count: number) => ({
    origin: STORE.desktop,
    path: '/eyeglasses',
    pid: store.pid('desktop'),
    count,
  });

  await store.start(['desktop'], { DOCUMENT_TTL: '0' });
  const server = await startChild('baselineRender.ts', STORE.baseline, { LISTING });
  const alone = { origin: STORE.baseline, path: '/', pid: server.pid, count: 5000 };
  const [rendered, baseline] = await inTurn([page(1500), alone]);
  await store.stop(['desktop']);
  await server.stop();

  await store.start(['desktop']);
  const [cached] = await inTurn([page(10_000)]);
  await store.stop(['desktop', 'gateway']);

  if (!rendered || !baseline || !cached) throw new Error('A page was not measured.');
  return [
    row('listing, rendered each time', rendered),
    row('listing, from the document cache', cached),
    row('baseline: the same fifteen cards, React alone', baseline),
    { name: 'rendered, of React alone', share: round(rendered.perSecond / baseline.perSecond) },
    { name: 'cached, of rendered', share: round(cached.perSecond / rendered.perSecond), 'to reach': 10 },
  ];
}

/** Measures the subjects in turn, after warming up each. */
async function inTurn(subjects: Subject[]): Promise<Load[]> {
  for (const { origin, pid, path } of subjects) await load(origin, pid, requests(WARM_UP, path));
  return loadInTurn(
    subjects.map(({ path, count, ...server }) => ({ ...server, requests: requests(count, path) })),
    SLICES,
  );
}

/** The gateway's answer for the listing, as a server requests it. */
async function listing(): Promise<unknown> {
  const answer = await fetch(`${STORE.gateway}/v2/products/category/2001?page-size=15`, {
    headers: { 'x-country-code': 'IN', 'accept-language': 'en', 'x-api-client': 'desktop' },
  });
  return ((await answer.json()) as { result: unknown }).result;
}

const round = (figure: number) => Math.round(figure * 100) / 100;

const row = (name: string, { perSecond, p50, p99, cpu }: Load): Row => ({
  name,
  'pages/s': Math.round(perSecond),
  'p50 ms': Math.round(p50 * 10) / 10,
  'p99 ms': Math.round(p99 * 10) / 10,
  'CPU ms/page': round(cpu),
});
