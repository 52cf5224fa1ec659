import { chromium } from 'playwright-core';
import { STORE } from '../store/ports.ts';
import type { Row } from '../report/report.ts';
import type { Store } from '../store/store.ts';
import {
  CLIENT_BUDGETS,
  PACKAGE_BUDGETS,
  SCREEN_BUDGETS,
  SCREENS,
  weighClients,
  weighPackages,
  weighScreen,
  type Screen,
} from '../weights/index.ts';
import { VISITORS } from './visitors.ts';
import { wholeChromium as settings } from '../wholeChromium.ts';

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/**
 * Measures the bytes of each screen's first load in both storefronts, of all their scripts and of each package, with their
 * budgets.
 */
export async function measureWeights(store: Store): Promise<Row[]> {
  const all = ['sandbox', 'gateway', 'desktop', 'mobile-web'];
  await store.start(all);
  const browser = await chromium.launch(settings);
  const rows: Row[] = [];
  for (const app of ['desktop', 'mobile-web'] as const)
    for (const [screen, path] of Object.entries(SCREENS) as [Screen, string][]) {
      const context = await browser.newContext(VISITORS[app]);
      const weight = await weighScreen(context, `${STORE[app]}${path}`);
      await context.close();
      rows.push({
        name: `${app}: ${screen}`,
        'JS kB': kilobytes(weight.js),
        'CSS kB': kilobytes(weight.css),
        'fonts kB': kilobytes(weight.fonts),
        'pictures kB': kilobytes(weight.images),
        'JS allowed': SCREEN_BUDGETS[app][screen].js,
      });
    }
  await browser.close();
  await store.stop(all);
  const packages = await weighPackages();
  const clients = Object.entries(weighClients()) as ['desktop' | 'mobile-web', number][];
  return [
    ...rows,
    ...clients.map(([app, bytes]) => ({
      name: `${app}: all scripts`,
      'JS kB': kilobytes(bytes),
      'JS allowed': CLIENT_BUDGETS[app],
    })),
    ...Object.entries(packages).map(([name, bytes]) => ({
      name: `package ${name}`,
      'JS kB': kilobytes(bytes),
      'JS allowed': PACKAGE_BUDGETS[name] ?? '',
    })),
  ];
}
