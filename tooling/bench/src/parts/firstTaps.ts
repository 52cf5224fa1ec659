import { chromium, type Browser, type Page } from 'playwright-core';
import { median } from '../load/load.ts';
import { STORE } from '../store/ports.ts';
import type { Row } from '../report/report.ts';
import type { Store } from '../store/store.ts';
import { SCREENS } from '../weights/index.ts';
import { VISITORS } from './visitors.ts';
import { wholeChromium as settings } from '../wholeChromium.ts';

/** The network of the phone that Lighthouse simulates: slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_RATE = 4;

/** The control that a shopper taps first on each screen; each opens a dialog. */
const TAPS = { home: 'Shop', listing: 'Filters', product: 'Select lenses' } as const;

/** A page has settled when it is hydrated and no long task has run for this time. */
const QUIET_MS = 2_000;
/** The longest wait; after it the measurement fails. */
const PATIENCE_MS = 30_000;
/** The time after the first paint at which an early tap comes. */
const EARLY_MS = 300;
const ROUNDS = 3;

interface Answer {
  visible: number;
  effect: number;
}

/**
 * Measures how long a phone's public screens take to answer a tap: until something is painted, and until the dialog is open.
 * The taps come on a settled page and 300 ms after the first paint. The rows also contain the longest task until the page
 * has settled.
 */
export async function measureFirstTaps(store: Store): Promise<Row[]> {
  const all = ['sandbox', 'gateway', 'mobile-web'];
  await store.start(all);
  const browser = await chromium.launch(settings);
  const rows: Row[] = [];
  for (const [screen, control] of Object.entries(TAPS) as [keyof typeof TAPS, string][]) {
    const address = `${STORE['mobile-web']}${SCREENS[screen]}`;
    const settled: (Answer & { longest: number })[] = [];
    const early: Answer[] = [];
    // The first answer of a store is slow.
    await fetch(address);
    for (let round = 0; round < ROUNDS; round++) {
      settled.push(await visit(browser, address, (page) => tapWhenSettled(page, control)));
      early.push(await visit(browser, address, (page) => tapEarly(page, control)));
    }
    const of = <Key extends string>(answers: Record<Key, number>[], key: Key) =>
      Math.round(median(answers.map((answer) => answer[key])));
    rows.push({
      name: `${screen}: ${control}`,
      'settled: effect ms': of(settled, 'effect'),
      'to reach': 200,
      'early: visible ms': of(early, 'visible'),
      'to reach ': 100,
      'early: effect ms': of(early, 'effect'),
      'to reach  ': 1500,
      'longest task ms': of(settled, 'longest'),
      'to reach   ': 50,
    });
  }
  await browser.close();
  await store.stop(all);
  return rows;
}

/** One visit of a new shopper on a slow phone. */
async function visit<Result>(
  browser: Browser,
  address: string,
  tap: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(VISITORS['mobile-web']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'commit' });
  try {
    return await tap(page);
  } finally {
    await context.close();
  }
}

async function tapWhenSettled(page: Page, control: string): Promise<Answer & { longest: number }> {
  await page.waitForFunction(
    (quiet) =>
      !('recordedInput' in window) &&
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      performance.now() - window.bench.latestTask > quiet,
    QUIET_MS,
    { polling: 200 },
  );
  const longest = await page.evaluate(() => Math.max(0, ...window.bench.tasks));
  return { ...(await tapOn(page, control)), longest };
}

async function tapEarly(page: Page, control: string): Promise<Answer> {
  await page.waitForFunction(
    (wait) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() > paint.startTime + wait;
    },
    EARLY_MS,
    { polling: 16 },
  );
  return tapOn(page, control);
}

/** Taps the middle of a control and reads the times that the page has stored. */
async function tapOn(page: Page, control: string): Promise<Answer> {
  const button = page.getByRole('button', { name: control }).filter({ visible: true }).first();
  const box = await button.boundingBox();
  if (!box) throw new Error(`There is no ${control} to tap.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => window.bench.answer.effect > 0);
  return page.evaluate(() => window.bench.answer);
}

declare global {
  interface Window {
    /** The measurements that a page stores about itself; times since the tap, in milliseconds. */
    bench: { tasks: number[]; latestTask: number; answer: Answer };
  }
}

/**
 * Runs in the page. Stores long tasks and, after a tap, the times at which the control first reacted and its dialog was
 * open.
 */
function watchPage(): void {
  const bench: Window['bench'] = {
    tasks: [],
    latestTask: performance.now(),
    answer: { visible: 0, effect: 0 },
  };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      bench.tasks.push(duration);
      bench.latestTask = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  const watch = (event: Event) => {
    const begin = event.timeStamp;
    const pressed = event.target as Element;
    const control = pressed.closest('button') ?? pressed;
    const look = () => {
      const isOpen = Boolean(document.querySelector('dialog[open]'));
      const isAnswered = isOpen || control.getAnimations().length > 0;
      // This task runs after the callbacks of a frame, when the frame is painted.
      const { answer } = bench;
      setTimeout(() => {
        if (isAnswered && !answer.visible) answer.visible = performance.now() - begin;
        if (isOpen && !answer.effect) answer.effect = performance.now() - begin;
      });
      if (!isOpen) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
}
