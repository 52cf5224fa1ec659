import { startChild } from '../child.ts';
import { load, middle, type Load } from '../load.ts';
import { STORE } from '../ports.ts';
import type { Row } from '../report.ts';
import type { Store } from '../store.ts';

const ROUNDS = 5;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br, gzip', 'user-agent': 'bench' };
const shots = (count: number, path: string) =>
  Array.from({ length: count }, () => ({ path, headers: HEADERS }));

/** Pages a second of the listing: rendered each time, from the document cache, and beside React alone. */
export async function measurePages(store: Store): Promise<Row[]> {
  await store.start(['gateway']);
  const kinds: [string, NodeJS.ProcessEnv, number][] = [
    ['listing, rendered each time', { DOCUMENT_TTL: '0' }, 150],
    ['listing, from the document cache', {}, 2000],
  ];
  const results: Row[] = [];
  const perSecond: number[] = [];
  for (const [name, env, count] of kinds) {
    await store.start(['desktop'], env);
    const run = await measured(() => load(STORE.desktop, store.pid('desktop'), shots(count, '/eyeglasses')));
    await store.stop(['desktop']);
    results.push(row(name, run));
    perSecond.push(run.perSecond);
  }
  const listing = await fetch(`${STORE.gateway}/v2/products/category/2001?page-size=15`, {
    headers: { 'x-country-code': 'IN', 'accept-language': 'en', 'x-api-client': 'desktop' },
  });
  const { result } = (await listing.json()) as { result: unknown };
  await store.stop(['gateway']);
  const bare = await startChild('bareRender.ts', STORE.ceiling, { LISTING: JSON.stringify(result) });
  const ceiling = await measured(() => load(STORE.ceiling, bare.pid, shots(500, '/')));
  await bare.stop();
  const [rendered = Number.NaN, cached = Number.NaN] = perSecond;
  return [
    ...results,
    row('ceiling: the same fifteen cards, React alone', ceiling),
    { name: 'rendered, of React alone', share: round(rendered / ceiling.perSecond), 'to reach': 0.33 },
    { name: 'cached, of rendered', share: round(cached / rendered), 'to reach': 10 },
  ];
}

/** The middle of several runs after one that warms up. */
async function measured(run: () => Promise<Load>): Promise<Load> {
  const runs: Load[] = [];
  for (let round = 0; round <= ROUNDS; round++) runs.push(await run());
  return middle(runs.slice(1));
}

const round = (figure: number) => Math.round(figure * 100) / 100;

const row = (name: string, { perSecond, p50, p99, cpu }: Load): Row => ({
  name,
  'pages/s': Math.round(perSecond),
  'p50 ms': Math.round(p50 * 10) / 10,
  'p99 ms': Math.round(p99 * 10) / 10,
  'CPU ms/page': round(cpu),
});
