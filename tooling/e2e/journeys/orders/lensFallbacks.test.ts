import type { Locator, Page } from '@playwright/test';
import { inOtherTab } from '../steps/devices.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { allowInConsole, expect, hydrated, test, typePowerOf } from '../steps/shopper.ts';
import { beginLenses } from '../steps/storePeople.ts';

const POWER = { right: { sph: '-1.25', pd: '31.5' }, left: { sph: '-1.25', pd: '31.5' } };
const SAVING = '**/api/v2/orders/**/prescription**';
const PACKAGE = '**/api/v2/orders/**/package?**';

/** Places a guest's order of Alder with clear lenses and a power, with cash on delivery; returns its number. */
async function ordered(page: Page): Promise<string> {
  const token = await sessionOf(page);
  const glasses = {
    productId: '100101',
    powerType: 'single_vision',
    packageId: 'clear-156',
    prescription: POWER,
  } as const;
  return placeOrder({ token, method: 'cod', goods: [glasses] });
}

/** Goes from the page of an order to its lenses or its power. */
async function open(page: Page, orderId: string, link: string): Promise<void> {
  await page.goto(`/checkout/onepage/success/order-summary?orderId=${orderId}`);
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alder');
}

const LENSES = 'Change the lenses of Alder';
const thinner = (page: Page) => page.getByRole('radio', { name: /^Thin 1\.67/ });
const change = (page: Page) => page.getByRole('button', { name: 'Change them, ₹1,800 more' });
const toast = (page: Page, text: string) => page.getByRole('log').getByText(text);

/** The calls that a page has sent to change its order. */
function callsOf(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes(path)) sent.push(request.url());
  });
  return sent;
}

/** Presses a button and moves the mouse away: a mouse over a toast would keep it open. */
async function press(button: Locator, isMobile: boolean): Promise<void> {
  if (isMobile) await button.tap();
  else await button.click();
}

/** Loses the calls to a path, each once the button that sent it says that it is busy. */
async function loseWhileBusy(page: Page, path: string, button: Locator): Promise<void> {
  await page.route(path, async (route) => {
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await route.abort();
  });
}

/** Stops the clock of a page, which then advances only as the journey says. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Expects a text on the page for seven seconds, and no longer. */
async function isShownForSevenSeconds(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await page.clock.runFor(6_500);
  await expect(toast(page, text)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast(page, text)).toBeHidden();
}

test('LPU-01 LPU-02 LPU-03 LPU-04 offline: other lenses are sent after 100 ms, and each outcome is shown for 7 seconds', async ({
  page,
  isMobile,
}) => {
  allowInConsole(page, /net::ERR_/);
  await page.clock.install();
  await open(page, await ordered(page), LENSES);
  const sent = callsOf(page, '/package?');
  await thinner(page).check();
  await loseWhileBusy(page, PACKAGE, change(page));
  await stopTime(page);
  await press(change(page), isMobile);
  await page.clock.runFor(99);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => sent.length).toBe(1);
  await isShownForSevenSeconds(page, 'Error while updating the Package');
  // The message beside the button stays, and so does the choice.
  await expect(page.getByRole('alert').getByText('Error while updating the Package')).toBeVisible();
  await expect(thinner(page)).toBeChecked();
  await page.unroute(PACKAGE);
  await press(change(page), isMobile);
  await page.clock.runFor(100);
  await isShownForSevenSeconds(page, 'Package updated successfully');
  await page.clock.resume();
  await expect(page.getByText('Thin 1.67').first()).toBeVisible();
});

