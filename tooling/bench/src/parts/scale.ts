import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { Client } from 'pg';
import { quantile } from '../load/load.ts';
import { memory } from '../load/process.ts';
import { STORE } from '../store/ports.ts';
import type { Row } from '../report/report.ts';
import { manyProducts } from '../store/manyProducts.ts';
import type { Store } from '../store/store.ts';

const PRODUCTS = 100_000;
const CHANGES = 10;
/** The demo store's first frame, and the category that contains all frames. */
const FRAME = 100101;
const CATEGORY = 2001;

const SHAPES = ['round', 'panto', 'square', 'rectangle', 'oval', 'cat-eye'];
const COLOURS = ['black', 'tortoise', 'gold', 'blue', 'pink'];
const SORTS = ['featured', 'newest', 'price_asc', 'price_desc', 'rating'];
const MATERIALS = ['titanium', 'acetate', 'metal'];

const LISTINGS = [
  ...SORTS.map((sort) => `sort=${sort}`),
  ...SHAPES.flatMap((shape) => SORTS.map((sort) => `sort=${sort}&frame_shape=${shape}`)),
  ...SHAPES.flatMap((shape) =>
    COLOURS.flatMap((colour) =>
      SORTS.map((sort) => `sort=${sort}&frame_shape=${shape}&frame_colour=${colour}`),
    ),
  ),
].map((query) => `/v2/products/category/${CATEGORY}?${query}`);

const SEARCHES = [
  ...SHAPES.flatMap((shape) => COLOURS.map((colour) => `${colour} ${shape}`)),
  ...SHAPES.flatMap((shape) => MATERIALS.map((material) => `${shape} ${material} women`)),
  ...COLOURS.flatMap((colour) =>
    ['glasses', 'sunglasses', 'glasses under 2000'].map((kind) => `${colour} ${kind}`),
  ),
  ...['aviatr', 'tortose round', 'glasses -2.5', '52-18', 'progressive 1.67', 'نظارات سوداء'],
].map((text) => `/v2/products/category/search/query/${encodeURIComponent(text)}`);

/** Measures a store with 100,000 products, and how soon a change of one product is visible. */
export async function measureScale(store: Store): Promise<Row[]> {
  const databaseUrl = await store.database('scale');
  const env = { DATABASE_URL: databaseUrl };
  // The first start creates the tables and the demo store, which is copied.
  await store.start(['gateway'], env);
  await store.stop(['gateway']);
  const database = new Client(databaseUrl);
  await database.connect();
  const gateway = new Pool(STORE.gateway, { connections: 1 });
  try {
    await manyProducts(database, PRODUCTS);
    const begun = performance.now();
    await store.start(['gateway', 'desktop'], env);
    const start = (performance.now() - begun) / 1000;
    await get(gateway, LISTINGS[0] ?? '');
    await get(gateway, SEARCHES[0] ?? '');
    const listings = await timed(gateway, LISTINGS.slice(1));
    const searches = await timed(gateway, SEARCHES.slice(1));
    const held = memory(store.pid('gateway'));
    const changes: Change[] = [];
    for (let turn = 0; turn < CHANGES; turn++) changes.push(await changePrice(database, gateway, turn));
    return [
      { name: 'products', value: PRODUCTS },
      { name: 'gateway and storefront answer, s', value: round(start) },
      {
        name: 'listing, never asked for before, ms',
        value: round(quantile(listings, 0.5)),
        'at most': 5,
        p99: round(quantile(listings, 0.99)),
      },
      {
        name: 'search, never asked for before, ms',
        value: round(quantile(searches, 0.5)),
        'at most': 30,
        p99: round(quantile(searches, 0.99)),
      },
      { name: 'memory of the gateway, MB', value: Math.round(held), 'at most': 700 },
      {
        name: 'memory of the gateway after the changes, MB',
        value: Math.round(memory(store.pid('gateway'))),
        'at most': 700,
      },
      {
        name: 'longest stall when one price changes, ms',
        value: round(Math.max(...changes.map(({ stall }) => stall))),
        'at most': 50,
      },
      {
        name: 'a price is seen in the gateway, s',
        value: round(Math.max(...changes.map(({ seen }) => seen))),
        'at most': 2,
      },
      { name: 'a price is seen in pages, s', value: round(await changeSeenInPages(database)), 'at most': 10 },
      { name: 'a name is seen in the gateway, s', value: round(await changeName(database, gateway)) },
    ];
  } finally {
    await database.end();
    await gateway.close();
    await store.stop(['gateway', 'desktop']);
  }
}

interface Change {
  /** The longest wait of another call meanwhile, in milliseconds. */
  stall: number;
  seen: number;
}

/** Changes a price while another caller makes small calls continuously, then lists and searches as shoppers do. */
async function changePrice(database: Client, gateway: Pool, turn: number): Promise<Change> {
  const probe = new Pool(STORE.gateway, { connections: 1 });
  const probing = new AbortController();
  let stall = 0;
  const probed = (async () => {
    while (!probing.signal.aborted) {
      const begun = performance.now();
      await get(probe, '/health');
      stall = Math.max(stall, performance.now() - begun);
      await wait(1);
    }
  })();
  await wait(200);
  stall = 0;
  const seen = await untilSeen(
    () => get(gateway, `/v2/products/product/${FRAME}`),
    () => lowerPrice(database),
  );
  await get(gateway, LISTINGS[turn] ?? '');
  await get(gateway, SEARCHES[turn] ?? '');
  await get(gateway, '/v2/products/typeahead/black%20ro');
  await get(gateway, '/static/pages/home.json');
  probing.abort();
  await probed;
  await probe.close();
  return { stall, seen };
}

async function changeSeenInPages(database: Client): Promise<number> {
  const desktop = new Pool(STORE.desktop, { connections: 1 });
  const listing = () => get(desktop, '/eyeglasses?country=IN');
  await listing();
  const seen = await untilSeen(listing, () => lowerPrice(database));
  await desktop.close();
  return seen;
}

async function changeName(database: Client, gateway: Pool): Promise<number> {
  return untilSeen(
    () => get(gateway, `/v2/products/product/${FRAME}`),
    () =>
      database.query(
        `UPDATE model SET text = jsonb_set(model.text, '{en,name}', '"Quillon"') FROM product
         WHERE model.id = model_id AND product.id = ${FRAME}`,
      ),
  );
}

const lowerPrice = (database: Client) =>
  database.query('UPDATE product_price SET selling = selling - 100 WHERE product_id = $1', [FRAME]);

/** The number of seconds after a change until an answer differs. */
async function untilSeen(read: () => Promise<string>, change: () => Promise<unknown>): Promise<number> {
  const before = await read();
  await change();
  const begun = performance.now();
  while ((await read()) === before) await wait(10);
  return (performance.now() - begun) / 1000;
}

/** Makes calls one after the other and returns their times in milliseconds, the shortest first. */
async function timed(pool: Pool, paths: string[]): Promise<number[]> {
  const waits: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    await get(pool, path);
    waits.push(performance.now() - begun);
  }
  return waits.sort((a, b) => a - b);
}

async function get(pool: Pool, path: string): Promise<string> {
  const answer = await pool.request({
    method: 'GET',
    path,
    headers: { 'x-country-code': 'IN', 'accept-language': 'en', 'x-api-client': 'desktop' },
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw new Error(`GET ${path}: ${answer.statusCode} ${text.slice(0, 200)}`);
  return text;
}

const round = (figure: number) => Math.round(figure * 100) / 100;
