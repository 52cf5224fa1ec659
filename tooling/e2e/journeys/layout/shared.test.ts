import {
  BUDGET_ADVICE,
  CLIENT_BUDGETS,
  overBudget,
  PACKAGE_BUDGETS,
  weighClients,
  weighPackages,
} from '@lunette/bench/weights';
import { STORE } from '../../ports.ts';
import { expect, test } from '../steps/shopper.ts';

test('all scripts of a storefront together keep within their budget of bytes', () => {
  expect(overBudget('all scripts', weighClients(), CLIENT_BUDGETS), BUDGET_ADVICE).toEqual([]);
});

test('each package adds no more to a browser build than its budget allows', async () => {
  expect(overBudget('package', await weighPackages(), PACKAGE_BUDGETS), BUDGET_ADVICE).toEqual([]);
});

test('the page that documents the gateway’s calls renders under its content security policy, and sends a call', async ({
  page,
}) => {
  await page.goto(`${STORE.gateway}/docs`);
  await page.locator('#operations-tag-sessions').click();
  await page.locator('#operations-sessions-postV2Sessions .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table tbody .response-col_status')).toHaveText(/^200/);
});