test('LPU-02 LPU-04 offline: a change of the power type that cannot be sent shows a message, and is sent with the next press @phone', async ({
  page,
}) => {
  allowInConsole(page, /net::ERR_/);
  await open(page, await ordered(page), LENSES);
  await page.getByRole('radio', { name: /^Zero Power/ }).check();
  const button = page.getByRole('button', { name: /Change them/ });
  await loseWhileBusy(page, '**/powertype?**', button);
  await button.click();
  await expect(toast(page, 'Error while updating the Power')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Error while updating the Power')).toBeVisible();
  await page.unroute('**/powertype?**');
  await button.click();
  await expect(toast(page, 'Power updated successfully')).toBeVisible();
});

test('LPU-02 LPU-03 LPU-04 offline: a power that cannot be sent stays typed, and each outcome is shown for 7 seconds @phone', async ({
  page,
  isMobile,
}) => {
  allowInConsole(page, /net::ERR_/);
  await page.clock.install();
  await open(page, await ordered(page), 'Change the power of Alder');
  await typePowerOf(page, '1.25');
  const right = page.locator('[data-eye=right]').getByRole('textbox').first();
  const send = page.getByRole('button', { name: 'Send this power' });
  await loseWhileBusy(page, SAVING, send);
  // The page checks the typed power first.
  await expect(send).toBeEnabled();
  await stopTime(page);
  await press(send, isMobile);
  await isShownForSevenSeconds(page, 'Error while updating the Prescription');
  await expect(page.getByRole('alert').getByText('Error while updating the Prescription')).toBeVisible();
  await expect(right).toHaveValue(/1\.25/);
  await page.unroute(SAVING);
  await press(send, isMobile);
  await isShownForSevenSeconds(page, 'Prescription updated successfully');
});

test('LPU-04 the lab begins while the page is open: other lenses are refused with the lab’s message, and the page shows the new state @phone', async ({
  page,
  request,
}) => {
  allowInConsole(page, /status of 409/);
  const orderId = await ordered(page);
  await open(page, orderId, LENSES);
  await thinner(page).check();
  await beginLenses(request, orderId);
  await change(page).click();
  const words = 'The lab has begun with these lenses, so they can no longer be changed here. Please call us.';
  await expect(toast(page, words)).toBeVisible();
  await expect(page.getByText('The lenses of Alder cannot be changed here')).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('₹3,249').first()).toBeVisible();
  await expect(page.getByRole('link', { name: LENSES })).toHaveCount(0);
});

test('LPU-04 the lab begins while the page is open: a power is refused with the lab’s message and stays typed @phone', async ({
  page,
  request,
}) => {
  allowInConsole(page, /status of 409/);
  const orderId = await ordered(page);
  await open(page, orderId, 'Change the power of Alder');
  await typePowerOf(page, '1.25');
  await beginLenses(request, orderId);
  await page.getByRole('button', { name: 'Send this power' }).click();
  const words =
    'The lenses are being made already, so their power can no longer be changed here. Please call us.';
  await expect(toast(page, words)).toBeVisible();
  await expect(page.locator('[data-eye=right]').getByRole('textbox').first()).toHaveValue(/1\.25/);
  await page.goto(`/checkout/onepage/success/order-summary?orderId=${orderId}`);
  await expect(page.getByRole('table', { name: /your power/i })).toContainText('−1.25');
});

test('LPU-04 a button that is pressed twice sends one change @phone', async ({ page }) => {
  const orderId = await ordered(page);
  await open(page, orderId, LENSES);
  const sent = callsOf(page, '/package?');
  await thinner(page).check();
  await change(page).dblclick();
  await expect(toast(page, 'Package updated successfully')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByText('₹5,049').first()).toBeVisible();
});

test('LPU-04 a change is refused when another tab has changed the lenses meanwhile: the page says so, and shows them with the new price @phone', async ({
  page,
}) => {
  allowInConsole(page, /status of 409/);
  const orderId = await ordered(page);
  await open(page, orderId, LENSES);
  await page.getByRole('radio', { name: /^Thin 1\.60/ }).check();
  await inOtherTab(page, page.url(), async (tab) => {
    await hydrated(tab);
    await thinner(tab).check();
    await change(tab).click();
    await expect(toast(tab, 'Package updated successfully')).toBeVisible();
  });
  await page.getByRole('radio', { name: /^Thin 1\.60/ }).check();
  await page.getByRole('button', { name: /^Change them/ }).click();
  await expect(toast(page, 'These lenses were changed meanwhile. Please look at them again.')).toBeVisible();
  await expect(thinner(page)).toBeChecked();
  await page.getByRole('radio', { name: /^Thin 1\.60/ }).check();
  await page.getByRole('button', { name: 'Change them, ₹700 less' }).click();
  await expect(toast(page, 'Package updated successfully')).toBeVisible();
});

test('LPU-04 LPU-05 an expired signed link says so, and order number and e-mail address lead on', async ({
  page,
}) => {
  allowInConsole(page, /status of 410/);
  const orderId = await ordered(page);
  const detail = 'This link is over. The number of the order and its e-mail address open it.';
  await page.route('**/api/v2/orders/**/link?**', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 410, code: 'link_expired', title: 'Gone', detail }),
    }),
  );
  await page.goto(`/lens-package-upgrade/${orderId}/item?until=1&sign=${'a'.repeat(32)}`);
  await expect(page.getByText(detail)).toBeVisible();
});
