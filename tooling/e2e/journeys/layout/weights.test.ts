import {
  BUDGET_ADVICE,
  overBudget,
  SCREEN_BUDGETS,
  SCREENS,
  weighScreen,
  type Screen,
} from '@lunette/bench/weights';
import { expect, test, hydrated } from '../steps/shopper.ts';

for (const [screen, address] of Object.entries(SCREENS) as [Screen, string][])
  test(`the first load of ${screen} keeps within its budget of bytes`, async ({ context, baseURL }, {
    project,
  }) => {
    const app = project.name === 'desktop' ? 'desktop' : 'mobile-web';
    const weight = await weighScreen(context, `${baseURL}${address}`);
    expect(overBudget(`${app}: ${screen}`, weight, SCREEN_BUDGETS[app][screen]), BUDGET_ADVICE).toEqual([]);
  });

test('an Arabic page loads no more fonts than any other page', async ({ context, baseURL }, { project }) => {
  const app = project.name === 'desktop' ? 'desktop' : 'mobile-web';
  const { fonts } = await weighScreen(context, `${baseURL}${SCREENS.listing}?country=AE&language=ar`);
  expect(overBudget('Arabic listing', { fonts }, SCREEN_BUDGETS[app].listing), BUDGET_ADVICE).toEqual([]);
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
