import type { Page } from '@playwright/test';
import { elsewhere } from '../steps/devices.ts';
import { isPlaced, orderForCash } from '../steps/orderSteps.ts';
import { allowInConsole, expect, goToPayment, hydrated, test } from '../steps/shopper.ts';
import { account, signInByCode, signInByCodeAgain, somebodyNew } from '../steps/signInSteps.ts';

const question = (page: Page) =>
  page.getByRole('region', { name: 'May we send you offers by text message?' });
/** Opens the page of the customer's details, which does not have the question. */
async function isNotAsked(page: Page): Promise<void> {
  await page.goto('/customer/account/edit/');
  await expect(page.getByLabel('First name')).toBeVisible();
  await hydrated(page);
  await expect(question(page)).toHaveCount(0);
}

const YES = 'Yes, you may';

/** How far the page has shifted without an action of the shopper. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
}

test('ANLY-04 a customer who signed in by code agrees on the account page, also after a failure, and finds and withdraws the consent on the privacy page', async ({
  page,
  request,
}) => {
  allowInConsole(page, /ERR_FAILED/);
  const { mobile } = somebodyNew();
  await signInByCode(page, request, mobile);
  await page.goto('/customer/account/edit/');
  await expect(question(page)).toContainText(`+91 ••••• ${mobile.slice(5)}`);
  expect(await shiftOf(page)).toBeLessThan(0.01);

  const lost = '**/api/v2/utility/campaign/consent';
  await page.route(lost, (route) => route.abort());
  await question(page).getByRole('button', { name: YES }).click();
  await expect(question(page).getByRole('alert')).toContainText('The store cannot be reached.');
  await page.unroute(lost);
  await question(page).getByRole('button', { name: YES }).click();
  await expect(page.getByText(/Thank you\. You agreed to offers by text message to/)).toBeVisible();
  await expect(question(page)).toBeHidden();

  await page
    .getByText(/Thank you\./)
    .getByRole('link', { name: 'Privacy' })
    .click();
  await expect(page.getByRole('checkbox', { name: 'Text message' })).toBeChecked();
  await expect(page.getByText('Agreed: Text message')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Text message' }).click();
  await expect(page.getByText('Withdrawn: Text message')).toBeVisible();
  await isNotAsked(page);
});

test('ANLY-04 a customer is asked below an order, closes the question in one tab and is not asked again there, in another tab or after a reload @phone', async ({
  page,
  context,
  request,
}) => {
  await signInByCode(page, request);
  await goToPayment(page);
  await orderForCash(page);
  await isPlaced(page);
  await expect(question(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/customer/account/edit/');
  await expect(question(other)).toBeVisible();
  await page.bringToFront();
  await question(page).getByRole('button', { name: 'Close the question about offers' }).click();
  await expect(question(page)).toBeHidden();
  await expect(question(other)).toBeHidden();
  await page.reload();
  await isPlaced(page);
  await hydrated(page);
  await expect(page.getByRole('link', { name: /See the order/ })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await isNotAsked(page);
});

test('ANLY-04 a customer who refused is not asked again after signing out and in, nor on another device @phone', async ({
  page,
  request,
}) => {
  const { mobile } = somebodyNew();
  await signInByCode(page, request, mobile);
  await page.goto('/customer/account/edit/');
  const stored = page.waitForResponse('**/api/v2/utility/campaign/consent/close');
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(question(page)).toBeHidden();
  expect((await stored).status()).toBe(200);

  await page.goto('/customer/account');
  await account(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  const other = await elsewhere(page);
  for (const device of [page, other]) {
    await signInByCodeAgain(device, request, mobile);
    await isNotAsked(device);
  }
  await other.context().close();
});

test('ANLY-04 a guest is not asked, neither at the account nor below an order @phone', async ({ page }) => {
  await goToPayment(page);
  await orderForCash(page);
  await isPlaced(page);
  await hydrated(page);
  await expect(page.getByRole('link', { name: /See the order/ })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.goto('/customer/account/edit/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});
