import { Pool } from 'pg';
import { startChild } from '../baselines/startChild.ts';
import { load, loadInTurn, median, middle, type Load, type LoadRequest } from '../load/load.ts';
import { cpuSeconds, memory } from '../load/process.ts';
import { STORE } from '../store/ports.ts';
import type { Row } from '../report/report.ts';
import { addToCart, call, guest, readyToPay } from '../store/shopper.ts';
import { waitForJobs } from '../store/waitForJobs.ts';
import type { Store } from '../store/store.ts';

const ROUNDS = 9;
/** The slices of a round: a call and its baseline alternate about every quarter of a second. */
const SLICES = 6;
const SHAPES = ['round', 'panto', 'square', 'rectangle', 'oval', 'cat-eye'];
const COLOURS = ['black', 'tortoise', 'gold', 'blue', 'pink'];
const SORTS = ['featured', 'newest', 'price_asc', 'price_desc', 'rating'];

/**
 * The measured calls of one kind, with the baseline that they are compared with and the share of it that they should reach.
 */
interface Subject {
  name: string;
  requests: (round: number) => Promise<LoadRequest[]>;
  baseline: keyof typeof BASELINES;
  targetShare: number;
}

const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const cycle = <T>(list: T[], index: number): T => list[index % list.length] as T;

const EMPTY = several(4000, (): LoadRequest => ({ path: '/empty' }));

const BASELINES = {
  'one indexed query': (products: number[]) =>
    several(3000, (i): LoadRequest => ({ path: `/product/${cycle(products, i)}` })),
  'five statements': (products: number[], round: number) =>
    several(1500, (i): LoadRequest => ({
      method: 'POST',
      path: `/line/${round * 1000 + (i % 750)}/${cycle(products, i)}`,
    })),
};

const listing = (index: number) =>
  `/v2/products/category/2001?frame_shape=${cycle(SHAPES, index)},${cycle(SHAPES, index + 1)}` +
  `&frame_colour=${cycle(COLOURS, index)}&sort=${cycle(SORTS, index)}`;

/** One of thousands of combinations of filters, so that none was requested in the last seconds. */
const rareListing = (index: number) => {
  const first = index % 6;
  const second = (first + 1 + (Math.floor(index / 6) % 5)) % 6;
  const colour = Math.floor(index / 30) % 5;
  const other = (colour + 1 + (Math.floor(index / 150) % 4)) % 5;
  return (
    `/v2/products/category/2001?frame_shape=${cycle(SHAPES, first)},${cycle(SHAPES, second)}` +
    `&frame_colour=${cycle(COLOURS, colour)},${cycle(COLOURS, other)}&sort=${cycle(SORTS, Math.floor(index / 600))}`
  );
};

const subjects = (products: number[]): Subject[] => [
  {
    name: 'product',
    requests: async () => several(1500, (i) => call('GET', `/v2/products/product/${cycle(products, i)}`)),
    baseline: 'one indexed query',
    targetShare: 1 / 2,
  },
  {
    name: 'listing, filters and counts',
    requests: async () => several(1000, (i) => call('GET', listing(i))),
    baseline: 'one indexed query',
    targetShare: 1 / 3,
  },
  {
    name: 'listing, never asked for before',
    requests: async (round) => several(1000, (i) => call('GET', rareListing(round * 1000 + i))),
    baseline: 'one indexed query',
    targetShare: 1 / 3,
  },
  {
    name: 'add to cart',
    requests: async () => {
      const tokens = await Promise.all(several(300, guest));
      return several(600, (i) => addToCart(cycle(tokens, i), cycle(products, i)));
    },
    baseline: 'five statements',
    targetShare: 1 / 3,
  },
  {
    name: 'place order',
    requests: (round) => Promise.all(several(500, (i) => readyToPay(cycle(products, round * 500 + i)))),
    baseline: 'five statements',
    targetShare: 1 / 3,
  },
];

/**
 * Measures calls of the gateway, each alternating with its baseline in every round, so that both run on the same machine in
 * the same seconds.
 */
export async function measureGateway(store: Store): Promise<Row[]> {
  await store.start(['sandbox', 'gateway']);
  const products = await stocked(store.databaseUrl);
  const baseline = await startChild('baselineServer.ts', `${STORE.baseline}/empty`, {
    DATABASE_URL: store.databaseUrl,
  });
  const gateway = store.pid('gateway');
  const measured = subjects(products);
  const runs = new Map<string, Load[]>();
  const shares = new Map<string, number[]>();
  const note = (name: string, run: Load, round: number) =>
    round > 0 && runs.set(name, [...(runs.get(name) ?? []), run]);
  try {
    // The first round warms up both and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      note('empty route', await load(STORE.baseline, baseline.pid, EMPTY), round);
      for (const [place, { name, requests, baseline: against }] of measured.entries()) {
        const ready = await requests(round);
        const cpu = cpuSeconds(gateway);
        const [most, run] = await loadInTurn(
          [
            {
              origin: STORE.baseline,
              pid: baseline.pid,
              requests: BASELINES[against](products, round * measured.length + place),
            },
            { origin: STORE.gateway, pid: gateway, requests: ready },
          ],
          SLICES,
        );
        if (!most || !run) throw new Error(`${name} was not measured.`);
        note(against, most, round);
        note(name, run, round);
        if (round > 0) shares.set(name, [...(shares.get(name) ?? []), run.perSecond / most.perSecond]);
        // Messages are still being sent; the next measurement must not include them.
        await waitForJobs(store.databaseUrl);
        const withJobs = ((cpuSeconds(gateway) - cpu) * 1000) / ready.length;
        note(`${name}, with its jobs`, { ...run, cpu: withJobs }, round);
      }
    }
    const of = (name: string) => middle(runs.get(name) ?? []);
    const row = (name: string, load: Load, rest: object = {}): Row => ({
      name,
      'calls/s': Math.round(load.perSecond),
      'p50 ms': round1(load.p50),
      'p99 ms': round1(load.p99),
      'CPU ms/call': Math.round(load.cpu * 100) / 100,
      ...rest,
    });
    return [
      ...['empty route', ...Object.keys(BASELINES)].map((name) => row(`baseline: ${name}`, of(name))),
      ...measured.map(({ name, targetShare }) =>
        row(name, of(name), {
          'of its baseline': round2(median(shares.get(name) ?? [])),
          'to reach': round2(targetShare),
        }),
      ),
      {
        name: 'CPU of an order and its messages, ms',
        value: round2(of('place order, with its jobs').cpu),
      },
      { name: 'memory of the gateway afterwards, MB', value: Math.round(memory(gateway)) },
    ];
  } finally {
    await baseline.stop();
    await store.stop(['sandbox', 'gateway']);
  }
}

/** Makes the stock of all products large, and returns the numbers of frames. */
async function stocked(databaseUrl: string): Promise<number[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query('UPDATE stock SET quantity = 1000000 WHERE quantity IS NOT NULL');
  const { rows } = await pool.query<{ id: number }>(
    `SELECT product.id FROM product JOIN model ON model.id = model_id
     JOIN product_price ON product_id = product.id AND country = 'IN'
     WHERE classification = 'sunglasses' ORDER BY product.id LIMIT 200`,
  );
  await pool.end();
  return rows.map(({ id }) => id);
}

const round1 = (figure: number) => Math.round(figure * 10) / 10;
const round2 = (figure: number) => Math.round(figure * 100) / 100;
