import {
  CLIENT_BUDGETS,
  overBudget,
  PACKAGE_BUDGETS,
  SCREEN_BUDGETS,
  SCREENS,
  weighClients,
  weighPackages,
  weighScreen,
  type Screen,
} from '@lunette/bench/weights';
import { expect, test, hydrated } from '../steps/shopper.ts';

/** How to get below an exceeded budget. */
const ADVICE =
  'Load it with the part that needs it, or do without; a budget is raised in tooling/bench/src/weights/budgets.ts, with its reason in the commit';

for (const [screen, address] of Object.entries(SCREENS) as [Screen, string][])
  test(`the first load of ${screen} keeps within its budget of bytes`, async ({ context, baseURL }, {
    project,
  }) => {
    const app = project.name === 'desktop' ? 'desktop' : 'mobile-web';
    const weight = await weighScreen(context, `${baseURL}${address}`);
    expect(overBudget(`${app}: ${screen}`, weight, SCREEN_BUDGETS[app][screen]), ADVICE).toEqual([]);
  });

test('an Arabic page loads no more fonts than any other page', async ({ context, baseURL }, { project }) => {
  const app = project.name === 'desktop' ? 'desktop' : 'mobile-web';
  const { fonts } = await weighScreen(context, `${baseURL}${SCREENS.listing}?country=AE&language=ar`);
  expect(overBudget('Arabic listing', { fonts }, SCREEN_BUDGETS[app].listing), ADVICE).toEqual([]);
});

test('framework, cache and shell each start in a task of their own', async ({ page }) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const own = await page
    .locator('script[type=module][src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') ?? ''));
  for (const name of ['framework', 'cache', 'shell'])
    expect(
      own.filter((src) => src.includes(`/assets/${name}-`)),
      name,
    ).toHaveLength(1);
});

test('all scripts of a storefront together keep within their budget of bytes', () => {
  expect(overBudget('all scripts', weighClients(), CLIENT_BUDGETS), ADVICE).toEqual([]);
});

test('each package adds no more to a browser build than its budget allows', async () => {
  expect(overBudget('package', await weighPackages(), PACKAGE_BUDGETS), ADVICE).toEqual([]);
});
