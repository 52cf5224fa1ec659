import { chromium as settings } from '@lunette/vitest';
import { chromium, type Browser } from 'playwright-core';
import { STORE } from '../ports.ts';
import type { Row } from '../report.ts';
import type { Store } from '../store.ts';
import { SCREENS } from '../weights/index.ts';
import { VISITORS } from './visitors.ts';

/** A phone is taken to be four times slower than this machine, as Lighthouse takes it. */
const SLOWNESS = { 'awake ms': 1, 'awake ms, four times slower': 4 };

const ROUNDS = 5;

/** How long the public screens take from the first touch of a new visitor until every press is answered by the page itself. */
export async function measureFirstTaps(store: Store): Promise<Row[]> {
  const all = ['sandbox', 'gateway', 'desktop', 'mobile-web'];
  await store.start(all);
  const browser = await chromium.launch(settings);
  const rows: Row[] = [];
  for (const app of ['desktop', 'mobile-web'] as const)
    for (const screen of ['home', 'listing', 'product'] as const) {
      const row: Row = { name: `${app}: ${screen}` };
      for (const [column, rate] of Object.entries(SLOWNESS)) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++)
          times.push(await wakingTime(browser, app, `${STORE[app]}${SCREENS[screen]}`, rate));
        row[column] = Math.round(times.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN);
      }
      rows.push(row);
    }
  await browser.close();
  await store.stop(all);
  return rows;
}

async function wakingTime(
  browser: Browser,
  app: keyof typeof VISITORS,
  address: string,
  rate: number,
): Promise<number> {
  const context = await browser.newContext(VISITORS[app]);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        const look = () =>
          'recordedInput' in window ? setTimeout(look) : resolve(performance.now() - begin);
        dispatchEvent(new PointerEvent('pointerdown'));
        look();
      }),
  );
  await context.close();
  return time;
}
