import { chromium as settings } from '@lunette/vitest';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { STORE } from '../ports.ts';
import type { Row } from '../report.ts';
import type { Store } from '../store.ts';
import { SCREENS } from '../weights/index.ts';

/** Lighthouse's scores and the measures behind them, on a phone for mobile-web and on a computer for desktop. */
export async function measureLighthouse(store: Store): Promise<Row[]> {
  const all = ['sandbox', 'gateway', 'desktop', 'mobile-web'];
  await store.start(all);
  const rows: Row[] = [];
  try {
    for (const app of ['desktop', 'mobile-web'] as const)
      for (const [screen, path] of Object.entries(SCREENS)) {
        const address = `${STORE[app]}${path}`;
        await fetch(address);
        const run = await firstVisit(address, app === 'desktop');
        const { categories, audits } = run.lhr;
        const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
        const value = (id: string) => Math.round((audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000;
        rows.push({
          name: `${app}: ${screen}`,
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best practices': score('best-practices'),
          SEO: score('seo'),
          'FCP ms': Math.round(value('first-contentful-paint')),
          'LCP ms': Math.round(value('largest-contentful-paint')),
          'blocking ms': Math.round(value('total-blocking-time')),
          CLS: value('cumulative-layout-shift'),
        });
      }
  } finally {
    await store.stop(all);
  }
  return rows;
}

/** Lighthouse keeps cookies from page to page: a browser of its own for each makes every visit somebody's first. */
async function firstVisit(address: string, isDesktop: boolean) {
  const chrome = await launch({
    chromePath: settings.executablePath,
    chromeFlags: ['--headless=new', ...settings.args],
  });
  try {
    const run = await lighthouse(
      address,
      { port: chrome.port, output: 'json', logLevel: 'error' },
      isDesktop ? desktopConfig : undefined,
    );
    if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
    return run;
  } finally {
    chrome.kill();
  }
}
