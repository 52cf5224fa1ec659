import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { median } from '../load/load.ts';
import { STORE } from '../store/ports.ts';
import type { Row } from '../report/report.ts';
import type { Store } from '../store/store.ts';
import { SCREENS } from '../weights/index.ts';
import { wholeChromium as settings } from '../wholeChromium.ts';

/**
 * The number of visits of each page, after one that warms up browser and store. The figures of a phone, which is simulated
 * four times slower, vary more.
 */
const VISITS = { desktop: 3, 'mobile-web': 7 };

/**
 * Lighthouse's scores and the measures behind them, on a phone for mobile-web and on a computer for desktop. Each is the
 * median of several visits, because the machine is busy with other work in one visit of four.
 */
export async function measureLighthouse(store: Store): Promise<Row[]> {
  const all = ['sandbox', 'gateway', 'desktop', 'mobile-web'];
  await store.start(all);
  const chrome = await launch({
    chromePath: settings.executablePath,
    chromeFlags: ['--headless=new', ...settings.args],
  });
  const rows: Row[] = [];
  try {
    for (const app of ['desktop', 'mobile-web'] as const)
      for (const [screen, path] of Object.entries(SCREENS)) {
        const visit = () => firstVisit(chrome.port, `${STORE[app]}${path}`, app === 'desktop');
        await visit();
        const visits: Result[] = [];
        while (visits.length < VISITS[app]) visits.push(await visit());
        const score = (id: string) =>
          median(visits.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
        const value = (id: string) =>
          median(visits.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
        rows.push({
          name: `${app}: ${screen}`,
          performance: Math.round(score('performance')),
          accessibility: Math.round(score('accessibility')),
          'best practices': Math.round(score('best-practices')),
          SEO: Math.round(score('seo')),
          'FCP ms': Math.round(value('first-contentful-paint')),
          'LCP ms': Math.round(value('largest-contentful-paint')),
          'blocking ms': Math.round(value('total-blocking-time')),
          CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
        });
      }
  } finally {
    chrome.kill();
    await store.stop(all);
  }
  return rows;
}

/**
 * A visit of a new shopper. The browser keeps running, like that of a phone, because a browser that was just started looks
 * up its fonts while the page waits. Lighthouse clears caches and storage itself, but not cookies.
 */
async function firstVisit(port: number, address: string, isDesktop: boolean): Promise<Result> {
  await forgetCookies(port);
  const run = await lighthouse(
    address,
    { port, output: 'json', logLevel: 'error' },
    isDesktop ? desktopConfig : undefined,
  );
  if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
  return run.lhr;
}

async function forgetCookies(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  for (const context of browser.contexts()) await context.clearCookies();
  await browser.close();
}
